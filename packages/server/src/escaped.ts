const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as HTML, also inside double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
