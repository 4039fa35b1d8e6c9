import { formatMoney } from '@observatorio/language';
import type { Contrast, Peak, Rarity, Spread } from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { RaisField } from './headers';
import { payFields } from './pay';

const isAmount = (field: RaisField): boolean => !field.endsWith('Band');

const ofPay = (sql: string) => Object.fromEntries(payFields.map((field) => [field, sql]));

/** Columns that depend on each other: an occupation has its towns, its schooling and its pay. */
export const relatedColumns: Partial<Readonly<Record<RaisField, string>>> = {
  active: COUNTED_SQL,
  municipality: 'municipio',
  occupation: 'occupation',
  sector: 'sector',
  gender: 'gender',
  size: 'size',
  schooling: 'schooling',
  ageYears: 'age',
  ageBand: 'age',
  ...ofPay('band'),
};

/** Returns the SQL condition that an occupation belongs to one of the CBO's subgroups. */
const isIn = (...subgroups: readonly number[]): string =>
  `list_contains([${subgroups.join(', ')}], occupation // 1000)`;

const builders = isIn(711, 715, 716, 717);
const cleaners = isIn(514);
const nurseTechnicians = isIn(322);
const graduates = isIn(221, 222, 223, 225, 234, 241);

/** Groups that differ in Acre in 2016 by what is stated, and by about as much elsewhere. */
export const linkContrasts: readonly Contrast[] = [
  {
    // 96% and 26% of men.
    field: 'gender',
    value: '(gender = 1)::INTEGER',
    minGap: 0.5,
    higher: `${builders} OR ${isIn(782, 783)}`,
    lower: `${nurseTechnicians} OR ${isIn(231, 232, 331)}`,
    reversed:
      'nas obras e no transporte há mais mulheres, em proporção, que na enfermagem e no ensino',
  },
  {
    // 94% and 40% of active links.
    field: 'active',
    value: `${COUNTED_SQL}::INTEGER`,
    higher: `${nurseTechnicians} OR ${isIn(515, 20, 21, 31)}`,
    lower: builders,
    reversed:
      'nas obras há menos vínculos encerrados, em proporção, que na enfermagem e na segurança pública',
  },
  {
    // 99% and 1% of graduates.
    field: 'schooling',
    value: '(schooling >= 9)::INTEGER',
    minGap: 0.75,
    higher: graduates,
    lower: `${builders} OR ${cleaners}`,
    reversed:
      'nas obras e na limpeza há mais ensino superior, em proporção, que entre médicos e advogados',
  },
  {
    // Aged 41 and 28 on average.
    field: 'ageBand',
    value: 'age',
    higher: `${nurseTechnicians} OR ${isIn(231, 232)}`,
    lower: isIn(421, 422),
    reversed: 'no ensino e na enfermagem há menos idade que entre caixas e recepcionistas',
  },
  {
    field: 'size',
    value: 'size',
    higher: 'sector = 24',
    lower: 'sector IN (16, 21)',
    reversed: 'os estabelecimentos do comércio são maiores que os da administração pública',
  },
];

/** In Acre in 2016, 0.7% of the links earn more than five times the median, and 0.2% less than a fifth. */
export const paySpreads: readonly Spread[] = payFields.filter(isAmount).map((field) => ({
  field,
  value: 'pay',
  by: 'occupation',
  median: 'a mediana da mesma ocupação',
  times: 5,
  maxShare: 0.08,
}));

/** The ministry blanks pay above 150 minimum wages, and does not cut it down to them. */
export const payPeaks: readonly Peak[] = payFields.filter(isAmount).map((field) => ({
  field,
  value: 'pay',
  by: 'occupation',
  classes: 'ocupações',
  format: (cents) => formatMoney(cents / 100),
  maxShare: 0.001,
  maxClasses: 3,
}));

/**
 * In Acre in 2016, a tenth of the amounts have no centavos, and a third in some occupations. Hundredths
 * of a minimum wage may all be whole reais.
 */
export const payRarities: readonly Rarity[] = (['decemberPay', 'meanPay'] as const).map(
  (field) => ({
    field,
    when: 'pay % 100 = 0',
    maxShare: 0.9,
    found: 'não tem centavos, como se os valores tivessem sido arredondados',
  }),
);
