/** Attributes by name; true is written without a value, false and undefined are omitted. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const escapeValue = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function written([name, value]: [string, Attributes[string]]): string {
  if (value === undefined || value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${escapeValue(String(value))}"`;
}

/** HTML that embeds an element in a page. */
export const tagHtml = (tag: string, attributes: Attributes = {}): string =>
  `<${tag}${Object.entries(attributes).map(written).join('')}></${tag}>`;
