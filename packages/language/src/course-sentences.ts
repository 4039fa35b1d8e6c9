import { formatCount, formatMoney } from './format';
import { missedSentence } from './missed-sentence';
import { inWords, LINKS, OFFERS, withUnit } from './unit';

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
  const instead = missed ? `${missedSentence(missed, total)} ` : '';
  const around =
    radius && cities.length > 0
      ? ` a até ${formatCount(radius)} km de ${cities.join(' ou ')}${total > 1 ? ', as mais próximas primeiro' : ''}`
      : '';
  const position = page > 1 ? ` Página ${formatCount(page)} de ${formatCount(pages)}.` : '';
  return `${instead}${withUnit(total, OFFERS)} de ${total === 1 ? 'curso' : 'cursos'}${around}.${position}`;
}

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
