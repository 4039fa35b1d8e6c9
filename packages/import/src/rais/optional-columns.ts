import { MAX_WEEKLY_HOURS, races, tenureLimits } from '@observatorio/domain';
import { oneOfSql } from '../reading/cells/cells';
import type { CodeRule, Pair } from '../reading/kind/rules';

const raceCodes = races.map(({ code }) => Number(code));

/** Codes of a race that was not informed, besides the markers of ignored values. */
const WITHOUT_RACE = [0, 9];

/** Other sources of the ministry number the races from 1 to 5. */
export const raceCode: CodeRule = {
  sql: (field) => oneOfSql(`digits(${field})`, [...raceCodes, ...WITHOUT_RACE]),
};

/** SQL expression for the race. */
export const raceSql = oneOfSql('raceCode', raceCodes);

/** Maximum share of links with more hours than the limit; above it, they are not those of a week. */
const MAX_LONG_SHARE = 0.1;

/**
 * Rule for weekly hours, which are 0 where they are unknown. Programs that read the column as numbers
 * write `44.0` or `44,00`.
 */
export const hoursCode: CodeRule = {
  sql: (field) =>
    `coalesce(code(${field}, 0, ${MAX_WEEKLY_HOURS}), TRY_CAST(within(round(number(${field})), 0, ${MAX_WEEKLY_HOURS}) AS INTEGER))`,
  form: `um número de horas por semana, de 0 a ${MAX_WEEKLY_HOURS}`,
  maxShare: MAX_LONG_SHARE,
};

/** Rule for months of employment, which have one decimal: `0000015,9`. */
export const monthsCode: CodeRule = { sql: (field) => `within(number(${field}), 0, 999.9)` };

const bandOfMonths = `CASE ${tenureLimits
  .map((limit, index) => `WHEN tenureMonthsCode < ${limit} THEN ${index + 1}`)
  .join(' ')} WHEN tenureMonthsCode IS NOT NULL THEN ${tenureLimits.length + 1} END`;

/**
 * Maximum share of links whose months and band disagree. In official files the band is that of the
 * months; shuffled months, or days, agree with one link in six.
 */
const MAX_TENURE_SHARE = 0.5;

export const tenurePair: Pair = {
  fields: ['tenureMonths', 'tenureBand'],
  agree: `${bandOfMonths} = tenureBandCode`,
  isLoose: true,
  maxShare: MAX_TENURE_SHARE,
};

/** SQL expression for the tenure band. With a band in the file, 0 months may be unknown ones. */
export const tenureSql = `coalesce(CASE WHEN tenureMonthsCode > 0 OR tenureBand IS NULL THEN ${bandOfMonths} END, tenureBandCode)`;
