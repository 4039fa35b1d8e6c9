import {
  type Filters,
  type ImbalanceRow,
  type ImbalanceSummaryRow,
  imbalance,
  imbalanceArea,
  imbalanceMethodPage,
} from '@observatorio/contract';
import { PROMISING_INDEX } from '@observatorio/domain';
import { formatDecimal } from '@observatorio/language';
import { card } from '../model/card';
import { professionOf } from './profession-of';
import { placeSummary, rankingParts, rankingSources } from './ranking';
import { rankingSummary } from './ranking-texts';

/** Number of professions that the panel shows. */
const CARDS = '4';

const method = 'Como calculamos';

const leastIndex = formatDecimal(PROMISING_INDEX);

/** Filters of the place that the figures were computed for. */
const placeOf = ({ scope, code }: ImbalanceSummaryRow): Filters =>
  code === null ? {} : { [scope === 'municipio' ? 'municipio' : 'uf']: [code] };

const promisingAmong = (rows: readonly ImbalanceRow[]): ImbalanceRow[] =>
  rows.filter(({ promising }) => promising === 'Sim');

/** Keys of the columns of the table view, which has the same figures as the cards. */
const shown = ['title', 'index', 'openings', 'entrants', 'links', 'medianPay'];

/** The four most promising professions of a place, with the underlying figures. */
export const imbalancePanel = card({
  tag: 'imbalance-panel',
  title: 'Profissões promissoras',
  description:
    'Quatro profissões em que se abrem mais vagas do que se formam pessoas, com os números e os cursos.',
  area: imbalanceArea,
  rows: imbalance.ranking,
  filtersOf: ({ filters }) => ({ ...filters, pageSize: [CARDS] }),
  parts: rankingParts,
  sources: rankingSources,
  columns: imbalance.ranking.columns.filter(({ key }) => shown.includes(key)),
  kinds: ['professions'],
  layout: 'drawing',
  reserve: { heights: { 0: 1890, 474: 1680, 594: 1077, 754: 980, 1114: 642 } },
  arrange: promisingAmong,
  // Without promising professions or courses of the place, there is a notice.
  isEmpty: (_rows, { page, parts }) => page.total === 0 && placeSummary(parts)?.ranked !== null,
  summarize: (_rows, _selected, _unit, { parts }) => rankingSummary(placeSummary(parts)),
  term: {
    name: 'profissão promissora',
    definition: `Por ano, abrem-se ${leastIndex} ou mais vagas de emprego para cada pessoa que se forma (índice de ${leastIndex} ou mais); o emprego não diminui, e a remuneração é conhecida.`,
  },
  draw: (rows, { pay, api, parts }) => {
    const summary = placeSummary(parts);
    const place = summary ? placeOf(summary) : {};
    const link = { label: method, href: api + imbalanceMethodPage };
    if (summary?.ranked === null) {
      return {
        kind: 'notice',
        title: 'Sem comparação neste lugar',
        text: 'Faltam dados dos cursos deste lugar, e sem as pessoas formadas não há comparação.',
        link,
      };
    }
    return rows.length > 0
      ? {
          kind: 'professions',
          linksTitle: 'Cursos que levam a ela',
          professions: rows.map((row) => professionOf(row, { api, place }, pay)),
          method: link,
        }
      : {
          kind: 'notice',
          title: 'Nenhuma profissão promissora aqui',
          text: `Nenhuma das ocupações comparadas tem, ao mesmo tempo, índice de ${leastIndex} ou mais, emprego que não diminui e remuneração conhecida.`,
          link,
        };
  },
});
