import { formatCount, formatMoney } from './format';
import { missedSentence } from './missed-sentence';
import { COURSES, inWords, LINKS, OFFERS, withUnit } from './unit';

/** Summary of a course search's results. */
export interface FoundOffers {
  total: number;
  /** Current page and number of pages. */
  page: number;
  pages: number;
  /** Radius around the chosen cities in km; undefined if no cities or no radius are set. */
  radius: number | undefined;
  /** Names of the chosen cities. */
  cities: readonly string[];
  /** Searched text that the offers only resemble. Default: none. */
  missed?: string | undefined;
}

/**
 * Summarises a search: `2.567 ofertas de cursos a até 50 km de Campinas, as mais próximas primeiro.
 * Página 2 de 257.`
 */
export function offersSentence({
  total,
  page,
  pages,
  radius,
  cities,
  missed,
}: FoundOffers): string {
  if (total === 0) return '';
  const around =
    radius && cities.length > 0
      ? ` ${withinRadius(radius, cities)}${total > 1 ? ', as mais próximas primeiro' : ''}`
      : '';
  return `${insteadOf(missed, total)}${withUnit(total, OFFERS)} de ${total === 1 ? 'curso' : 'cursos'}${around}.${position(page, pages)}`;
}

/** Summarises a search grouped by course: `312 cursos, os de mais matrículas primeiro.` */
export function coursesSentence({
  total,
  page,
  pages,
  missed,
  isByName,
}: Pick<FoundOffers, 'total' | 'page' | 'pages' | 'missed'> & {
  /** Whether the courses are sorted by how well they match a name. */
  isByName: boolean;
}): string {
  if (total === 0) return '';
  const order = total > 1 && !isByName ? ', os de mais matrículas primeiro' : '';
  return `${insteadOf(missed, total)}${withUnit(total, COURSES)}${order}.${position(page, pages)}`;
}

const insteadOf = (missed: string | undefined, total: number): string =>
  missed ? `${missedSentence(missed, total)} ` : '';

const position = (page: number, pages: number): string =>
  page > 1 ? ` Página ${formatCount(page)} de ${formatCount(pages)}.` : '';

/** Names the places around cities: `a até 50 km de Campinas`. */
export const withinRadius = (km: number, cities: readonly string[]): string =>
  `a até ${formatCount(km)} km de ${cities.join(' ou ')}`;

/** Describes a distance: `na cidade escolhida`, `a 12 km`, `a menos de 1 km`. */
export function distanceInWords(km: number): string {
  if (km === 0) return 'na cidade escolhida';
  return km < 1 ? 'a menos de 1 km' : `a ${formatCount(Math.round(km))} km`;
}

/** An occupation that a course leads to. */
interface CourseOccupation {
  /** Null if unknown. */
  links: number | null;
  medianPay: number | null;
}

/** Summarises links and pay: `12.345 vínculos no país; remuneração mediana de R$ 2.100,00`. */
export function courseOccupationSentence({ links, medianPay }: CourseOccupation): string {
  if (links === null) return 'Sem dados de vínculos';
  const jobs = `${inWords(links, LINKS)} no país`;
  return medianPay === null ? jobs : `${jobs}; remuneração mediana de ${formatMoney(medianPay)}`;
}
