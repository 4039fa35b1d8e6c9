import {
  areaPages,
  type CourseNameRow,
  course,
  labour,
  listedPlaces,
  MAX_COURSE_TEXT,
  occupation,
} from '@observatorio/contract';
import {
  formatCbo,
  municipalityInFull,
  placePath,
  regions,
  stateOfMunicipality,
  states,
  withoutCourseKind,
} from '@observatorio/domain';
import type { PageName } from '@observatorio/pages';
import { paths } from '@observatorio/pages/paths';
import { searchWords } from '@observatorio/pages/search-words';
import { titles } from '@observatorio/pages/titles';
import { type SearchItem, searchItems } from '@observatorio/search';
import type { loadRows } from '../base/load-rows';

/** Loads the rows of a dataset. */
export type LoadRows = typeof loadRows;

/** A possible result of the global search. */
export interface SearchTarget extends SearchItem {
  /** Shown after the name, such as the code of an occupation; empty for none. */
  detail: string;
  /** URL of the page that shows the target. */
  href: string;
  /** Returns the URL of a page that shows the target at a place. Default: no page does. */
  hrefAt?(place: PlaceFilters): string;
}

/** Filters for a state, or for a municipality and its state. */
export type PlaceFilters = Readonly<Record<string, string>>;

/** Returns the filters for a state or municipality. */
export const placeTargetFilters = (code: string): PlaceFilters => ({
  uf: stateOfMunicipality(code),
  ...(code.length > 2 && { municipio: code }),
});

const pageAt = (path: string, filters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(filters)}`;

/** A kind of target, with a loader of all its targets. */
export interface TargetKind {
  /** Label of the kind, shown with each result. */
  label: string;
  load(): Promise<readonly SearchTarget[]>;
  /** Whether equally good matches are ordered by weight. Default: false, by the search index. */
  isBySize?: boolean;
  /**
   * Removes words that do not occur in any name of this kind; takes text in lower case without
   * accents.
   */
  clean?(folded: string): string;
}

/** Label of the kind for states and municipalities. */
export const PLACE = 'Lugar';

/** Ranks states before municipalities that match as well. */
const STATE_WEIGHT = 1e6;

const plain = { synonyms: [], everyday: [], weight: 0 };

const pageTargets = (): SearchTarget[] =>
  Object.entries(searchWords).map(([key, everyday]) => {
    const name = key as PageName;
    const path = paths[name];
    return { ...plain, code: path, title: titles[name], everyday, detail: '', href: path };
  });

async function occupationTargets(load: LoadRows): Promise<SearchTarget[]> {
  const [options, names] = await Promise.all([load(occupation.options), load(occupation.synonyms)]);
  const list = options.filter(({ filter }) => filter === 'cod_cbo');
  return searchItems(list, names).map((found) => ({
    ...found,
    detail: formatCbo(found.code),
    href: pageAt(areaPages.occupation, { cbo: found.code }),
    // The page of an occupation knows states only.
    hrefAt: (place) =>
      place.municipio
        ? pageAt(areaPages.labour, { ...place, occupation: found.code })
        : pageAt(areaPages.occupation, { cbo: found.code, ...place }),
  }));
}

/** Brazil and its regions. */
export const areaTargets = (): SearchTarget[] =>
  [{ code: '', label: 'Brasil' }, ...regions].map(({ code, label }) => ({
    ...plain,
    code,
    title: label,
    weight: STATE_WEIGHT,
    detail: code && 'Região',
    href: placePath(code, label),
  }));

/** Returns the places in the labour data: states and municipalities. */
export async function placeTargets(load: LoadRows): Promise<SearchTarget[]> {
  const municipalities = listedPlaces(await load(labour.options));
  return [
    ...states.map(({ code, label, abbr }) => ({
      ...plain,
      code,
      title: label,
      synonyms: [abbr],
      weight: STATE_WEIGHT,
      detail: 'Estado',
      href: placePath(code, label),
    })),
    ...municipalities.map(({ code, label, names, size }) => ({
      ...plain,
      code,
      everyday: names,
      title: municipalityInFull(code, label),
      weight: size,
      detail: '',
      href: placePath(code, label),
    })),
  ];
}

const searchFor = (name: string, more: Readonly<Record<string, string>> = {}): string =>
  pageAt(areaPages.course, { ...more, nome_curso: name.slice(0, MAX_COURSE_TEXT) });

const courseTarget = ({
  name,
  level,
  course: code,
  everyday,
  enrolments,
}: CourseNameRow): SearchTarget => ({
  ...plain,
  everyday: everyday === null ? [] : everyday.split('; '),
  code: `${level}-${name}`,
  title: name,
  weight: enrolments,
  detail: level,
  href: searchFor(name, { nivel_ensino: level, ...(code && { codigo_curso: code }) }),
  hrefAt: (place) => searchFor(name, { nivel_ensino: level, ...place }),
});

const institutionTarget = ({ name, abbreviation, enrolments }: CourseNameRow): SearchTarget => ({
  ...plain,
  code: name,
  title: name,
  everyday: abbreviation ? [abbreviation] : [],
  weight: enrolments,
  detail: abbreviation ?? '',
  href: searchFor(name),
  hrefAt: (place) => searchFor(name, place),
});

const firstOfEach = (targets: readonly SearchTarget[]): SearchTarget[] =>
  [...new Map(targets.toReversed().map((target) => [target.code, target])).values()].toReversed();

/** Returns searches for text that no target contains. */
export const otherSearches = (text: string): { title: string; href: string }[] => [
  { title: `Cursos e instituições com “${text}”`, href: searchFor(text) },
  { title: `Ocupações com “${text}”`, href: pageAt(areaPages.occupation, { busca: text }) },
];

/** Returns the kinds of targets; equally good results are listed in this order. */
export function targetKinds(load: LoadRows): readonly TargetKind[] {
  /** Names of courses and institutions, shared by both kinds. */
  let names: Promise<readonly CourseNameRow[]> | undefined;
  async function namedTargets(
    kind: string,
    targetOf: (row: CourseNameRow) => SearchTarget,
  ): Promise<SearchTarget[]> {
    names ??= load(course.names);
    return firstOfEach((await names).filter((row) => row.kind === kind).map(targetOf));
  }
  return [
    { label: 'Ocupação', load: () => occupationTargets(load) },
    {
      label: 'Curso',
      load: () => namedTargets('curso', courseTarget),
      clean: withoutCourseKind,
      isBySize: true,
    },
    { label: PLACE, load: () => placeTargets(load), isBySize: true },
    {
      label: 'Instituição',
      load: () => namedTargets('instituicao', institutionTarget),
      isBySize: true,
    },
    { label: 'Página', load: async () => pageTargets() },
  ];
}
