import { type CountRow, type NamedRating, totalOf, unnamedOccupation } from '@observatorio/domain';
import { formatScore } from '@observatorio/language';
import type { AgeGenderRow } from '../kit/age-gender';
import type { FileTable } from '../kit/dataset';
import { growthYears, noGrowthReason } from '../kit/growth-fields';
import { percentileFields } from '../kit/pay-fields';
import {
  integer,
  listOf,
  numberOrNull,
  type RowIn,
  recordList,
  text,
  textOrNull,
  withColumnKind,
} from '../kit/record';
import type { LabourSummaryRow } from '../labour/labour';
import { known, yesOrNo } from './fact-lines';
import { flagOrNull, type OccupationInfoRow, type Rating } from './occupation-info';

const share = <Name extends string>(name: Name, label: string) =>
  withColumnKind(numberOrNull(name, label), 'share');

const demands = <Name extends string>(name: Name, label: string) => ({
  ...recordList(name, { name: text('nome'), value: numberOrNull('importancia') }),
  label: `${label} (importância de 1 a 5)`,
});

/** The compared occupations as a list of records. */
export const comparison = listOf({
  code: text('cod_cbo', 'Código da CBO'),
  title: text('cbo', 'Ocupação'),
  /** Active links on 31 December. */
  links: integer('vinculos', 'Vínculos'),
  /** Pay in reais; null when withheld. */
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay: numberOrNull('remuneracaoMediana', 'Remuneração mediana'),
  ...percentileFields,
  minPay: numberOrNull('remuneracaoMinima', 'Limite inferior da remuneração'),
  maxPay: numberOrNull('remuneracaoMaxima', 'Limite superior da remuneração'),
  /** 1-based level of qualification. */
  qualification: withColumnKind(numberOrNull('qualificacao', 'Nível de qualificação'), 'figure'),
  /** Most common schooling group. */
  schooling: textOrNull('escolaridade', 'Escolaridade mais comum'),
  /** Links in the most common schooling group as a share of all links, 0 to 1. */
  schoolingShare: share('parteEscolaridade', 'Parte com essa escolaridade (0 a 1)'),
  /** Share of links with complete higher education, 0 to 1. */
  higher: share('parteSuperior', 'Com superior completo (0 a 1)'),
  /** Share of links held by women, 0 to 1. */
  women: share('parteMulheres', 'Mulheres (0 a 1)'),
  /** Most common age band. */
  age: textOrNull('faixaetaria', 'Faixa etária mais comum'),
  /** Links in the most common age band as a share of all links, 0 to 1. */
  ageShare: share('parteFaixaetaria', 'Parte nessa faixa (0 a 1)'),
  /** Annual growth rate of the links; 0.05 means +5%. */
  growth: share('crescimento', 'Crescimento por ano (0,05 = 5%)'),
  ...growthYears,
  noGrowthReason,
  /** Probability of automation, 0 to 1. */
  automation: share('prob_automacao', 'Probabilidade de automação (0 a 1)'),
  isEconomy40: { ...flagOrNull('ocupacao_4_0'), label: 'Economia 4.0' },
  knowledge: demands('conhecimentos', 'Conhecimentos'),
  skills: demands('habilidades', 'Habilidades'),
  attitudes: demands('atitudes', 'Atitudes'),
});

/** Figures of a compared occupation. Null means unknown or, for pay, withheld. */
export type ComparedRow = RowIn<typeof comparison.fields>;

/** A compared occupation, which may be missing from the list of occupations. */
export interface ComparedOccupation extends ComparedRow {
  /** Whether the list of occupations contains it. */
  isListed: boolean;
}

const listText = (ratings: readonly NamedRating[]): string =>
  ratings
    .map(({ name, value }) => (value === null ? name : `${name} ${formatScore(value)}`))
    .join(' | ');

const payFields = [
  'meanPay',
  'medianPay',
  'p10Pay',
  'p25Pay',
  'p75Pay',
  'p90Pay',
  'minPay',
  'maxPay',
] as const;

type PayField = (typeof payFields)[number];

/** Returns a record of the pay fields. */
const payRecord = <Value>(valueOf: (field: PayField) => Value) =>
  Object.fromEntries(payFields.map((field) => [field, valueOf(field)])) as Record<PayField, Value>;

/** Pay of an occupation without links: empty rather than withheld. */
const noPay = payRecord(() => undefined);

/** CSV table with one line per occupation and each of its lists in a single cell. */
export const comparisonFile: FileTable<ComparedRow> = {
  columns: comparison.columns,
  lines: (rows) =>
    rows.map((row) => ({
      ...row,
      ...(row.links === 0 && noPay),
      isEconomy40: known(row.isEconomy40, yesOrNo),
      knowledge: listText(row.knowledge),
      skills: listText(row.skills),
      attitudes: listText(row.attitudes),
    })),
};

/** Rows of the datasets about one occupation. */
export interface OccupationDatasetRows {
  info: readonly OccupationInfoRow[];
  summary: readonly Pick<LabourSummaryRow, PayField>[];
  byGender: readonly CountRow[];
  bySchooling: readonly CountRow[];
  byAgeGender: readonly AgeGenderRow[];
}

const WOMEN_CODE = '2';
const COMPLETE_HIGHER_CODE = '4';

/** Returns the rows with a known category and at least one link. */
const knownRows = (rows: readonly CountRow[]): CountRow[] =>
  rows.filter(({ key, count }) => key !== null && count > 0);

function shareOf(rows: readonly CountRow[], key: string): number | null {
  const found = knownRows(rows);
  if (found.length === 0) return null;
  return totalOf(found.filter((row) => row.key === key)) / totalOf(rows);
}

function mostCommon(rows: readonly CountRow[]): [label: string | null, share: number | null] {
  const [first] = knownRows(rows).toSorted((a, b) => b.count - a.count);
  return first ? [first.label, first.count / totalOf(rows)] : [null, null];
}

const namedRatings = (ratings: readonly Rating[] = []): NamedRating[] =>
  ratings.map(({ name, importance }) => ({ name, value: importance }));

/** Computes the figures of a compared occupation from its datasets. */
export function comparedOccupation(
  code: string,
  { info: [info], summary: [summary], byGender, bySchooling, byAgeGender }: OccupationDatasetRows,
): ComparedOccupation {
  const ages = byAgeGender.map(({ men, women, unknown, ...band }) => ({
    ...band,
    count: men + women + unknown,
  }));
  const [schooling, schoolingShare] = mostCommon(bySchooling);
  const [age, ageShare] = mostCommon(ages);
  return {
    code,
    title: info?.title ?? unnamedOccupation(code),
    isListed: info !== undefined,
    links: totalOf(byGender),
    ...payRecord((field) => summary?.[field] ?? null),
    qualification: info?.qualification ?? null,
    schooling,
    schoolingShare,
    higher: shareOf(bySchooling, COMPLETE_HIGHER_CODE),
    women: shareOf(byGender, WOMEN_CODE),
    age,
    ageShare,
    growth: info?.growth ?? null,
    growthFrom: info?.growthFrom ?? null,
    growthTo: info?.growthTo ?? null,
    noGrowthReason: info?.noGrowthReason ?? null,
    automation: info?.automation ?? null,
    isEconomy40: info?.isEconomy40 ?? null,
    knowledge: namedRatings(info?.knowledge),
    skills: namedRatings(info?.skills),
    attitudes: namedRatings(info?.attitudes),
  };
}
