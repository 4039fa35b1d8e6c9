import { type CountRow, inPlace, placeWithArticle } from '@observatorio/domain';
import { formatCount, formatList, prependDe } from './format';
import { type InhabitantAges, withAges } from './inhabitant-ages';
import { emptySentence } from './sentences';
import { LINKS, type Unit, withUnit } from './unit';

const PER_THOUSAND: Unit = {
  one: `${LINKS.one} por mil habitantes`,
  many: `${LINKS.many} por mil habitantes`,
};

/** A rate, and the ages of its inhabitants, the same in all rows. Default: all. */
interface Rate extends CountRow {
  ages?: InhabitantAges;
}

const inWords = ({ count, ages }: Pick<Rate, 'ages' | 'count'>): string =>
  withAges(withUnit(count, PER_THOUSAND), ages);

/** Describes a rate: `Acre: 120,4 vínculos por mil habitantes`. */
export const densityInWords = (rate: Pick<Rate, 'ages' | 'count' | 'label'>): string =>
  `${rate.label}: ${inWords(rate)}`;

/** Maximum number of places named in a sentence. */
const MAX_NAMED = 3;

/**
 * Names the places with the highest and the lowest rate, given as counts: `O maior número é o de
 * Santa Catarina: 350,2 vínculos por mil habitantes; o menor, o do Maranhão: 120,4.` Or states those
 * of the selected places.
 */
export function densitySentence(rows: readonly Rate[], selected: readonly string[] = []): string {
  const chosen = rows.filter(({ key }) => key && selected.includes(key));
  if (chosen.length > 0) {
    const more = chosen.length > MAX_NAMED ? [`mais ${chosen.length - MAX_NAMED}`] : [];
    return `Seleção: ${formatList([...chosen.slice(0, MAX_NAMED).map(densityInWords), ...more])}.`;
  }
  const [first, ...others] = rows.toSorted((a, b) => b.count - a.count);
  if (!first || first.count === 0) return emptySentence(LINKS);
  const last = others.at(-1);
  const rate = inWords(first);
  if (!last) return `Há ${rate} ${inPlace(first.label)}.`;
  return `O maior número é o ${prependDe(placeWithArticle(first.label))}: ${rate}; o menor, o ${prependDe(placeWithArticle(last.label))}: ${formatCount(last.count)}.`;
}
