/** Known attributes that are not properties: two from HTML, and two that a card sets itself. */
const knownAttributes = ['class', 'is', 'active', 'without-data'];

/**
 * Matches attribute names that resemble ours: not `data-…`, `aria-…` or framework names such as
 * `x-…`.
 */
const attributePattern = /^(?:[a-z]+|(?!data-|aria-)[a-z]{3,}(?:-[a-z]+)+)$/;

/** Warns the page's author about attributes that neither the element nor HTML defines. */
export function warnAboutUnknown(host: HTMLElement, accepted: readonly string[]): void {
  const observed: readonly string[] = Reflect.get(host.constructor, 'observedAttributes');
  for (const { name } of host.attributes) {
    const isKnown = observed.includes(name) || knownAttributes.includes(name) || name in host;
    if (isKnown || !attributePattern.test(name)) continue;
    console.warn(
      `<${host.localName}>: o atributo "${name}" não existe e foi ignorado. Aceita ${accepted.join(', ')}.`,
    );
  }
}

/** Warns the page's author about an invalid attribute value and its effect. */
export function warnAboutValue(
  tag: string,
  attribute: string,
  value: unknown,
  allowed: string,
  effect = ' e foi ignorado',
): void {
  console.warn(
    `<${tag}>: o valor ${JSON.stringify(value) ?? String(value)} não é aceito em "${attribute}"${effect}. Aceita ${allowed}.`,
  );
}
