import { type Vintage, yearName } from './vintage';

/** Sources with one edition per reference year. */
const yearlySources = ['rais', 'inep-superior', 'inep-tecnico'] as const;

/** Sources of facts about the occupations listed by `cbo`. */
export const occupationSources = ['onet', 'automacao', 'evolucao', 'perfis'] as const;

/** Sources that complement course offers with descriptions, occupations and institutions. */
export const courseSources = ['cnct', 'emec'] as const;

/**
 * Source of the indicators, which has an edition for each table that the operator described. An
 * edition has all years of its table.
 */
export const TABLE_SOURCE = 'indicadores';

/**
 * All data sources, named as in the manifest and in the importer's command. Per-source constants
 * are declared with `satisfies Record<SourceName, …>`, so that the compiler reports whatever is
 * missing for a new source.
 */
export const sources = [
  ...yearlySources,
  'cbo',
  ...occupationSources,
  ...courseSources,
  TABLE_SOURCE,
] as const;

export type SourceName = (typeof sources)[number];

/** A source with reference years. */
export type YearlySource = (typeof yearlySources)[number];

/** Short display names of the sources. */
export const sourceNames: Readonly<Record<SourceName, string>> = {
  rais: 'RAIS',
  'inep-superior': 'Educação superior',
  'inep-tecnico': 'Cursos técnicos',
  cbo: 'CBO',
  onet: 'O*NET',
  automacao: 'Automação',
  evolucao: 'Evolução das ocupações',
  perfis: 'Perfis das ocupações',
  cnct: 'Catálogo de cursos técnicos',
  emec: 'Instituições (e-MEC)',
  indicadores: 'Indicadores',
};

/** A source of facts about occupations. */
export type OccupationFactSource = (typeof occupationSources)[number];

/** A source that complements course offers. */
export type CourseSource = (typeof courseSources)[number];

/**
 * Returns whether a source has reference years. If not, the year of its editions is the import
 * year.
 */
export const isYearly = (source: string): boolean =>
  yearlySources.some((yearly) => yearly === source);

/** Returns whether a source complements the list of occupations. */
export const isOccupationSource = (source: string): boolean =>
  occupationSources.some((facts) => facts === source);

/** Returns whether a source complements course offers. */
export const isCourseSource = (source: string): boolean =>
  courseSources.some((completing) => completing === source);

/**
 * Returns the identity of an edition, such as `rais 2016`: a new edition replaces the one with the
 * same key. For a source without reference years it is just `cbo`, because the year is only that of
 * the import, and for a table of indicators `indicadores ideb`.
 */
export const editionKey = ({
  conjunto,
  ano,
  tabela,
}: {
  conjunto: SourceName;
  ano: number;
  tabela?: string;
}): string =>
  [conjunto, isYearly(conjunto) ? String(ano) : tabela]
    .filter((part) => part !== undefined)
    .join(' ');

/**
 * Returns a display name such as `RAIS 2016` or `RAIS 2024 (parcial)`, or just `CBO` for a source
 * without reference years, whose year is its import year, and `Indicadores (ideb)` for a table.
 */
export const editionName = (edition: {
  conjunto: SourceName;
  ano: number;
  situacao?: Vintage;
  tabela?: string;
}): string => {
  const name = sourceNames[edition.conjunto];
  if (isYearly(edition.conjunto)) return `${name} ${yearName(edition)}`;
  return edition.tabela ? `${name} (${edition.tabela})` : name;
};
