import { minimumWage } from '@observatorio/domain';
import { formatDecimal, formatMoney, formatPercent } from '@observatorio/language';
import type { Imported } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import type { RowsRead } from '../pipeline/rows-read';
import { isUnplacedFile } from '../pipeline/unplaced-file';
import { labelOf as headerOf } from '../reading/kind/columns';
import type { MatchedFile } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import type { RaisField } from './headers';
import { ABANDONED, countedRowsOf } from './links-file';
import { type PayColumns, payColumns } from './pay';
import { payFact } from './pay-facts';

/**
 * Minimum number of active links for checking values; in a smaller file, all values of a column may
 * be missing by chance.
 */
const MIN_LINKS = 20;

/** Maximum ratio of abandoned links to the others; about 1% in the official files of 2023 to 2025. */
const MAX_ABANDONED = 0.1;

/** Number of active links that are many; from there on, a median or a share says something of a file. */
const MANY_LINKS = 1000;

/** Minimum share of many links with a municipality, except in the file of those that have none. */
const MIN_PLACED = 0.9;

/** Staged columns, with the fields they come from in order of preference. */
const filled: readonly (readonly [column: string, from: readonly RaisField[]])[] = [
  ['municipio', ['municipality']],
  ['occupation', ['occupation']],
  ['gender', ['gender']],
  ['schooling', ['schooling']],
  ['age', ['ageBand', 'ageYears']],
  ['sector', ['sector']],
  ['size', ['size']],
  ['race', ['race']],
  ['hours', ['hours']],
  ['tenure', ['tenureMonths', 'tenureBand']],
];

/**
 * Maximum median pay in minimum wages of a file with many links; 1.3 to 2 in the official files of
 * 2010 to 2025. A multiple of it is pay of a year, or in another unit.
 */
const MAX_MEDIAN = 10;
/** The same minimum. Pay in another currency, say, is below it. */
const MIN_MEDIAN = 0.9;

/** Maximum share of out-of-bounds pay in a file; about 1% in official files. */
const MAX_ODD_PAY = 0.1;
/** Number of links with such pay that are tolerated in a small file. */
const TOLERATED_ODD_PAY = 2;

/**
 * Throws an ImportRefusal if too few active links of a file have a place, if none has usable pay, or if
 * too much pay is out of bounds.
 */
export async function rejectUnusableColumns({
  connection,
  files,
  reports,
  year,
}: Imported): Promise<void> {
  const wage = minimumWage(year) * 100;
  for (const [index, matched] of files.entries()) {
    const { file, columns } = matched;
    const report = reports[index];
    if (!report?.kept) continue;
    const abandoned = report.inactiveRows.find(({ reason }) => reason === ABANDONED)?.count ?? 0;
    if (abandoned > report.kept * MAX_ABANDONED && abandoned > MIN_LINKS)
      throw withAbandoned(matched, abandoned / (report.kept + abandoned));
    const reader = await connection.runAndReadAll(
      `SELECT bit_or(pay_facts), count(*) FILTER ((pay_facts & ${payFact.paid}) > 0),
        count(*) FILTER ((pay_facts & ${payFact.paid}) > 0 AND band IS NULL),
        count(band), count(municipio), count(pay), count(*) FILTER (pay > ${MAX_MEDIAN * wage}),
        count(*) FILTER (pay < ${MIN_MEDIAN * wage})
      FROM ${countedRowsOf(report)}`,
    );
    const [facts = 0, paid = 0, odd = 0, bands, municipalities = 0, valued = 0, high = 0, low = 0] =
      (reader.getRowsJS()[0] ?? []).map(Number);
    const pay = payColumns((field) => columns.has(field));
    const blankPay = blankPayField(pay, facts);
    if (blankPay) throw withoutPayValues(matched, blankPay);
    if (report.kept < MIN_LINKS) continue;
    const minPlaced = report.kept < MANY_LINKS ? 1 : report.kept * MIN_PLACED;
    if (municipalities < minPlaced && !isUnplacedFile(file.name))
      throw withoutMunicipalities(matched, municipalities / report.kept);
    if (bands === 0) throw withoutUsefulPay(matched, pay);
    if (odd > Math.max(paid * MAX_ODD_PAY, TOLERATED_ODD_PAY))
      throw withOddPay(matched, pay, odd / paid);
    // Counts, because the median of millions of links takes much memory.
    if (report.kept < MANY_LINKS || Math.max(high, low) <= valued / 2) continue;
    const median = await numberOf(
      connection,
      `SELECT median(pay)::DOUBLE FROM ${countedRowsOf(report)}`,
    );
    throw withOddMedian(matched, pay, { median: median / 100, isHigh: high > low });
  }
}

/** Minimum share of links without a value that triggers a caveat. */
const NOTED_SHARE = 0.05;

/** Returns caveats about columns with many unknown values, as full sentences. */
export async function blankColumnNotes({ connection, files }: RowsRead): Promise<string[]> {
  const counts = filled.map(([column]) => `count(${column})::DOUBLE`);
  const reader = await connection.runAndReadAll(
    `SELECT count(*)::DOUBLE, ${counts.join(', ')} FROM links`,
  );
  const [links = 0, ...known] = (reader.getRowsJS()[0] ?? []).map(Number);
  return filled.flatMap(([, from], place) => {
    const field = from.find((each) => files.some(({ columns }) => columns.has(each)));
    const file = files.find(({ columns }) => field && columns.has(field));
    const share = 1 - (known[place] ?? 0) / links;
    return field && file && share >= NOTED_SHARE
      ? [`“${headerOf(file, field)}” não é informado em ${formatPercent(share)} dos vínculos.`]
      : [];
  });
}

function blankPayField(pay: PayColumns, facts: number): RaisField | undefined {
  const name = (['wages', 'amount', 'band'] as const).find(
    (each) => pay[each] && (facts & payFact[each]) === 0,
  );
  return name && pay[name];
}

const withoutPayValues = (matched: MatchedFile, field: RaisField): ImportRefusal =>
  new ImportRefusal({
    file: matched.file.name,
    found: `a coluna “${headerOf(matched, field)}” não traz valor em nenhum vínculo ativo`,
    advice:
      'Confira o arquivo. Se a fonte não traz esses valores, retire a coluna: vale então a melhor das outras remunerações.',
  });

const withAbandoned = (matched: MatchedFile, share: number): ImportRefusal =>
  new ImportRefusal({
    file: matched.file.name,
    found: `“${headerOf(matched, 'abandoned')}” dá por abandonados ${formatPercent(share)} dos vínculos ativos, e nos arquivos oficiais são cerca de 1%`,
    advice: 'Confira se os códigos 0 e 1 da coluna não foram trocados.',
  });

const withoutMunicipalities = (matched: MatchedFile, share: number): ImportRefusal =>
  new ImportRefusal({
    file: matched.file.name,
    found: `a coluna “${headerOf(matched, 'municipality')}” ${share === 0 ? 'não traz valor conhecido em nenhum vínculo ativo' : `só traz valor conhecido em ${formatPercent(share)} dos vínculos ativos`}`,
    advice:
      'Confira o arquivo: a coluna está vazia, ou com os valores de outra. Se é o oficial dos vínculos sem município, deixe-lhe o nome: RAIS_VINC_PUB_NI.',
  });

/** Name of the column from which pay is read, as the file writes it. */
const payHeaderOf = (matched: MatchedFile, { wages, amount, band }: PayColumns): string =>
  headerOf(matched, wages ?? amount ?? band ?? 'decemberWages');

const withOddPay = (matched: MatchedFile, pay: PayColumns, share: number): ImportRefusal =>
  new ImportRefusal({
    file: matched.file.name,
    found: `${formatPercent(share)} das remunerações em “${payHeaderOf(matched, pay)}” estão fora de 0,3 a 150 salários mínimos`,
    advice: 'Confira o arquivo: a coluna está em outra unidade, como centavos, ou é de outro ano.',
  });

const withoutUsefulPay = (matched: MatchedFile, pay: PayColumns): ImportRefusal =>
  new ImportRefusal({
    file: matched.file.name,
    found: `nenhum vínculo ativo tem remuneração de 0,3 a 150 salários mínimos em “${payHeaderOf(matched, pay)}”`,
    advice: 'Confira o arquivo: a coluna está zerada, ou em outra unidade que a do cabeçalho.',
  });

const withOddMedian = (
  matched: MatchedFile,
  pay: PayColumns,
  { median, isHigh }: { median: number; isHigh: boolean },
): ImportRefusal =>
  new ImportRefusal({
    file: matched.file.name,
    found: `a mediana das remunerações em “${payHeaderOf(matched, pay)}” é ${formatMoney(median)}, ${isHigh ? `mais que ${MAX_MEDIAN} salários mínimos` : `menos que ${formatDecimal(MIN_MEDIAN)} salário mínimo`}`,
    advice: `Confira o arquivo: os valores ${isHigh ? 'são de um ano inteiro, ou estão em outra unidade' : 'estão em outra unidade ou moeda, ou são de outro ano'}.`,
  });
