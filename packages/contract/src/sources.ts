/** Sources with an edition for each reference year. */
const yearlySources = ['rais', 'inep-superior', 'inep-tecnico'] as const;

/** Sources of facts about the occupations of `cbo`, the list of them. */
export const occupationSources = ['onet', 'automacao', 'evolucao', 'perfis'] as const;

/**
 * Every source of data, by the name that the manifest and the importer's command give it. All that
 * exists once per source `satisfies Record<SourceName, …>`, so the compiler lists the places that
 * a new one still lacks.
 */
export const sources = [...yearlySources, 'cbo', ...occupationSources] as const;

export type SourceName = (typeof sources)[number];

/** A source of facts about occupations. */
export type OccupationFactSource = (typeof occupationSources)[number];

/** Whether a source has reference years; the year of other editions is that of their import. */
export const isYearly = (source: string): boolean =>
  yearlySources.some((yearly) => yearly === source);

/** Whether a source completes the list of occupations. */
export const isOccupationSource = (source: string): boolean =>
  occupationSources.some((facts) => facts === source);
