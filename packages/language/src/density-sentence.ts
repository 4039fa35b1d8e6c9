import { type CountRow, inPlace, placeWithArticle } from '@observatorio/domain';
import { formatCount, formatList, prependDe } from './format';
import { emptySentence } from './sentences';
import { LINKS, type Unit, withUnit } from './unit';

/** Inhabitants by whom links are divided: of all ages, or of working age. */
export type InhabitantAges = 'all' | 'working';

/** Names the inhabitants of these ages. Default: of all ages. */
export const inhabitantsOf = (ages: InhabitantAges = 'all'): string =>
  ages === 'all' ? 'habitantes' : 'habitantes de 15 a 69 anos (Censo 2022)';

const perThousand = (ages?: InhabitantAges): Unit => ({
  one: `${LINKS.one} por mil ${inhabitantsOf(ages)}`,
  many: `${LINKS.many} por mil ${inhabitantsOf(ages)}`,
});

/** Describes a rate: `Acre: 120,4 vínculos por mil habitantes`. */
export const densityInWords = (
  { label, count }: Pick<CountRow, 'count' | 'label'>,
  ages?: InhabitantAges,
): string => `${label}: ${withUnit(count, perThousand(ages))}`;

/** Maximum number of places named in a sentence. */
const MAX_NAMED = 3;

/**
 * Names the places with the highest and the lowest rate, given as counts: `O maior número é o de
 * Santa Catarina: 350,2 vínculos por mil habitantes; o menor, o do Maranhão: 120,4.` Or states those
 * of the selected places.
 */
export function densitySentence(
  rows: readonly CountRow[],
  selected: readonly string[] = [],
  ages?: InhabitantAges,
): string {
  const chosen = rows.filter(({ key }) => key && selected.includes(key));
  if (chosen.length > 0) {
    const more = chosen.length > MAX_NAMED ? [`mais ${chosen.length - MAX_NAMED}`] : [];
    const named = chosen.slice(0, MAX_NAMED).map((row) => densityInWords(row, ages));
    return `Seleção: ${formatList([...named, ...more])}.`;
  }
  const [first, ...others] = rows.toSorted((a, b) => b.count - a.count);
  if (!first || first.count === 0) return emptySentence(LINKS);
  const last = others.at(-1);
  const rate = withUnit(first.count, perThousand(ages));
  if (!last) return `Há ${rate} ${inPlace(first.label)}.`;
  return `O maior número é o ${prependDe(placeWithArticle(first.label))}: ${rate}; o menor, o ${prependDe(placeWithArticle(last.label))}: ${formatCount(last.count)}.`;
}
