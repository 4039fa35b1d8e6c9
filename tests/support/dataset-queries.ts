import {
  type AnyDataset,
  areas,
  comparedOccupations,
  courseFilter,
  type FilterDefinition,
  indicator,
} from '@observatorio/contract';

/** All datasets of the API. */
export const datasets = Object.values(areas).flatMap((area) => Object.values<AnyDataset>(area));

/** A region and a state outside it, which no link is in. */
const CONTRADICTION = 'regiao=1&uf=35';

/** Queries that yield full, empty and withheld responses, for both censuses. */
const queries = [
  'uf=35',
  'uf=12',
  'estado=AP&ano=2019',
  'municipio=3550308',
  CONTRADICTION,
  'nivel_ensino=Superior&uf=33',
  'nivel_ensino=Superior&uf=35&dimensao=Concluintes',
  'nivel_ensino=T%C3%A9cnico&uf=33&currentPage=99',
  'genero=2&uf=35',
  'sexo=1',
];

/** Occupations in the sample, with many and with few links. */
const occupations = ['225125', '782510', '514320'];

/** Courses in the sample, one per level of education. */
const courses = ['tecnico-1006', 'superior-9500294'];

/** Dimensions of the pay, of a list and open ones, split and whole. */
const dimensions = ['escolaridade', 'raca&separado=genero', 'jornada', 'uf', 'occupation'];

/** Returns the values to ask for if a filter selects a dataset's subject, or splits its series. */
function subjectsOf({
  name,
  concept,
  values = [],
}: FilterDefinition): readonly string[] | undefined {
  if (concept === 'split') return values;
  if (name === comparedOccupations.name) return [occupations.join()];
  if (name === courseFilter.name) return courses;
  if (name === 'por') return dimensions;
  return /cbo|ocupacao/i.test(name) ? occupations : undefined;
}

/** Whether a dataset accepts every parameter of a query, and their combination. */
const takes = ({ id, filters }: AnyDataset, query: string): boolean =>
  // One place cannot be in two others.
  !((id.startsWith('place.') || id === indicator.place.id) && query === CONTRADICTION) &&
  [...new URLSearchParams(query).keys()].every((name) =>
    filters.some((filter) => filter.name === name || filter.aliases?.includes(name)),
  );

/** Returns the queries that a dataset accepts, with its required parameters filled in. */
export function queriesOf(dataset: AnyDataset): string[] {
  const { filters, requires = [] } = dataset;
  const own = ['', ...queries].filter((query) => takes(dataset, query));
  const subject = filters.find((filter) => subjectsOf(filter));
  const subjects = subject && subjectsOf(subject);
  // An indicator is of places or of a subject: one of them is chosen at a time.
  const isApart = dataset.id.startsWith('indicator.');
  const complete = subjects
    ? (isApart ? [''] : own)
        .flatMap((query) => subjects.map((code) => `${query}&${subject.name}=${code}`))
        .concat(isApart ? own : [])
    : own;
  return complete.filter(
    (query) =>
      requires.length === 0 ||
      requires.some((name) => query.replace('estado=', 'uf=').includes(`${name}=`)),
  );
}
