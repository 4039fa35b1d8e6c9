import { type AnyDataset, areas, comparedOccupations } from '@observatorio/contract';

/** All datasets of the API. */
export const datasets = Object.values(areas).flatMap((area) => Object.values<AnyDataset>(area));

/** Queries that yield full, empty and withheld responses, for both censuses. */
const queries = [
  'uf=35',
  'uf=12',
  'estado=AP&ano=2019',
  'municipio=3550308',
  'regiao=1&uf=35',
  'nivel_ensino=Superior&uf=33',
  'nivel_ensino=Superior&uf=35&dimensao=Concluintes',
  'nivel_ensino=T%C3%A9cnico&uf=33&currentPage=99',
  'genero=2&uf=35',
  'sexo=1',
];

/** Occupations in the sample, with many and with few links. */
const occupations = ['225125', '782510', '514320'];

/** Whether a dataset accepts every parameter of a query. */
const takes = ({ filters }: AnyDataset, query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((name) =>
    filters.some((filter) => filter.name === name || filter.aliases?.includes(name)),
  );

/** Returns the queries that a dataset accepts, with its required parameters filled in. */
export function queriesOf(dataset: AnyDataset): string[] {
  const { filters, requires = [] } = dataset;
  const own = ['', ...queries].filter((query) => takes(dataset, query));
  const named = filters.find(({ name }) => /cbo|ocupacao|comparar/i.test(name))?.name;
  const codes = named === comparedOccupations.name ? [occupations.join()] : occupations;
  const withCodes = named
    ? own.flatMap((query) => codes.map((code) => `${query}&${named}=${code}`))
    : own;
  return withCodes.filter(
    (query) =>
      requires.length === 0 ||
      requires.some((name) => query.replace('estado=', 'uf=').includes(`${name}=`)),
  );
}
