import type { Area, Concept, Edition, Filters } from '@observatorio/contract';
import { inPlace } from '@observatorio/domain';
import { coverageName, formatList, inCompared } from '@observatorio/language';
import { filtersInWords } from '../model/chips';
import type { NameOf } from '../model/filter-names';

/** Filters of some links, and the edition that they come from. */
interface SelectedLinks {
  area: Area;
  filters: Filters;
  /** Default: an edition that covers the whole country. */
  edition: Pick<Edition, 'ufs'> | undefined;
}

/** Maximum number of places named in a sentence. */
const MAX_NAMED = 3;

/** Names or counts places: `no Acre e em São Paulo`, `em 4 estados`. */
const placesInWords = (names: readonly string[], many: string): string =>
  names.length > MAX_NAMED ? `em ${names.length} ${many}` : formatList(names);

/** Everywhere that an edition of these states covers: `no Brasil`, `no Acre`. */
export function everywhere(ufs: readonly string[] | undefined): string {
  const label = coverageName(ufs);
  return inCompared(label ? { key: 'coverage', label } : { key: 'country', label: 'Brasil' });
}

/** Concepts that are described in prose, or that another text names. */
const inProse: readonly (Concept | undefined)[] = [
  'occupation',
  'municipality',
  'state',
  'region',
  'year',
];

/**
 * Says which links the filters select, to follow their number: `de Técnico de enfermagem em São Paulo
 * (Gênero: Mulheres)`. Leaves out the year.
 */
export function selectionInWords(
  { area, filters, edition }: SelectedLinks,
  nameOf: NameOf,
): string {
  const namesOf = (concept: Concept): string[] => {
    const filter = area.filters.find((each) => each.concept === concept)?.name ?? '';
    return (filters[filter] ?? []).map((code) => nameOf(filter, code));
  };
  const occupations = namesOf('occupation');
  const what = occupations.length > 1 ? `${occupations.length} ocupações` : occupations[0];
  const [cities, states, regions] = [
    namesOf('municipality').map((name) => `em ${name}`),
    namesOf('state').map(inPlace),
    namesOf('region'),
  ];
  const region = `${regions.length > 1 ? 'nas regiões' : 'na região'} ${formatList(regions)}`;
  const where =
    placesInWords(cities, 'cidades') ||
    placesInWords(states, 'estados') ||
    (regions.length > 0 ? region : everywhere(edition?.ufs));
  const others = area.filters.flatMap(({ name, concept }) =>
    inProse.includes(concept) || !filters[name] ? [] : [[name, filters[name]] as const],
  );
  const rest = filtersInWords({ area, filters: Object.fromEntries(others), fixed: {} }, nameOf);
  return [what && `de ${what}`, where, rest.length > 0 && `(${rest.join('; ')})`]
    .filter(Boolean)
    .join(' ');
}
