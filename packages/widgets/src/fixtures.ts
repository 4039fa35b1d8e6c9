import {
  type AnyDataset,
  type Edition,
  graduate,
  labour,
  MANIFEST_PATH,
  type Manifest,
  type Problem,
} from '@observatorio/contract';
import { graduateFixtures } from './fixtures/graduate-fixtures';
import { labourFixtures } from './fixtures/labour-fixtures';

export { graduateFixtures, labourFixtures };

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
]);

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

/** What an API of fixtures answers at a path; undefined where it stays silent. */
export function fixtureAnswer(
  path: string,
  mode: FixtureMode,
): { status: number; body: unknown } | undefined {
  if (mode === 'silent') return undefined;
  if (path === MANIFEST_PATH) return { status: 200, body: manifest };
  if (mode === 'error') return { status: refusal.status, body: refusal };
  const found = byPath.get(path);
  if (!found) return { status: 404, body: null };
  const isOptions = [labour.options, graduate.options].some(({ path: other }) => other === path);
  const noRows = mode === 'empty' && !isOptions;
  return { status: 200, body: found.dataset.encode(noRows ? [] : found.rows) };
}
