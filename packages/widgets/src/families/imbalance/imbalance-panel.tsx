import {
  type Filters,
  type ImbalanceFilter,
  type ImbalanceRow,
  type ImbalanceSummaryRow,
  imbalance,
} from '@observatorio/contract';
import { formatDecimal, PROMISING_INDEX } from '@observatorio/domain';
import { Notice, ProfessionCards, professionCardsStyles } from '@observatorio/ui';
import { useMemo } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { headingBelow } from '../../card/heading-level';
import { useCard } from '../../data/use-card';
import { imbalanceArea } from './imbalance-area';
import { professionOf } from './profession-of';
import { rankingSummary } from './ranking-texts';
import { useRanking } from './use-ranking';

const title = 'Profissões promissoras';

/** Number of professions that the panel shows. */
const CARDS = 4;

const method = 'Como calculamos';

const leastIndex = formatDecimal(PROMISING_INDEX);

/** Filters of the place that the figures were computed for. */
const placeOf = ({ scope, code }: ImbalanceSummaryRow): Filters =>
  code === null ? {} : { [scope === 'municipio' ? 'municipio' : 'uf']: [code] };

const promisingAmong = (rows: readonly ImbalanceRow[]): ImbalanceRow[] =>
  rows.filter(({ promising }) => promising === 'Sim');

/** Keys of the columns of the table view, which has the same figures as the cards. */
const shown = ['title', 'index', 'openings', 'entrants', 'links', 'medianPay'];

const columns = imbalance.ranking.columns.filter(({ key }) => shown.includes(key));

function ImbalancePanel(props: CommonProps) {
  const card = useCard(imbalanceArea, props);
  const filters: Filters = useMemo(
    () => ({ ...card.filters, pageSize: [String(CARDS)] }),
    [card.filters],
  );
  const { data, summary } = useRanking(card, filters);
  const href = `${card.api}/metodo-profissoes`;
  const place = summary ? placeOf(summary) : {};
  return (
    <DataCard
      title={title}
      card={card}
      columns={columns}
      data={data}
      content="drawing"
      arrange={promisingAmong}
      isEmpty={() => data.resource.rows?.length === 0}
      summarize={() => rankingSummary(summary)}
      term={{
        name: 'profissão promissora',
        definition: `Por ano, abrem-se ${leastIndex} ou mais vagas de emprego para cada pessoa que se forma (índice de ${leastIndex} ou mais); o emprego não diminui, e a remuneração é conhecida.`,
      }}
    >
      {(rows, { pay }) =>
        rows.length > 0 ? (
          <ProfessionCards
            headingLevel={headingBelow(props)}
            linksTitle="Cursos que levam a ela"
            professions={rows.map((row) => professionOf(row, { api: card.api, place }, pay))}
            method={{ label: method, href }}
          />
        ) : (
          <Notice
            title="Nenhuma profissão promissora aqui"
            actions={
              <a className="button plain" part="button" href={href}>
                {method}
              </a>
            }
          >
            Nenhuma das ocupações comparadas tem, ao mesmo tempo, índice de {leastIndex} ou mais,
            emprego que não diminui e remuneração conhecida.
          </Notice>
        )
      }
    </DataCard>
  );
}

/** The four most promising professions of a place, with the underlying figures. */
export const imbalancePanel = {
  tag: 'imbalance-panel',
  title,
  description:
    'Quatro profissões em que se abrem mais vagas do que se formam pessoas, com os números e os cursos.',
  area: imbalanceArea,
  contentParts: ['table'],
  styles: [professionCardsStyles],
  reserve: { heights: { 0: 2600, 474: 2472, 594: 1470, 754: 1346, 1114: 840 } },
  Component: ImbalancePanel,
} satisfies Declaration<'imbalance-panel', ImbalanceFilter>;
