const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as HTML or XML, also inside double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
