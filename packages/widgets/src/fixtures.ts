import {
  type AnyDataset,
  companions,
  type Edition,
  type FilterOption,
  graduate,
  labour,
  MANIFEST_PATH,
  type Manifest,
  occupation,
  type Problem,
  profile,
} from '@observatorio/contract';
import { labelOf } from '@observatorio/domain';
import { graduateFixtures } from './fixtures/graduate-fixtures';
import { labourFixtures } from './fixtures/labour-fixtures';
import { occupationFixtures } from './fixtures/occupation-fixtures';
import { profileFixtures } from './fixtures/profile-fixtures';
import { occupations } from './fixtures/shared';

export { drawing } from './fixtures/drawing';
export { type Probe, probeOf } from './fixtures/probes';

const edition = (conjunto: string, rows: number): Edition => ({
  conjunto,
  ano: 2019,
  tipo: 'demonstracao',
  versao: 'fixture',
  fontes: ['Dados de demonstração do projeto'],
  importadoEm: '2020-06-01T12:00:00-03:00',
  linhasLidas: rows,
  linhasAceitas: rows,
  linhasRejeitadas: 0,
  motivos: {},
  notas: [],
});

const manifest: Manifest = {
  conjuntos: [
    edition('rais', 47_554_211),
    edition('inep-tecnico', 23_224),
    edition('inep-superior', 40_427),
    ...['cbo', ...companions].map((conjunto) => edition(conjunto, 2_666)),
  ],
};

interface Answered {
  dataset: AnyDataset;
  rows: readonly unknown[];
}

const answered = (
  datasets: Readonly<Record<string, AnyDataset>>,
  rows: Readonly<Record<string, readonly unknown[]>>,
): [path: string, Answered][] =>
  Object.entries(datasets).map(([name, dataset]) => [
    dataset.path,
    { dataset, rows: rows[name] ?? [] },
  ]);

const byPath = new Map([
  ...answered(labour, labourFixtures),
  ...answered(graduate, graduateFixtures),
  ...answered(occupation, occupationFixtures),
  ...answered(profile, profileFixtures),
]);

/** What the fields of bars offer: they hold their values also where no card has rows. */
const lists: readonly AnyDataset[] = [
  labour.options,
  graduate.options,
  occupation.options,
  occupation.synonyms,
  profile.options,
];

/** A code of the filter of a name, in the first area that offers it. */
export const fixtureCode = (name: string): string | undefined =>
  lists
    .flatMap(({ path }) => fixtureRows(path) as FilterOption[])
    .find(({ filter }) => filter === name)?.code;

/** The rows of the dataset at a path; none where there is no such dataset. */
export const fixtureRows = (path: string): readonly unknown[] => byPath.get(path)?.rows ?? [];

/** How an API of fixtures answers: with rows, without, with an error, or not at all. */
export type FixtureMode = 'ok' | 'empty' | 'error' | 'silent';

const refusal: Problem = {
  type: 'about:blank',
  title: 'Recusado',
  status: 400,
  detail: 'A consulta foi recusada.',
};

/** Of a description for each of some occupations, that of the one asked for; else all rows. */
function rowsAskedFor({ rows }: Answered, query: URLSearchParams): readonly unknown[] {
  const title = labelOf(occupations, query.get('cod_cbo') ?? '');
  const own = rows.filter((row) => Reflect.get(Object(row), 'title') === title);
  return own.length > 0 ? own : rows;
}

/** What an API of fixtures answers at an address; undefined where it stays silent. */
export function fixtureAnswer(
  { pathname: path, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  mode: FixtureMode,
): { status: number; body: unknown } | undefined {
  if (mode === 'silent') return undefined;
  if (path === MANIFEST_PATH) return { status: 200, body: manifest };
  if (mode === 'error') return { status: refusal.status, body: refusal };
  const found = byPath.get(path);
  if (!found) return { status: 404, body: null };
  const noRows = mode === 'empty' && !lists.includes(found.dataset);
  return {
    status: 200,
    body: found.dataset.encode(noRows ? [] : rowsAskedFor(found, searchParams)),
  };
}
