import { formatCount, formatMillions, MILLION } from './format';

/** A countable thing, in singular and plural. */
export interface Unit {
  one: string;
  many: string;
  /** Whether the noun is feminine: `das 12 matrículas`, but `dos 12 vínculos`. */
  feminine?: boolean;
}

/** Unit for the labour overview. */
export const LINKS: Unit = { one: 'vínculo', many: 'vínculos' };

export const OCCUPATIONS: Unit = { one: 'ocupação', many: 'ocupações', feminine: true };

/** Unit of courses counted by name: a course that several institutions offer counts once. */
export const COURSE_NAMES: Unit = { one: 'nome de curso', many: 'nomes de curso' };

export const COURSES: Unit = { one: 'curso', many: 'cursos' };

/** Unit for the course search. */
export const OFFERS: Unit = { one: 'oferta', many: 'ofertas', feminine: true };

export const INSTITUTION_UNIT: Unit = { one: 'instituição', many: 'instituições', feminine: true };

const units: Readonly<Record<string, Unit>> = {
  Matrículas: { one: 'matrícula', many: 'matrículas', feminine: true },
  Concluintes: { one: 'concluinte', many: 'concluintes' },
  Vagas: { one: 'vaga', many: 'vagas', feminine: true },
};

/**
 * Returns the unit of a measure of the graduate overview. Throws a RangeError for an unknown
 * measure.
 */
export function measureUnit(measure: string): Unit {
  const unit = units[measure];
  if (!unit)
    throw new RangeError(`“${measure}” is not a measure: ${Object.keys(units).join(', ')}.`);
  return unit;
}

/** Returns whether a count takes the singular once formatted: anything above 0 and below 2. */
function isSingular(count: number): boolean {
  return count > 0 && Math.round(count * 100) < 200;
}

/** Formats a count with its unit: 13234567 → `13.234.567 vínculos`; 1.4 → `1,4 vínculo`. */
export const withUnit = (count: number, { one, many }: Unit): string =>
  `${formatCount(count)} ${isSingular(count) ? one : many}`;

/** Smallest count written with the plural `milhões`, i.e. rounded to two million. */
const TWO_MILLIONS = 1.95 * MILLION;

/** Writes a count in millions: 47554211 → `47,6 milhões`. Smaller counts keep all digits. */
export function numberInWords(count: number): string {
  if (count < MILLION) return formatCount(count);
  return `${formatMillions(count)} ${count < TWO_MILLIONS ? 'milhão' : 'milhões'}`;
}

/**
 * Writes a count with its unit: 47554211 → `47,6 milhões de vínculos`; 1 → `1 vínculo`. Counts
 * below a million keep all digits.
 */
export const inWords = (count: number, unit: Unit): string =>
  count < MILLION ? withUnit(count, unit) : `${numberInWords(count)} de ${unit.many}`;

/**
 * Refers to a total: `dos 47,6 milhões de vínculos`, `das 12 matrículas`, and `de 1,5 milhão de
 * vínculos`, which is singular below two million. “Milhão” is masculine for every unit.
 */
export function ofAll(count: number, unit: Unit): string {
  const singular = isSingular(count) || (count >= MILLION && count < TWO_MILLIONS);
  const plural = unit.feminine && count < MILLION ? 'das' : 'dos';
  return `${singular ? 'de' : plural} ${inWords(count, unit)}`;
}

/** Reports an empty list: `Nenhum vínculo encontrado`, `Nenhuma matrícula encontrada`. */
export const noneOf = ({ one, feminine }: Unit): string =>
  feminine ? `Nenhuma ${one} encontrada` : `Nenhum ${one} encontrado`;
