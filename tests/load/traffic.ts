import { pick, randomNumbers } from '@observatorio/domain/random';
import { pages } from '@observatorio/pages';
import { datasets, queriesOf } from '../support/dataset-queries';

const HOT = datasets
  .flatMap((dataset) => queriesOf(dataset).map((query) => `${dataset.path}?${query}`))
  .filter((path) => !path.includes('remuneracao-por-ocupacao'));

/** Pages, pictures and data requested by visitors to the portal and to embedding sites. */
const OTHERS = [
  pages.mapa.path,
  `${pages.formandos.path}?uf=33`,
  `${pages.buscaCargo.path}?cbo=225125`,
  '/widgets/loader.js',
  '/embed/labour-gender?uf=35',
  '/embed/labour-gender.png?uf=35',
  '/api/v1/dados',
];

/** Share of requests that miss the cache. */
const COLD = 0.02;
const OTHER = 0.1;

/**
 * Returns a query with four random filters in a random municipality, which is unlikely to be
 * cached.
 */
function coldPath(next: () => number): string {
  const some = (most: number) => 1 + Math.floor(next() * most);
  return `/api/v1/visao-geral-mercado-trabalho/empregados-por-genero?municipio=${pick(next, ['3550308', '3304557', '2927408', '1302603', '4106902'])}&setor=${some(25)}&escolaridade=${some(11)}&sizeLink=${some(10)}&faixaEtaria=${some(5)}`;
}

/**
 * Draws the paths for mixed traffic: mostly cached responses, some pages and pictures, a few
 * uncached queries.
 */
export function mixedTraffic(count: number): string[] {
  const next = randomNumbers(20191231);
  return Array.from({ length: count }, () => {
    const kind = next();
    if (kind < COLD) return coldPath(next);
    return pick(next, kind < COLD + OTHER ? OTHERS : HOT);
  });
}
