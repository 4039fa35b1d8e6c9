import { growthYears, noGrowthReason } from '../kit/growth-fields';
import {
  type Field,
  type Fields,
  integer,
  integerList,
  numberOrNull,
  oneOf,
  type RowIn,
  recordList,
  text,
  textNullIfEmpty,
  textOrNull,
  type WireIn,
} from '../kit/record';

/** Ratings of a requirement of an occupation; null if unknown. */
export interface Rating {
  name: string;
  /** O*NET importance, 1 to 5. */
  importance: number | null;
  /** How often the requirement is needed, 0 to 1. */
  frequency: number | null;
  /** O*NET level, 0 to 7: required depth. */
  level: number | null;
}

const importance = numberOrNull('importancia');
const frequency = numberOrNull('frequencia');

type RatingFields = Fields & { name: Field<string, string, string> };

/**
 * Defines a list of ratings. Importance, frequency and level are null unless `fields` includes
 * them.
 */
const ratings = <Name extends string, F extends RatingFields>(name: Name, fields: F) => {
  const list = recordList(name, fields);
  const read = (wire: readonly WireIn<F>[]): readonly Rating[] =>
    list.read([...wire]).map((row) => ({ importance: null, frequency: null, level: null, ...row }));
  return { ...list, read };
};

/** Defines a nullable boolean, sent as `'TRUE'` or `'FALSE'`. */
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

/** Key in the map of scores that is not a competency. */
const TOTAL = 'score_total';

/** Swaps single and double quotes, since the specified wire format is JSON with single quotes. */
const swapQuotes = (json: string): string =>
  json.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** Defines competencies, sent as a map of scores in JSON with single quotes. */
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

/** Defines the record of one occupation. */
export const info = oneOf(
  {
    title: textNullIfEmpty('cbo'),
    /** Working conditions, such as place and manner of work. */
    conditions: textOrNull('cbo_cond_gerais'),
    description: textOrNull('cbo_desc'),
    /** 1-based level of qualification. */
    qualification: numberOrNull('qualificacao'),
    attitudes: ratings('atitudes', { name: text('desc_atitude'), importance }),
    knowledge: ratings('conhecimentos', {
      name: text('desc_conhecimento'),
      importance,
      frequency,
      level: numberOrNull('profundidade'),
    }),
    skills: ratings('habilidades', { name: text('desc_habilidade'), importance, frequency }),
    /**
     * Occupation of the same family that supplies the O*NET ratings; null if they are the
     * occupation's own or there are none.
     */
    standIn: textOrNull('cod_cbo_onet'),
    /** Probability of automation, 0 to 1. */
    automation: numberOrNull('prob_automacao'),
    /** Active links on 31 December of each year. */
    evolution: recordList('evol_vagas', { year: integer('ano'), links: integer('qtd') }),
    /** Consecutive years of the evolution that are not comparable, and why, in Portuguese. */
    breaks: recordList('evol_quebras', {
      from: integer('de'),
      to: integer('para'),
      label: text('rotulo'),
      reason: text('motivo'),
    }),
    /** Years of the evolution whose data are partial, ascending. */
    partialYears: integerList('evol_parciais'),
    /** Annual growth rate of the links among the last comparable years; 0.05 means +5%. */
    growth: numberOrNull('crescimento'),
    ...growthYears,
    noGrowthReason,
    isEconomy40: flagOrNull('ocupacao_4_0'),
    /** Economy 4.0 competencies and their closeness to the occupation, 0 to 1. */
    competencies: scores('comp_relacionadas_ocupacao_4_0'),
    related: recordList('ocupacoes_relacionadas', {
      title: text('ocupacao_relacionada'),
      code: text('cod_cbo'),
    }),
  },
  'title',
);

/** All known facts about an occupation. Unknown facts are null or empty. */
export type OccupationInfoRow = RowIn<typeof info.fields>;
