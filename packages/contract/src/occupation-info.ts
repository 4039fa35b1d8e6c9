import {
  type Field,
  type Fields,
  integer,
  numberOrNull,
  oneOf,
  type RowIn,
  recordList,
  text,
  textNullIfEmpty,
  textOrNull,
  type WireIn,
} from './record';

/** How much of something an occupation requires; null where unknown. */
export interface Rating {
  name: string;
  /** O*NET importance, 1 to 5. */
  importance: number | null;
  /** How often it is needed, 0 to 1. */
  frequency: number | null;
  /** O*NET level, 0 to 7: how deeply it has to be known. */
  level: number | null;
}

const importance = numberOrNull('importancia');
const frequency = numberOrNull('frequencia');

type RatingFields = Fields & { name: Field<string, string, string> };

/** A list of ratings; those that its fields lack are null. */
const ratings = <Name extends string, F extends RatingFields>(name: Name, fields: F) => {
  const list = recordList(name, fields);
  const read = (wire: readonly WireIn<F>[]): readonly Rating[] =>
    list.read([...wire]).map((row) => ({ importance: null, frequency: null, level: null, ...row }));
  return { ...list, read };
};

/** `'TRUE'` or `'FALSE'`. */
export const flagOrNull = <Name extends string>(
  name: Name,
): Field<Name, boolean | null, 'TRUE' | 'FALSE' | null> => ({
  ...textOrNull(name),
  none: null,
  write: (value) => (value === null ? null : value ? 'TRUE' : 'FALSE'),
  read: (wire) => (wire === null ? null : wire !== 'FALSE'),
});

interface Competency {
  name: string;
  score: number;
}

/** The key in the map of scores that is not a competency. */
const TOTAL = 'score_total';

/**
 * Swaps single and double quotes, because the specification's source writes JSON with single
 * quotes.
 */
const swapQuotes = (json: string): string =>
  json.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** Competencies as a map of scores, in JSON with single quotes. */
const scores = <Name extends string>(
  name: Name,
): Field<Name, readonly Competency[], string | null> => ({
  ...textOrNull(name),
  none: [],
  write(competencies) {
    if (competencies.length === 0) return null;
    const map = Object.fromEntries(competencies.map((entry) => [entry.name, entry.score]));
    return swapQuotes(JSON.stringify(map));
  },
  read(wire) {
    const map: Record<string, number> = JSON.parse(swapQuotes(wire ?? '{}'));
    return Object.entries(map)
      .filter(([key]) => key !== TOTAL)
      .map(([key, score]) => ({ name: key, score }));
  },
});

/** The record of one occupation. */
export const info = oneOf(
  {
    title: textNullIfEmpty('cbo'),
    /** Where and how the work is done. */
    conditions: textOrNull('cbo_cond_gerais'),
    description: textOrNull('cbo_desc'),
    /** Level of qualification, from 1. */
    qualification: numberOrNull('qualificacao'),
    attitudes: ratings('atitudes', { name: text('desc_atitude'), importance }),
    knowledge: ratings('conhecimentos', {
      name: text('desc_conhecimento'),
      importance,
      frequency,
      level: numberOrNull('profundidade'),
    }),
    skills: ratings('habilidades', { name: text('desc_habilidade'), importance, frequency }),
    /** Occupation of the same family whose O*NET ratings stand in; null where they are its own. */
    standIn: textOrNull('cod_cbo_onet'),
    /** Probability of automation, 0 to 1. */
    automation: numberOrNull('prob_automacao'),
    /** Active links on 31/12 of each year. */
    evolution: recordList('evol_vagas', { year: integer('ano'), links: integer('qtd') }),
    isEconomy40: flagOrNull('ocupacao_4_0'),
    /** Competencies of the Economy 4.0 and how close the occupation is to them, 0 to 1. */
    competencies: scores('comp_relacionadas_ocupacao_4_0'),
    related: recordList('ocupacoes_relacionadas', {
      title: text('ocupacao_relacionada'),
      code: text('cod_cbo'),
    }),
  },
  'title',
);

/** Everything known about one occupation; unknown facts are null or empty. */
export type OccupationInfoRow = RowIn<typeof info.fields>;
