import type { ShownCard } from './rendering';

/** Returns the text of a card that does not apply to its filters. */
const withoutData = ({ frame }: ShownCard): NonNullable<ShownCard['texts']> => ({
  title: frame?.title ?? '',
  summary: frame?.summary ?? '',
  unit: '',
  filters: [],
  source: '',
});

/** Returns the title and all other text in a picture. */
export const textsOf = (shown: ShownCard): NonNullable<ShownCard['texts']> =>
  shown.texts ?? withoutData(shown);

const sentence = (text: string): string => (/\p{P}$/u.test(text) ? text : `${text}.`);

/**
 * Returns a text alternative for a picture. The title is the card's name even if the card hides it.
 */
export function words(shown: ShownCard): { title: string; description: string } {
  const { summary, unit, filters, source, badge } = textsOf(shown);
  const { message, frame } = shown;
  const parts = [
    summary,
    unit && `Unidade: ${unit}. Filtros: ${filters.join('; ') || 'nenhum'}.`,
    message && sentence(message.title),
    message?.text,
    source && sentence(source),
    badge && sentence(badge),
  ];
  return { title: frame?.name ?? '', description: parts.filter(Boolean).join(' ') };
}
