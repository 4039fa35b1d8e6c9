import { filtersToSearch } from '@observatorio/bus';
import {
  coursePageFilters,
  type Filters,
  type ImbalanceFilter,
  type ImbalanceRow,
  imbalance,
} from '@observatorio/contract';
import {
  entrantParts,
  formatCount,
  formatIndex,
  formatMoney,
  imbalanceSentence,
  imbalanceSteps,
  openingParts,
  type PayTerms,
  payPeriod,
  payWithheld,
} from '@observatorio/domain';
import { Notice, type Profession, ProfessionCards, professionCardsStyles } from '@observatorio/ui';
import { useMemo } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { headingBelow } from '../../card/heading-level';
import { WITHHELD } from '../../card/table-view';
import { type Card, useCard } from '../../data/use-card';
import { imbalanceArea } from './imbalance-area';
import { rankingSummary } from './ranking-texts';
import { useRanking } from './use-ranking';

const title = 'Profissões promissoras';

/** Number of professions that the panel shows. */
const CARDS = 4;

/** Courses that a card lists; the page of the occupation has all. */
const COURSES = 2;

const method = 'Como calculamos';

const figuresOf = (row: ImbalanceRow, pay: PayTerms): Profession['figures'] => [
  { name: 'Vagas de emprego por pessoa formada', value: formatIndex(row.index) },
  {
    name: 'Vagas de emprego que se abrem por ano',
    value: formatCount(row.openings),
    detail: openingParts(row),
  },
  {
    name: 'Pessoas formadas por ano',
    value: formatCount(row.entrants),
    detail: entrantParts(row),
  },
  { name: 'Vínculos', value: formatCount(row.links) },
  row.medianPay === null
    ? { name: 'Remuneração mediana', value: WITHHELD, detail: payWithheld(pay) }
    : { name: 'Remuneração mediana', value: formatMoney(row.medianPay), detail: payPeriod(pay) },
];

const courseLinks = ({ api, filters }: Card, { courses }: ImbalanceRow): Profession['links'] =>
  courses.slice(0, COURSES).map(({ course, name, level }) => ({
    key: `${level} ${name}`,
    label: `${name} (${level.toLowerCase()})`,
    href: course
      ? `${api}/busca-curso${filtersToSearch({ ...filters, codigo_curso: [course] }, coursePageFilters)}`
      : undefined,
  }));

/** `e mais 2 cursos`, with a link to the page of the occupation, which lists them. */
function moreCourses(api: string, { code, courses }: ImbalanceRow): Profession['links'] {
  const more = courses.length - COURSES;
  if (more <= 0) return [];
  return [
    {
      key: 'more',
      label: `e mais ${formatCount(more)} ${more === 1 ? 'curso' : 'cursos'}`,
      href: `${api}/busca-cargo?cbo=${code}`,
    },
  ];
}

const professionOf = (card: Card, row: ImbalanceRow, pay: PayTerms): Profession => ({
  key: row.code,
  title: row.title,
  href: `${card.api}/busca-cargo?cbo=${row.code}`,
  level: imbalanceSteps[row.level - 1],
  sentence: imbalanceSentence(row),
  figures: figuresOf(row, pay),
  links: [...courseLinks(card, row), ...moreCourses(card.api, row)],
});

const promisingAmong = (rows: readonly ImbalanceRow[]): ImbalanceRow[] =>
  rows.filter(({ promising }) => promising === 'Sim');

/** The figures of the cards. */
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
        definition:
          'Abrem-se por ano mais vagas de emprego do que pessoas formadas para elas, o emprego não diminui e a remuneração é conhecida.',
      }}
    >
      {(rows, { pay }) =>
        rows.length > 0 ? (
          <ProfessionCards
            headingLevel={headingBelow(props)}
            linksTitle="Cursos que levam a ela"
            professions={rows.map((row) => professionOf(card, row, pay))}
            method={{ label: method, href }}
          />
        ) : (
          <Notice
            title="Nenhuma profissão promissora aqui"
            actions={
              <a className="button plain" href={href}>
                {method}
              </a>
            }
          >
            Em nenhuma das ocupações comparadas se abrem por ano mais vagas de emprego do que
            pessoas formadas, sem que o emprego diminua.
          </Notice>
        )
      }
    </DataCard>
  );
}

/** The four most promising professions of a place, with the figures behind them. */
export const imbalancePanel = {
  tag: 'imbalance-panel',
  title,
  description:
    'Quatro profissões em que se abrem mais vagas do que se formam pessoas, com os números e os cursos.',
  area: imbalanceArea,
  styles: [professionCardsStyles],
  Component: ImbalancePanel,
} satisfies Declaration<'imbalance-panel', ImbalanceFilter>;
