import {
  coursePage,
  type Filters,
  type ImbalanceRow,
  occupationPage,
  portalPage,
} from '@observatorio/contract';
import { imbalanceSteps } from '@observatorio/domain';
import {
  entrantParts,
  formatCount,
  formatIndex,
  formatMoney,
  imbalanceSentence,
  medianWithheld,
  openingParts,
  type PayTerms,
  payWithheld,
  withPayBasis,
} from '@observatorio/language';
import type { Profession } from '../model/content';
import { WITHHELD } from '../model/table-view';

/** Maximum number of courses on a card; the occupation page lists all of them. */
const COURSES = 2;

const figuresOf = (row: ImbalanceRow, pay: PayTerms): Profession['figures'] => [
  { name: 'Vagas de emprego por ano', value: formatCount(row.openings) },
  { name: 'Pessoas formadas por ano', value: formatCount(row.entrants) },
  row.medianPay === null
    ? {
        name: 'Remuneração mediana',
        value: WITHHELD,
        detail: row.meanPay === null ? payWithheld(pay) : medianWithheld,
      }
    : { name: withPayBasis('Remuneração mediana', pay), value: formatMoney(row.medianPay) },
];

const moreFiguresOf = (row: ImbalanceRow): Profession['more'] => [
  { name: 'Vagas de emprego por pessoa formada', value: formatIndex(row.index) },
  { name: 'Vínculos', value: formatCount(row.links) },
  { name: 'De onde vêm as vagas', detail: openingParts(row) },
  { name: 'De onde vêm as pessoas formadas', detail: entrantParts(row) },
];

/** Link targets of a card. */
export interface LinkOptions {
  /** URL of the API, which is also that of the portal. */
  api: string;
  /** Filters of the place that the figures refer to. */
  place: Filters;
}

const courseLinks = ({ courses }: ImbalanceRow, { api, place }: LinkOptions): Profession['links'] =>
  courses.slice(0, COURSES).map(({ course, name, level }) => ({
    key: `${level} ${name}`,
    label: `${name} (${level.toLowerCase()})`,
    href: course ? portalPage(api, coursePage, { ...place, codigo_curso: [course] }) : undefined,
  }));

/** Link such as `e mais 2 cursos` to the occupation page, which lists all courses. */
function moreCourses(api: string, { code, courses }: ImbalanceRow): Profession['links'] {
  const more = courses.length - COURSES;
  if (more <= 0) return [];
  return [
    {
      key: 'more',
      label: `e mais ${formatCount(more)} ${more === 1 ? 'curso' : 'cursos'}`,
      href: portalPage(api, occupationPage, { cod_cbo: [code] }),
    },
  ];
}

/** Converts a ranking row to a profession of the panel, with its figures and courses. */
export const professionOf = (
  row: ImbalanceRow,
  options: LinkOptions,
  pay: PayTerms,
): Profession => ({
  key: row.code,
  title: row.title,
  href: portalPage(options.api, occupationPage, { cod_cbo: [row.code] }),
  level: imbalanceSteps[row.level - 1],
  sentence: imbalanceSentence(row),
  figures: figuresOf(row, pay),
  more: moreFiguresOf(row),
  links: [...courseLinks(row, options), ...moreCourses(options.api, row)],
});
