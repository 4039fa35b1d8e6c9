/** Warns the page's author about an invalid attribute value. */
export function warnAboutValue(
  tag: string,
  attribute: string,
  value: unknown,
  allowed: string,
): void {
  console.warn(
    `<${tag}>: o valor ${JSON.stringify(value) ?? String(value)} não é aceito em "${attribute}" e foi ignorado. Aceita ${allowed}.`,
  );
}
