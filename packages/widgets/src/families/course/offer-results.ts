import {
  ALL_LEVELS,
  coursePage,
  type Edition,
  type Filters,
  type OfferRow,
  portalPage,
  type SourceName,
} from '@observatorio/contract';
import { stateAbbreviation } from '@observatorio/domain';
import { distanceInWords, measureUnit, withUnit } from '@observatorio/language';
import type { Result } from '@observatorio/ui';

const ENROLMENTS = measureUnit('Matrículas');

const placeOf = ({ municipality, state, distance }: OfferRow): string =>
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

interface ResultOptions {
  /** URL of the API, which is also that of the portal. */
  api: string;
  filters: Filters;
  /**
   * Id of the last selected offer; its course is not enough, because it may have several offers.
   */
  chosen: string | undefined;
  /** Selects the offer, or clears the selection. Returns whether this page shows the course. */
  onSelect: (row: OfferRow, isChosen: boolean) => boolean;
}

/** Converts an offer to a search result that links to the course's portal page. */
export function resultOf(row: OfferRow, { api, filters, chosen, onSelect }: ResultOptions): Result {
  const { id, course, name, institution, enrolments } = row;
  return {
    key: id,
    title: name,
    href: course ? portalPage(api, coursePage, { ...filters, codigo_curso: [course] }) : undefined,
    onSelect: () => onSelect(row, id === chosen),
    lines: [
      institution ?? 'Instituição não informada',
      `${placeOf(row)} · ${withUnit(enrolments, ENROLMENTS)}`,
    ],
    tags: tagsOf(row),
    isChosen: id === chosen,
  };
}

/** Sources of the education levels that occur in the offers. */
export const sourcesOf = (rows: readonly OfferRow[]): SourceName[] => [
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
