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

/** Attribute text of a value; null means that the attribute is absent. */
const textOf = (value: Attributes[string]): string | null =>
  value === undefined || value === false ? null : value === true ? '' : String(value);

/** Sets the attributes of an element, and removes those whose value is undefined or false. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = textOf(value);
    if (text === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}
