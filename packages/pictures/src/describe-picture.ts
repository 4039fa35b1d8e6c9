import type { ShownCard } from './show-card';

const sentence = (text: string): string => (/\p{P}$/u.test(text) ? text : `${text}.`);

/**
 * Returns a text alternative for a picture. The title is the card's name even if the card hides it.
 */
export function describePicture({
  name,
  texts: { summary, unit, filters, source, badge },
  message,
}: ShownCard): { title: string; description: string } {
  const parts = [
    summary,
    unit && `Unidade: ${unit}. Filtros: ${filters.join('; ') || 'nenhum'}.`,
    message && sentence(message.title),
    message?.text,
    source && sentence(source),
    badge && sentence(badge),
  ];
  return { title: name, description: parts.filter(Boolean).join(' ') };
}
