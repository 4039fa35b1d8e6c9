import type { DuckDBConnection } from '@duckdb/node-api';
import { type Edition, isFinalYear, type Reconciliation } from '@observatorio/contract';
import {
  FIRST_UNPLACED_YEAR,
  MAX_UNPLACED_LINKS,
  type PublishedTotal,
  placeWithArticle,
  publishedTotal,
  states,
} from '@observatorio/domain';
import {
  coverageInWords,
  formatChange,
  formatCount,
  formatList,
  LINKS,
  measureUnit,
  type Unit,
  withUnit,
} from '@observatorio/language';
import { LINES } from '../reading/rows/report';
import type { CountQueries } from './importer';
import { numberOf } from './number-of';
import { isUnplacedFile } from './unplaced-file';

/** A new edition of a year, and what was counted in it. */
export interface Counted
  extends Pick<Edition, 'conjunto' | 'ano' | 'situacao' | 'fontes'>,
    Pick<Edition, 'linhasLidas' | 'linhasRejeitadas'> {
  /** Code of a state, or null for an unknown one → links or enrolments. */
  counts: ReadonlyMap<string | null, number>;
  /** Links or enrolments in rows that repeat others and do not count. */
  repeated: number;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

/** Returns the links or enrolments of an edition. */
const totalOf = ({ counts }: Pick<Counted, 'counts'>): number => sum(counts.values());

/** Counts an edition of a year and compares it with the published total. */
export async function countAndReconcile(
  connection: DuckDBConnection,
  { byState, repeated }: CountQueries,
  edition: Omit<Counted, 'counts' | 'repeated'>,
): Promise<Pick<Edition, 'total' | 'conferencia'>> {
  const reader = await connection.runAndReadAll(byState);
  const counts = new Map(
    reader
      .getRowsJS()
      .map(([uf, count]) => [uf === null ? null : String(uf), Number(count)] as const),
  );
  const counted = {
    ...edition,
    counts,
    repeated: repeated === undefined ? 0 : await numberOf(connection, repeated),
  };
  return { total: totalOf(counted), conferencia: reconcile(counted) };
}

/** Compares an edition of a year with the total that its publisher states for the same data. */
export function reconcile(counted: Counted): Reconciliation {
  const { conjunto, ano, situacao, counts } = counted;
  const published = publishedTotal(conjunto, ano);
  const inUnits = withUnit(totalOf(counted), unitOf(counted));
  if (!published) {
    return incomparable(
      `Total contado: ${inUnits}. Não se conhece um total publicado com que o comparar.`,
    );
  }
  const total = formatCount(published.total);
  if (situacao === 'parcial') {
    return incomparable(
      `Os dados são parciais, com ${inUnits}: não se comparam com o total definitivo, ${total}.`,
    );
  }
  if (situacao === 'superada' && published.superseded === undefined) {
    return incomparable(
      `Os dados são de uma versão superada, com ${inUnits}: não se comparam com o total da publicação mais nova, ${total}.`,
    );
  }
  const covered = states.map(({ code }) => code).filter((code) => counts.has(code));
  return covered.length < states.length
    ? reconcileStates(counted, published, covered)
    : reconcileTotal(counted, published);
}

/** Compares the data of the whole country with the total of their own publication. */
function reconcileTotal(counted: Counted, published: PublishedTotal): Reconciliation {
  const { total, superseded = total, abandoned } = published;
  const ours = totalOf(counted);
  const expected = isFinalYear(counted) ? total : superseded;
  const compared = comparison(expected, ours, isFinalYear(counted) ? '' : ' na versão superada');
  if (ours === expected) {
    const context = isFinalYear(counted)
      ? [
          abandoned &&
            `Como no total oficial, ${withUnit(abandoned, LINKS)} que os arquivos dão por abandonados não contam`,
          superseded !== total && `A primeira publicação do ano dizia ${formatCount(superseded)}`,
        ]
      : [`A publicação mais nova diz ${formatCount(total)}`];
    return { resultado: 'confere', texto: inSentences(compared, ...context) };
  }
  const explanation = explain(counted, published, expected);
  return {
    resultado: explanation ? 'explicada' : 'difere',
    texto: inSentences(compared, explanation ?? unexplained(counted, published)),
  };
}

/** Compares the states that have a published total, in an edition that lacks others. */
function reconcileStates(
  counted: Counted,
  { total, superseded = total, states: known = {} }: PublishedTotal,
  covered: readonly string[],
): Reconciliation {
  const { counts } = counted;
  const [expected, version] = isFinalYear(counted)
    ? [total, '']
    : [superseded, ' na versão superada'];
  const compared = isFinalYear(counted) ? covered.filter((code) => code in known) : [];
  if (compared.length === 0) {
    return incomparable(
      `Não há comparação possível: o total publicado${version}, ${formatCount(expected)}, é do Brasil, e os arquivos importados (${coverageInWords(covered) || 'sem estado'}) somam ${withUnit(totalOf(counted), unitOf(counted))}.`,
    );
  }
  const published = sum(compared.map((code) => known[code] ?? 0));
  const ours = sum(compared.map((code) => counts.get(code) ?? 0));
  const labels = states.filter(({ code }) => compared.includes(code)).map(({ label }) => label);
  const isSame = published === ours;
  return {
    resultado: isSame ? 'confere' : 'difere',
    texto: inSentences(
      comparison(published, ours, ` para ${formatList(labels.map(placeWithArticle))}`),
      compared.length < covered.length &&
        'Dos outros estados importados não se conhece o total publicado',
      !isSame && UNEXPLAINED,
    ),
  };
}

/** Returns the rules that explain a difference, as a clause; undefined if none does. */
function explain(
  counted: Counted,
  { total, superseded, abandoned }: PublishedTotal,
  expected: number,
): string | undefined {
  const { conjunto, ano, fontes, counts, linhasRejeitadas, repeated } = counted;
  const ours = totalOf(counted);
  if (ours === superseded) {
    return 'Explicação: é o total da primeira publicação do ano, que outra superou';
  }
  if (ours === total) return 'Explicação: é o total da publicação mais nova';
  if (abandoned && isFinalYear(counted) && ours - expected === abandoned) {
    return 'Explicação: são os vínculos abandonados, que o total oficial não conta e estes arquivos não distinguem';
  }
  const isLinks = conjunto === 'rais';
  const hasUnplaced = counts.has(null) || fontes.some(isUnplacedFile);
  const causes: (readonly [max: number, text: string])[] = [
    [repeated, `${withUnit(repeated, unitOf(counted))} de linhas repetidas, que contam uma vez só`],
    [
      isLinks && ano >= FIRST_UNPLACED_YEAR && !hasUnplaced ? MAX_UNPLACED_LINKS : 0,
      'os vínculos sem município, do arquivo RAIS_VINC_PUB_NI, que não foi importado',
    ],
    [
      isLinks ? linhasRejeitadas : 0,
      `${withUnit(linhasRejeitadas, LINES)} que a importação rejeitou`,
    ],
  ];
  const missing = expected - ours;
  const exact = causes.find(([max]) => max === missing);
  if (exact) return `Explicação: ${exact[1]}`;
  const possible = causes.filter(([max]) => max > 0);
  if (missing < 0 || sum(possible.map(([max]) => max)) < missing) return undefined;
  return `Explicação possível: ${formatList(possible.map(([, text]) => text))}`;
}

const UNEXPLAINED = 'Nenhuma regra conhecida explica a diferença';

/** Returns a clause about a difference that no rule explains. */
const unexplained = (counted: Counted, { rows }: PublishedTotal): string =>
  rows === undefined || rows === counted.linhasLidas || !isFinalYear(counted)
    ? UNEXPLAINED
    : `${UNEXPLAINED}. Os arquivos oficiais têm ${withUnit(rows, LINES)}, e os importados, ${formatCount(counted.linhasLidas)}`;

const unitOf = ({ conjunto }: Pick<Counted, 'conjunto'>): Unit =>
  conjunto === 'rais' ? LINKS : measureUnit('Matrículas');

const incomparable = (texto: string): Reconciliation => ({ resultado: 'sem-comparacao', texto });

/** Compares two totals in a clause; `of` says which total was published. */
const comparison = (published: number, ours: number, of = ''): string =>
  `Publicado${of} ${formatCount(published)}; nos arquivos importados ${formatCount(ours)}; ${published === ours ? 'confere' : `diferença de ${formatChange(ours - published)}`}`;

const inSentences = (...clauses: readonly (string | number | false | undefined)[]): string =>
  clauses
    .filter(Boolean)
    .map((clause) => `${clause}.`)
    .join(' ');
