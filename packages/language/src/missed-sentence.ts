/**
 * Introduces results that only resemble the typed text, if any: `Nenhum resultado com “senai”.
 * Parecidos:`.
 */
export function missedSentence(text: string, similar: number): string {
  const none = `Nenhum resultado com “${text.trim()}”.`;
  if (similar === 0) return none;
  return `${none} ${similar === 1 ? 'Parecido' : 'Parecidos'}:`;
}
