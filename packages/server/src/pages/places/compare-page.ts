import { WITHHELD } from '@observatorio/cards';
import { labourTrend } from '@observatorio/cards/labour/labour-trend';
import { type Edition, graduate, labour, place as placeData } from '@observatorio/contract';
import { comparisonPath, totalOf } from '@observatorio/domain';
import {
  formatCount,
  formatDecimal,
  formatMoney,
  formatPercent,
  type InhabitantAges,
  withAges,
} from '@observatorio/language';
import type { PublicResponse } from '../../responses/public-response';
import { tableHtml, writeCard } from './card-text';
import { canonicalComparison, namesOf, type Place, placeWith } from './place';
import { type DocumentSources, documentResponse, linksHtml } from './place-document';
import { ask, type FactSources, sourceHtml } from './place-facts';

/** A line of the comparison: a measure, and a place's figure. */
type Line = readonly [measure: string, figure: string];

interface Compared {
  lines: readonly Line[];
  /** Ages of the inhabitants; undefined if the data do not cover the place. */
  ages: InhabitantAges | undefined;
  editions: readonly Edition[];
}

const UNKNOWN = '–';

/** Shares of the categories of a place's links. */
function shares(rows: readonly { label: string; count: number }[]): Line[] {
  const total = totalOf(rows);
  return rows.map(({ label, count }) => [
    label,
    total > 0 ? formatPercent(count / total) : UNKNOWN,
  ]);
}

/** Enrolments of a level of education in a place. */
async function enrolments(
  { store }: FactSources,
  { filters }: Place,
  level: string,
  signal: AbortSignal,
) {
  const asked = { ...filters, nivel_ensino: [level], dimensao: ['Matrículas'] };
  const answered = await ask(store, graduate.byNetwork, asked, signal);
  return {
    figure: answered ? formatCount(totalOf(answered.rows)) : UNKNOWN,
    editions: answered?.editions ?? [],
  };
}

/** The figures of a place, in the order of the comparison. */
async function compared(
  sources: FactSources,
  place: Place,
  signal: AbortSignal,
): Promise<Compared> {
  const { store } = sources;
  const { filters } = place;
  const [summary, sectors, higher, technical] = await Promise.all([
    ask(store, placeData.summary, filters, signal),
    ask(store, labour.byMacroSector, filters, signal),
    enrolments(sources, place, 'Superior', signal),
    enrolments(sources, place, 'Técnico', signal),
  ]);
  const row = summary?.rows[0];
  const money = (value: number | null | undefined): string => {
    if (!row || row.links === 0) return UNKNOWN;
    return value === null || value === undefined ? WITHHELD : formatMoney(value);
  };
  const known = (value: number | null | undefined, format: (value: number) => string): string =>
    value === null || value === undefined ? UNKNOWN : format(value);
  const covered = (value: number): string =>
    row?.coverage ? `${formatCount(value)} (${row.coverage})` : formatCount(value);
  return {
    lines: [
      ['Vínculos', known(row?.links, covered)],
      ['Habitantes (Censo 2022)', known(row?.inhabitants, covered)],
      ['Vínculos por mil habitantes', known(row?.perThousand, formatDecimal)],
      ['Remuneração média', money(row?.meanPay)],
      ['Remuneração mediana', money(row?.medianPay)],
      ['Parte de mulheres', known(row?.womenShare, formatPercent)],
      ...shares(sectors?.rows ?? []),
      ['Matrículas na educação superior', higher.figure],
      ['Matrículas na educação técnica', technical.figure],
    ],
    ages: row?.ages,
    editions: [summary, sectors, higher, technical].flatMap((each) => each?.editions ?? []),
  };
}

/** The line of the comparison over the years, which is of municipalities or of states. */
async function trendHtml(
  { store, places }: FactSources,
  list: readonly Place[],
  signal: AbortSignal,
) {
  const [level, ...others] = new Set(list.map((place) => place.level));
  const country = placeWith('', places);
  const isDrawn = others.length === 0 && (level === 'municipality' || level === 'state');
  if (!country || !isDrawn) return undefined;
  const filters = { compara: list.map(({ code }) => code) };
  return writeCard(store, { card: labourTrend, class: 'span-12', filters }, country, signal);
}

/** Returns the response with the comparison of two to four places. */
export function comparisonResponse(
  list: readonly Place[],
  sources: DocumentSources,
): PublicResponse {
  const names = namesOf(list);
  const path = comparisonPath(list.map((place) => place.path));
  return documentResponse(path, sources, async (signal) => {
    const answers = await Promise.all(list.map((place) => compared(sources, place, signal)));
    const measures = [
      ...new Set(answers.flatMap(({ lines }) => lines.map(([measure]) => measure))),
    ];
    const figures = answers.map(({ lines }) => new Map(lines));
    const ages = answers.find((each) => each.ages)?.ages;
    const columns = [
      { label: 'Medida' },
      ...list.map(({ title }) => ({ label: title, numeric: true })),
    ];
    const rows = measures.map((measure) => ({
      cells: [withAges(measure, ages), ...figures.map((each) => each.get(measure) ?? UNKNOWN)],
    }));
    const trend = await trendHtml(sources, list, signal);
    return {
      heading: names,
      title: `Comparação: ${names}`,
      canonical: canonicalComparison(list),
      description: `Empregos, remuneração, setores e matrículas lado a lado: ${names}.`,
      lead: 'Os números de cada lugar, lado a lado.',
      sections: [
        {
          id: 'comparacao',
          heading: 'Em números',
          label: 'Números',
          html: `${tableHtml(`Comparação: ${names}`, columns, rows)}<p class="quiet">As percentagens são partes dos vínculos do lugar.</p>${sourceHtml(answers.flatMap((each) => each.editions))}`,
        },
        ...(trend
          ? [
              {
                id: 'anos',
                heading: 'Ano a ano',
                label: 'Ano a ano',
                html: `<div class="grid">${trend.html}</div>`,
              },
            ]
          : []),
        {
          id: 'paginas',
          heading: 'A página de cada lugar',
          label: 'Páginas',
          html: linksHtml(list),
        },
      ],
      editions: [...answers, ...(trend ? [trend] : [])].flatMap((each) => each.editions),
    };
  });
}
