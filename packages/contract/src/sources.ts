/** Sources with an edition for each reference year. */
const yearlySources = ['rais', 'inep-superior', 'inep-tecnico'] as const;

/** Sources of facts about the occupations of `cbo`, the list of them. */
export const occupationSources = ['onet', 'automacao', 'evolucao', 'perfis'] as const;

/** Sources that complete the offers of courses: descriptions, occupations, institutions. */
export const courseSources = ['cnct', 'emec'] as const;

/**
 * Every source of data, by its name in the manifest and in the importer's command. Everything that
 * exists once per source is declared with `satisfies Record<SourceName, …>`, so that the compiler
 * lists what a new source lacks.
 */
export const sources = [...yearlySources, 'cbo', ...occupationSources, ...courseSources] as const;

export type SourceName = (typeof sources)[number];

/** Short names of the sources. */
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
};

/** A source of facts about occupations. */
export type OccupationFactSource = (typeof occupationSources)[number];

/** A source that completes the offers of courses. */
export type CourseSource = (typeof courseSources)[number];

/** Whether a source has reference years; the year of other editions is that of their import. */
export const isYearly = (source: string): boolean =>
  yearlySources.some((yearly) => yearly === source);

/** Whether a source completes the list of occupations. */
export const isOccupationSource = (source: string): boolean =>
  occupationSources.some((facts) => facts === source);

/** Whether a source completes the offers of courses. */
export const isCourseSource = (source: string): boolean =>
  courseSources.some((completing) => completing === source);

/** `RAIS 2016`; `CBO` for a source without reference years, whose year is that of its import. */
export const editionName = ({ conjunto, ano }: { conjunto: SourceName; ano: number }): string =>
  isYearly(conjunto) ? `${sourceNames[conjunto]} ${ano}` : sourceNames[conjunto];
