import type { Edition, Filters, PayDimension, PayRow } from '@observatorio/contract';
import { type Category, NOT_INFORMED, states } from '@observatorio/domain';
import { coveredMunicipalities, coveredStates } from '../query/place-filters';
import { cboOf, type OccupationTitles } from '../titles/occupation-titles';
import type { Places } from '../titles/places';
import { type PayGrouping, payDimensionsOf, payGroupOf } from './pay-dimensions';
import { noLinks, type PayGroup } from './pay-groups';

interface PayRowsContext {
  filters: Filters;
  edition: Edition;
  places: Places;
  titles: OccupationTitles;
  pays(grouping: PayGrouping): Promise<ReadonlyMap<number, PayGroup>>;
}

/** Code of the links whose category is unknown. */
const UNKNOWN = 0;

/** Groups by the codes of both dimensions. */
type Groups = ReadonlyMap<number, ReadonlyMap<number, PayGroup>>;

/**
 * Returns the pay by one dimension, or by two. The categories of a list are in its order, with zeros
 * unless no link has a known category; municipalities and occupations are in the order of their
 * links. Unknown categories come last, and only if they have links.
 */
export async function payRows(context: PayRowsContext, grouping: PayGrouping): Promise<PayRow[]> {
  const groups = nested(await context.pays(grouping));
  if (groups.size === 0) return [];
  const { by, split } = grouping;
  const parts = new Set([...groups.values()].flatMap((group) => [...group.keys()]));
  const splits: readonly (number | undefined)[] = split
    ? listed(parts, codesOf(payDimensionsOf[split].categories ?? []))
    : [undefined];
  const codes = ordered(context, by, groups);
  const labelOf = labeller(context, by, codes);
  return codes.flatMap((code) =>
    splits.flatMap((part) => {
      const group = groups.get(code)?.get(part ?? UNKNOWN) ?? noLinks;
      if (group.links === 0 && (code === UNKNOWN || part === UNKNOWN)) return [];
      const { links, ...pay } = group;
      return {
        key: code === UNKNOWN ? null : keyOf(by, code),
        label: code === UNKNOWN ? NOT_INFORMED : labelOf(code),
        group: part ? String(part) : null,
        groupLabel: split ? nameIn(payDimensionsOf[split].categories ?? [], part) : null,
        count: links,
        ...pay,
      };
    }),
  );
}

function nested(groups: ReadonlyMap<number, PayGroup>): Groups {
  const byCode = new Map<number, Map<number, PayGroup>>();
  for (const [number, group] of groups) {
    const { code, split } = payGroupOf(number);
    byCode.set(code, (byCode.get(code) ?? new Map<number, PayGroup>()).set(split, group));
  }
  return byCode;
}

const codesOf = (list: readonly Category[]): number[] => list.map(({ code }) => Number(code));

const nameIn = (list: readonly Category[], wanted: number | undefined): string =>
  list.find(({ code }) => code === String(wanted))?.label ?? NOT_INFORMED;

/** Returns the codes of a list, unless none of them was found, and the unknown one if it was. */
const listed = (found: ReadonlySet<number>, codes: readonly number[]): number[] => [
  ...([...found].some((code) => code !== UNKNOWN) ? codes : []),
  ...(found.has(UNKNOWN) ? [UNKNOWN] : []),
];

/** Returns the codes of a dimension in the order of the rows. */
function ordered(
  { filters, edition, places }: PayRowsContext,
  by: PayDimension,
  groups: Groups,
): number[] {
  const found = new Set(groups.keys());
  const { categories } = payDimensionsOf[by];
  if (by === 'uf') {
    const all = new Set([...coveredStates(filters, edition).map(Number), ...found]);
    return listed(
      found,
      codesOf(states).filter((code) => all.has(code)),
    );
  }
  if (categories) return listed(found, codesOf(categories));
  const counts = new Map(
    [...groups].map(([code, parts]) => [
      code,
      [...parts.values()].reduce((total, { links }) => total + links, 0),
    ]),
  );
  const links = (code: number): number => counts.get(code) ?? 0;
  const zeros = by === 'municipio' ? coveredMunicipalities(filters, edition, places) : [];
  const all = new Set([...found, ...zeros.map(Number)]);
  all.delete(UNKNOWN);
  return listed(
    found,
    [...all].toSorted((a, b) => links(b) - links(a) || a - b),
  );
}

const keyOf = (by: PayDimension, code: number): string =>
  by === 'occupation' ? cboOf(code) : String(code);

/** Returns a function that labels the known ones of some codes of a dimension. */
function labeller(
  context: PayRowsContext,
  by: PayDimension,
  codes: readonly number[],
): (code: number) => string {
  if (by === 'occupation') return (code) => context.titles.of(cboOf(code));
  if (by === 'municipio') {
    const nameOf = context.places.namesAmong(codes.filter((code) => code !== UNKNOWN));
    return (code) => nameOf(String(code));
  }
  const { categories = [] } = payDimensionsOf[by];
  return (code) => nameIn(categories, code);
}
