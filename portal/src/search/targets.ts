import { areaPages, type CourseNameRow, course, labour, occupation } from '@observatorio/contract';
import { formatCbo, stateOfMunicipality, states, withoutCourseKind } from '@observatorio/domain';
import type { PageName } from '@observatorio/pages';
import { paths } from '@observatorio/pages/paths';
import { searchWords } from '@observatorio/pages/search-words';
import { titles } from '@observatorio/pages/titles';
import { type SearchItem, searchItems } from '@observatorio/search';
import { loadRows } from '../base/load-rows';

/** A possible result of the global search. */
export interface SearchTarget extends SearchItem {
  /** Shown after the name, such as the code of an occupation; empty for none. */
  detail: string;
  /** URL of the page that shows the target. */
  href: string;
}

/** A kind of target, with a loader of all its targets. */
export interface TargetKind {
  /** Label of the kind, shown with each result. */
  label: string;
  load(): Promise<readonly SearchTarget[]>;
  /**
   * Removes words that do not occur in any name of this kind; takes text in lower case without
   * accents.
   */
  clean?(folded: string): string;
}

/** Label of the kind for states and municipalities. */
export const PLACE = 'Lugar';

/** Everyday names of municipalities. */
const cityNames: Readonly<Record<string, readonly string[]>> = {
  '3106200': ['BH'],
  '3304557': ['Rio'],
  '3550308': ['Sampa'],
  '4205407': ['Floripa'],
  '4314902': ['POA'],
  '5300108': ['DF'],
};

const plain = { synonyms: [], everyday: [], weight: 0 };

const pageTargets = (): SearchTarget[] =>
  Object.entries(searchWords).map(([key, everyday]) => {
    const name = key as PageName;
    const path = paths[name];
    return { ...plain, code: path, title: titles[name], everyday, detail: '', href: path };
  });

async function occupationTargets(): Promise<SearchTarget[]> {
  const [options, names] = await Promise.all([
    loadRows(occupation.options),
    loadRows(occupation.synonyms),
  ]);
  const list = options.filter(({ filter }) => filter === 'cod_cbo');
  return searchItems(list, names).map((found) => ({
    ...found,
    detail: formatCbo(found.code),
    href: `${areaPages.occupation}?cbo=${found.code}`,
  }));
}

/** Returns the places in the labour data: states and municipalities. */
async function placeTargets(): Promise<SearchTarget[]> {
  const options = await loadRows(labour.options);
  const abbreviations = new Map(states.map(({ code, abbr }) => [code, abbr]));
  return [
    ...states.map(({ code, label, abbr }) => ({
      ...plain,
      code,
      title: label,
      synonyms: [abbr],
      weight: 1,
      detail: 'Estado',
      href: `${areaPages.labour}?uf=${code}`,
    })),
    ...options
      .filter(({ filter }) => filter === 'municipio')
      .map(({ code, label }) => {
        const state = stateOfMunicipality(code);
        return {
          ...plain,
          code,
          everyday: cityNames[code] ?? [],
          title: `${label}, ${abbreviations.get(state) ?? ''}`,
          detail: '',
          href: `${areaPages.labour}?uf=${state}&municipio=${code}`,
        };
      }),
  ];
}

/** Maximum length of a name in the course search, in characters. */
const MAX_NAME = 100;

const searchFor = (name: string, more: Readonly<Record<string, string>> = {}): string =>
  `${areaPages.course}?${new URLSearchParams({ ...more, nome_curso: name.slice(0, MAX_NAME) })}`;

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
});

const institutionTarget = ({ name, abbreviation, enrolments }: CourseNameRow): SearchTarget => ({
  ...plain,
  code: name,
  title: name,
  everyday: abbreviation ? [abbreviation] : [],
  weight: enrolments,
  detail: abbreviation ?? '',
  href: searchFor(name),
});

const firstOfEach = (targets: readonly SearchTarget[]): SearchTarget[] =>
  [...new Map(targets.toReversed().map((target) => [target.code, target])).values()].toReversed();

/** Returns a loader for the names of courses and institutions, shared by both kinds. */
function courseNamesOnce(): () => Promise<readonly CourseNameRow[]> {
  let names: Promise<readonly CourseNameRow[]> | undefined;
  return () => {
    names ??= loadRows(course.names).catch((error) => {
      names = undefined;
      throw error;
    });
    return names;
  };
}

const courseNames = courseNamesOnce();

const namedTargets = async (
  kind: string,
  targetOf: (row: CourseNameRow) => SearchTarget,
): Promise<SearchTarget[]> =>
  firstOfEach((await courseNames()).filter((row) => row.kind === kind).map(targetOf));

/** The kinds of targets; equally good results are listed in this order. */
export const targetKinds: readonly TargetKind[] = [
  { label: 'Ocupação', load: occupationTargets },
  {
    label: 'Curso',
    load: () => namedTargets('curso', courseTarget),
    clean: withoutCourseKind,
  },
  { label: PLACE, load: placeTargets },
  { label: 'Instituição', load: () => namedTargets('instituicao', institutionTarget) },
  { label: 'Página', load: async () => pageTargets() },
];
