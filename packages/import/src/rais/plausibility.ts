import { PAY_BOUNDS } from '@observatorio/domain';
import { formatDecimal, formatMoney } from '@observatorio/language';
import type { Contrast, Peak, Rarity, Spread } from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { RaisField } from './headers';
import { payFields } from './pay';
import { payFact } from './pay-facts';

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
const vendors = isIn(521);
const farmers = isIn(621, 622, 623);
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
    // Most of them have a first degree (9), and not a master's one; next to no builder has.
    field: 'schooling',
    value: '(schooling = 9)::INTEGER',
    minGap: 0.5,
    higher: isIn(222, 223, 225, 241),
    lower: builders,
    reversed: 'nas obras há mais ensino superior, em proporção, que entre médicos e advogados',
  },
  {
    // Aged 41 and 28 on average.
    field: 'ageBand',
    value: 'age',
    higher: `${nurseTechnicians} OR ${isIn(231, 232)}`,
    lower: isIn(421, 422),
    reversed: 'no ensino e na enfermagem há menos idade que entre caixas e recepcionistas',
  },
  ...(
    [
      [builders, 15, 'nas obras', 'da construção civil'],
      [vendors, 16, 'entre vendedores', 'do comércio varejista'],
      [farmers, 25, 'no trabalho agropecuário', 'da agricultura'],
    ] as const
  ).map(([trade, sector, where, of]) => ({
    field: 'sector' as const,
    value: `(sector = ${sector})::INTEGER`,
    minGap: 0.2,
    higher: trade,
    lower: `${nurseTechnicians} OR ${isIn(231, 331)}`,
    reversed: `${where} há menos vínculos ${of}, em proporção, que na enfermagem e no ensino`,
  })),
  {
    field: 'size',
    value: 'size',
    higher: 'sector = 24',
    lower: 'sector IN (16, 21)',
    reversed: 'os estabelecimentos do comércio são maiores que os da administração pública',
  },
];

/**
 * In Acre in 2016, 0.7% of the links earn more than five times the median, and 0.2% less than a fifth;
 * 0.003% earn twenty times more, and 0.002% twenty times less.
 */
export const paySpreads: readonly Spread[] = payFields.filter(isAmount).flatMap((field) =>
  (
    [
      [5, 0.08],
      [20, 0.005],
    ] as const
  ).map(([times, maxShare]) => ({
    field,
    value: 'pay',
    by: 'occupation',
    median: 'a mediana da mesma ocupação',
    times,
    maxShare,
  })),
);

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

export const payRarities: readonly Rarity[] = [
  // The ministry blanks pay beyond the bounds, in the columns of the mean and of December.
  ...payFields.filter(isAmount).flatMap((field) => [
    {
      field,
      when: `(pay_facts & ${payFact.paid}) > 0 AND band IS NULL`,
      maxShare: 0.1,
      found: `está fora de ${formatDecimal(PAY_BOUNDS.min)} a ${PAY_BOUNDS.max} salários mínimos, como se estivesse em outra unidade`,
    },
    {
      field,
      when: `(pay_facts & ${payFact.excessive}) > 0`,
      maxShare: 0.005,
      found: `passa de ${PAY_BOUNDS.max} salários mínimos, como se estivesse em outra unidade`,
    },
  ]),
  // Of the links that have ended, only those of December were paid then.
  ...(['decemberWages', 'decemberPay'] as const).map((field) => ({
    field,
    when: `CASE WHEN (pay_facts & ${payFact.ended}) > 0 THEN (pay_facts & ${payFact.paid}) > 0 END`,
    maxShare: 0.5,
    among: 'das linhas de vínculos encerrados',
    found: 'traz um valor, como se fosse a remuneração média do ano',
  })),
  // Next to no link has fewer than 15 hours, and no active one an establishment without active ones.
  {
    field: 'hours',
    when: 'hours < 15',
    maxShare: 0.5,
    found: 'tem menos de 15 horas, como se não fossem as da semana',
  },
  {
    field: 'size',
    when: `CASE WHEN ${COUNTED_SQL} THEN size = 1 END`,
    maxShare: 0.03,
    among: 'das linhas de vínculos ativos',
    found: 'é o código 1, de estabelecimento sem vínculo ativo',
  },
  // In Acre in 2016, a tenth of the amounts have no centavos, and a third in some occupations.
  // Hundredths of a minimum wage may all be whole reais.
  ...(['decemberPay', 'meanPay'] as const).map((field) => ({
    field,
    when: 'pay % 100 = 0',
    maxShare: 0.9,
    found: 'não tem centavos, como se os valores tivessem sido arredondados',
  })),
];
