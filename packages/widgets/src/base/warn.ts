/** Tells the page's author that an attribute was passed over, and what it accepts. */
export function warnOfValue(tag: string, attribute: string, value: unknown, allowed: string): void {
  console.warn(
    `<${tag}>: o valor ${JSON.stringify(value)} não é aceito em "${attribute}" e foi ignorado. Aceita ${allowed}.`,
  );
}
