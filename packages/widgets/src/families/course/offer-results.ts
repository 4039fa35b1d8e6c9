import {
  ALL_LEVELS,
  coursePage,
  type Edition,
  type Filters,
  type OfferedCourseRow,
  type OfferRow,
  portalPage,
  type SourceName,
} from '@observatorio/contract';
import { stateAbbreviation } from '@observatorio/domain';
import {
  distanceInWords,
  INSTITUTION_UNIT,
  measureUnit,
  OFFERS,
  withUnit,
} from '@observatorio/language';
import type { Result } from '@observatorio/ui';

const ENROLMENTS = measureUnit('Matrículas');

export const NO_INSTITUTION = 'Instituição não informada';

/** Place of an offer, with its distance if known. */
export const placeOf = ({ municipality, state, distance }: OfferRow): string =>
  [
    [municipality, state && (municipality ? stateAbbreviation(state) : state)]
      .filter(Boolean)
      .join(', ') || 'Todo o país, a distância',
    distance !== null && distanceInWords(distance),
  ]
    .filter(Boolean)
    .join(' · ');

const tagsOf = (row: OfferRow): string[] =>
  [
    row.level,
    row.form,
    // A shift “A distância” repeats the modality.
    row.shifts === row.modality ? null : row.modality,
    row.shifts,
    row.funding ?? row.administration,
  ].filter((tag) => tag !== null);

interface ResultOptions<Row> {
  /** URL of the API, which is also that of the portal. */
  api: string;
  filters: Filters;
  /** The selected row. */
  chosen: Row | undefined;
  /** Selects the row, or clears the selection. Returns whether this page shows the course. */
  onSelect: (row: Row, isChosen: boolean) => boolean;
}

/** Converts an offer to a search result that links to the offer's portal page. */
export function resultOf(
  row: OfferRow,
  { api, filters, chosen, onSelect }: ResultOptions<OfferRow>,
): Result {
  const { id, course, offer, name, institution, enrolments } = row;
  const address = course && { ...filters, codigo_curso: [course], oferta: offer ? [offer] : [] };
  return {
    key: id,
    title: name,
    href: address ? portalPage(api, coursePage, address) : undefined,
    onSelect: () => onSelect(row, row === chosen),
    lines: [institution ?? NO_INSTITUTION, `${placeOf(row)} · ${withUnit(enrolments, ENROLMENTS)}`],
    tags: tagsOf(row),
    isChosen: row === chosen,
  };
}

/** Describes an offer where its course is known. */
export const resultOfCourse = (row: OfferRow): Pick<Result, 'title' | 'lines' | 'tags'> => ({
  title: row.institution ?? NO_INSTITUTION,
  lines: [`${placeOf(row)} · ${withUnit(row.enrolments, ENROLMENTS)}`],
  tags: tagsOf(row).filter((tag) => tag !== row.level),
});

/** Converts a course to a search result that links to the course's portal page. */
export function courseResultOf(
  row: OfferedCourseRow,
  { api, filters, chosen, onSelect }: ResultOptions<OfferedCourseRow>,
): Result {
  const { course, name, level, offers, institutions, enrolments, institution } = row;
  return {
    key: `${level}-${name}`,
    title: name,
    href: course ? portalPage(api, coursePage, { ...filters, codigo_curso: [course] }) : undefined,
    onSelect: () => onSelect(row, row === chosen),
    lines: [
      institution ??
        (institutions > 0 ? `Em ${withUnit(institutions, INSTITUTION_UNIT)}` : NO_INSTITUTION),
      `${withUnit(offers, OFFERS)} · ${withUnit(enrolments, ENROLMENTS)}`,
    ],
    tags: [level],
    isChosen: row === chosen,
  };
}

/** Sources of the offers of all levels. */
export const bothLevels = ['inep-tecnico', 'inep-superior'] as const;

/** Sources of the education levels that occur in the offers. */
export const sourcesOf = (rows: readonly Pick<OfferRow, 'level'>[]): SourceName[] => [
  ...(rows.some(({ level }) => level === 'Técnico') ? (['inep-tecnico'] as const) : []),
  ...(rows.some(({ level }) => level === 'Superior') ? (['inep-superior'] as const) : []),
];

/** Reports that a chosen shift excludes technical courses, whose source has no shifts. */
export const shiftNote = ({ turno, nivel_ensino: [level = ALL_LEVELS] = [] }: Filters): string =>
  turno?.length && level !== 'Superior'
    ? ' Sem os cursos técnicos: o censo escolar não informa o turno.'
    : '';

/**
 * Names the level missing from the offers of all levels, because lists of official offers exclude
 * sample data. Empty if no level is missing.
 */
export function missingLevelNote(
  { nivel_ensino: [level = ALL_LEVELS] = [] }: Filters,
  editions: readonly Pick<Edition, 'conjunto' | 'tipo'>[],
): string {
  const isMixed = new Set(editions.map(({ tipo }) => tipo)).size > 1;
  const madeUp = editions.find(({ tipo }) => tipo === 'demonstracao');
  if (level !== ALL_LEVELS || !isMixed || !madeUp) return '';
  const courses = madeUp.conjunto === 'inep-tecnico' ? 'técnicos' : 'superiores';
  return ` Sem os cursos ${courses}, de que só há dados de demonstração.`;
}
