import { filtersToSearch } from '@observatorio/bus';
import {
  ALL_LEVELS,
  coursePageFilters,
  type Edition,
  type Filters,
  type OfferRow,
  type SourceName,
} from '@observatorio/contract';
import { distanceInWords, measureUnit, stateAbbreviation, withUnit } from '@observatorio/domain';
import type { Result } from '@observatorio/ui';

/** Kilometres around a chosen city within which offers are listed, unless the visitor decides. */
export const DEFAULT_RADIUS = '50';

const ENROLMENTS = measureUnit('Matrículas');

/** The radius in force, in kilometres; undefined where only the chosen places count. */
export function radiusOf({ municipio, raio_km: radius }: Filters): string | undefined {
  if (!municipio?.length) return undefined;
  const [km = DEFAULT_RADIUS] = radius ?? [];
  return km === '0' ? undefined : km;
}

/** The filters of the request: around a city, its state and region are no limits. */
export function requestedFilters(filters: Filters): Filters {
  const { codigo_curso: _, raio_km: __, ...selected } = filters;
  const radius = radiusOf(filters);
  if (!radius) return selected;
  const { regiao: ___, uf: ____, ...around } = selected;
  return { ...around, raio_km: [radius] };
}

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
  [row.level, row.form, row.modality, row.funding ?? row.administration].filter(
    (tag) => tag !== null,
  );

interface ResultOptions {
  /** Address of the API, which is the portal's. */
  api: string;
  filters: Filters;
  /** The offer that was chosen last, of those of one course. */
  chosen: string | undefined;
  /** Chooses the offer, or clears the choice. Returns whether this page shows it. */
  onSelect: (row: OfferRow, isChosen: boolean) => boolean;
}

/** An offer as a result of the search; its link is to the portal's page of the course. */
export function resultOf(row: OfferRow, { api, filters, chosen, onSelect }: ResultOptions): Result {
  const { id, course, name, institution, enrolments } = row;
  return {
    key: id,
    title: name,
    href: course
      ? `${api}/busca-curso${filtersToSearch({ ...filters, codigo_curso: [course] }, coursePageFilters)}`
      : undefined,
    onSelect: () => onSelect(row, id === chosen),
    lines: [
      institution ?? 'Instituição não informada',
      `${placeOf(row)} · ${withUnit(enrolments, ENROLMENTS)}`,
    ],
    tags: tagsOf(row),
    isChosen: id === chosen,
  };
}

/** The sources of the levels of education among offers. */
export const sourcesOf = (rows: readonly OfferRow[]): SourceName[] => [
  ...(rows.some(({ level }) => level === 'Técnico') ? (['inep-tecnico'] as const) : []),
  ...(rows.some(({ level }) => level === 'Superior') ? (['inep-superior'] as const) : []),
];

/**
 * Says which level is left out of the offers of all levels: a list of official offers has no made-up
 * ones. Empty if none is.
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
