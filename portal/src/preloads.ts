import {
  type AnyDataset,
  course,
  type FilterDefinition,
  type Filters,
  graduate,
  imbalance,
  JOINED_PARAMETER,
  joinedPathOf,
  labour,
  MANIFEST_PATH,
  OMITTED,
  occupation,
  occupationFilters,
  profile,
  profileFilters,
} from '@observatorio/contract';
import type { PagePath } from '@observatorio/domain';
import { config } from './base/config';

/** An API URL that a page requests first, and that its HTML preloads. */
export interface Preload {
  path: string;
  /** Query parameters that do not depend on the page's URL, in order. */
  fixed?: string;
  /** Defaults for filters missing from the page's URL. */
  filters?: Filters;
  /** Names of the filters taken from the page's URL. */
  follows: readonly string[];
  /**
   * Filter → parameters of the page's URL that set it, where these differ from the filter's name.
   */
  named?: Readonly<Record<string, readonly string[]>>;
  /**
   * The page sends the request only if its URL sets at least one of these filters, whether or not
   * it follows them. Default: those that the dataset requires.
   */
  requires?: readonly string[];
  /** Parameters that make the page send a different request if they are in its URL. */
  unless?: readonly string[];
}

const year: Filters = { ano: [config.year] };

const namesOf = ({ filters }: AnyDataset): string[] => filters.map(({ name }) => name);

const one = (
  dataset: AnyDataset,
  filters: Filters = {},
  follows: readonly string[] = namesOf(dataset),
): Preload => ({ path: dataset.path, filters, follows });

/** Returns all parameter names that set one of an area's filters. */
const parametersOf = (definitions: readonly FilterDefinition[], wanted: string): string[] =>
  definitions.flatMap(({ name, pageName, aliases = [] }) =>
    name === wanted ? [...new Set([name, pageName ?? name, ...aliases])] : [],
  );

/** Pay of the occupation in the occupation search, from the labour overview. */
const payInSearch: Preload = {
  path: labour.summary.path,
  follows: ['occupation', 'genero', 'faixaEtaria', 'uf'],
  requires: ['occupation'],
  named: {
    occupation: parametersOf(occupationFilters, 'cod_cbo'),
    genero: parametersOf(occupationFilters, 'sexotrabalhador'),
    faixaEtaria: parametersOf(occupationFilters, 'faixaetaria'),
  },
  unless: parametersOf(occupationFilters, 'escolaridadeapos2005'),
};

/** Pay of the occupation in a profile, from the labour overview. */
const payInProfile: Preload = {
  path: labour.summary.path,
  follows: ['occupation', 'ano', 'setor', 'uf', 'genero'],
  requires: ['occupation'],
  named: {
    occupation: parametersOf(profileFilters, 'codigoBrasileiroOcupacao'),
    setor: parametersOf(profileFilters, 'setorEmpresa'),
    genero: parametersOf(profileFilters, 'sexo'),
  },
};

/**
 * Rows of a card without the filter that it sets, so that it also shows the alternatives. Requested
 * only while that filter, or one that the dataset requires, is set.
 */
const withoutOwn = (dataset: AnyDataset, filters: Filters, ...own: readonly string[]): Preload => ({
  ...one(
    dataset,
    filters,
    namesOf(dataset).filter((name) => !own.includes(name)),
  ),
  requires: dataset.requires ?? own,
});

/** Combines the requests for several datasets of one area into a joined one. */
function together(filters: Filters, ...datasets: readonly AnyDataset[]): Preload {
  const places = datasets.flatMap(({ path }) => joinedPathOf(path) ?? []);
  const names = places.map(({ name }) => name).toSorted();
  return {
    path: places[0]?.joined ?? '',
    fixed: `${JOINED_PARAMETER}=${names.join()}`,
    filters,
    follows: datasets[0] ? namesOf(datasets[0]) : [],
    requires: datasets.flatMap(({ requires = [] }) => requires),
  };
}

const manifest: Preload = { path: MANIFEST_PATH, follows: [] };

const places = ['regiao', 'uf', 'municipio'];

/** Requests of a profile once an occupation is set. */
const ofProfile: readonly Preload[] = [
  one(profile.occupation, {}, ['codigoBrasileiroOcupacao']),
  { ...one(profile.market), requires: profile.occupation.requires },
  payInProfile,
  {
    ...one(profile.options, {}, ['codigoBrasileiroOcupacao', 'ano']),
    requires: profile.occupation.requires,
  },
  // The title of the occupation, for its field.
  {
    ...one(occupation.options, {}, ['cod_cbo']),
    named: { cod_cbo: parametersOf(profileFilters, 'codigoBrasileiroOcupacao') },
    requires: ['cod_cbo'],
  },
];

const answers = {
  '/home': [
    manifest,
    one(labour.summary, year, []),
    one(course.options, { [OMITTED]: ['municipio', 'nome_curso'] }, []),
    ...['Matrículas', 'Concluintes'].map((dimensao) =>
      one(graduate.byNetwork, { ...year, nivel_ensino: ['Superior'], dimensao: [dimensao] }, []),
    ),
  ],
  '/mapa': [
    manifest,
    together(
      year,
      labour.summary,
      labour.byMacroSector,
      labour.byState,
      labour.bySector,
      labour.byOccupation,
      labour.payCurve,
      labour.byWageBand,
      labour.byEstablishmentSize,
      labour.bySchooling,
      labour.byAgeGender,
      labour.byGender,
    ),
    one(labour.options, { ...year, [OMITTED]: ['municipio', 'occupation'] }, [
      'ano',
      ...places,
      'occupation',
    ]),
    // Names of the chosen city and occupation, for the chips.
    {
      ...one(labour.options, { [OMITTED]: ['municipio', 'occupation'] }, [
        'municipio',
        'occupation',
      ]),
      requires: ['municipio', 'occupation'],
    },
    withoutOwn(labour.byMunicipality, year, 'municipio'),
    withoutOwn(labour.byState, year, 'regiao'),
    withoutOwn(labour.byMacroSector, year, 'grandeSetor'),
    withoutOwn(labour.bySector, year, 'setor'),
    withoutOwn(labour.byOccupation, year, 'occupation'),
    withoutOwn(labour.byEstablishmentSize, year, 'sizeLink'),
    withoutOwn(labour.bySchooling, year, 'escolaridade'),
    withoutOwn(labour.byAgeGender, year, 'faixaEtaria'),
    withoutOwn(labour.byWageBand, year, 'minimumSalaryRange'),
    withoutOwn(labour.byGender, year, 'genero'),
  ],
  '/formandos': [
    manifest,
    together(
      year,
      graduate.byNetwork,
      graduate.byAdministration,
      graduate.byModality,
      graduate.byState,
      graduate.byAxis,
      graduate.byForm,
    ),
    withoutOwn(graduate.byMunicipality, year, 'municipio'),
    one(graduate.courses, { ...year, currentPage: ['1'] }),
    one(graduate.options, { ...year, [OMITTED]: ['municipio'] }, [
      'ano',
      'nivel_ensino',
      ...places,
    ]),
  ],
  '/busca-cargo': [manifest, together({}, occupation.options, occupation.synonyms)],
  '/busca-cargo-assunto': [
    manifest,
    one(occupation.info, {}, ['cod_cbo']),
    payInSearch,
    together(
      {},
      occupation.byGender,
      occupation.bySchooling,
      occupation.byAgeGender,
      occupation.byState,
    ),
    one(course.ofOccupation, {}, ['cod_cbo']),
  ],
  '/busca-curso': [
    manifest,
    one(course.offers),
    one(course.options, { [OMITTED]: ['municipio', 'nome_curso'] }, ['nivel_ensino', ...places]),
  ],
  '/perfil': [manifest, one(profile.options, {}, ['ano']), ...ofProfile],
  '/perfil-assunto': [manifest, ...ofProfile],
  '/profissoes': [
    manifest,
    one(imbalance.summary, {}, ['uf', 'municipio']),
    one(imbalance.ranking, { pageSize: ['4'] }, ['uf', 'municipio']),
    one(imbalance.ranking, { currentPage: ['1'] }, ['uf', 'municipio']),
    one(imbalance.options, { [OMITTED]: ['municipio'] }, ['uf', 'municipio']),
  ],
  '/sobre': [manifest],
} satisfies Partial<Record<PagePath | `${PagePath}-assunto`, readonly Preload[]>>;

/** Preloads of a page, by its path or, for a page about a subject, by its file name. */
export const preloads: Readonly<Record<string, readonly Preload[]>> = answers;
