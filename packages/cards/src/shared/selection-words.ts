import type { Area, Concept, Edition, Filters } from '@observatorio/contract';
import { inPlace } from '@observatorio/domain';
import { coverageName, formatList, inCompared } from '@observatorio/language';
import { chipTitle } from '../model/chips';
import type { NameOf } from '../model/filter-names';

/** Filters of some links, and the edition that they come from. */
interface SelectedLinks {
  area: Area;
  filters: Filters;
  /** Default: an edition that covers the whole country. */
  edition: Pick<Edition, 'ufs'> | undefined;
}

/** Maximum number of names in a list; more are counted. */
const MAX_NAMED = 3;

/** Names or counts the values of a filter: `Comércio e Serviços`, `4 opções`. */
const valuesInWords = (names: readonly string[]): string =>
  names.length > MAX_NAMED ? `${names.length} opções` : formatList(names);

/** Everywhere that an edition of these states covers: `no Brasil`, `no Acre`. */
export function everywhere(ufs: readonly string[] | undefined): string {
  const label = coverageName(ufs);
  return inCompared(label ? { key: 'coverage', label } : { key: 'country', label: 'Brasil' });
}

/** Names of the selected places, from the smallest. */
type Places = Readonly<Record<'cities' | 'states' | 'regions', readonly string[]>>;

/** Says where the links are: `em Rio Branco, AC`, `no Acre e em São Paulo`, `nas regiões Norte e Sul`. */
function placeInWords({ cities, states, regions }: Places): string | undefined {
  if (cities.length > 0)
    return cities.length > 1 ? `em ${cities.length} cidades` : `em ${cities[0]}`;
  if (states.length > MAX_NAMED) return `em ${states.length} estados`;
  if (states.length > 0) return formatList(states.map(inPlace));
  if (regions.length === 0) return undefined;
  return `${regions.length > 1 ? 'nas regiões' : 'na região'} ${formatList(regions)}`;
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
  const labelsOf = (filter: string): string[] =>
    [...new Set(filters[filter])].map((code) => nameOf(filter, code));
  const namesOf = (concept: Concept): string[] =>
    labelsOf(area.filters.find((each) => each.concept === concept)?.name ?? '');
  const [occupations, cities, states, regions] = [
    namesOf('occupation'),
    namesOf('municipality'),
    namesOf('state'),
    namesOf('region'),
  ];
  const what = occupations.length > 1 ? `${occupations.length} ocupações` : occupations[0];
  const rest = area.filters.flatMap(({ name, label, concept }) =>
    inProse.includes(concept) || !filters[name]
      ? []
      : chipTitle({ filterLabel: label, valueLabel: valuesInWords(labelsOf(name)) }),
  );
  return [
    what && `de ${what}`,
    placeInWords({ cities, states, regions }) ?? everywhere(edition?.ufs),
    rest.length > 0 && `(${rest.join('; ')})`,
  ]
    .filter(Boolean)
    .join(' ');
}
