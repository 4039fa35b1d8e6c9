import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AnyDataset, areas, type FilterOption } from '@observatorio/contract';

const folder = resolve(import.meta.dirname, '../../stories/sample');

/** A dataset's response bodies for the sample, by query string. */
export type FrozenBodies = Readonly<Record<string, unknown>>;

/** Command that refreshes the stored rows. */
export const FREEZE = 'npm run freeze';

const datasets: readonly AnyDataset[] = Object.values(areas).flatMap((area) => Object.values(area));

/** Returns the address for querying a dataset. */
export const addressOf = ({ path }: AnyDataset, query: string): string =>
  query ? `${path}?${query}` : path;

const lists: readonly AnyDataset[] = Object.values(areas).map(({ options }) => options);

/**
 * State whose cities are kept in the frozen option lists; all 5,570 cities would make up most of
 * the files.
 */
const STATE = '35';

const isFar = ({ filter, code }: FilterOption): boolean =>
  filter === 'municipio' && !code.startsWith(STATE);

/** Returns the part of a response to store. */
export function frozenPart(dataset: AnyDataset, body: unknown): unknown {
  if (!lists.includes(dataset)) return body;
  const options: FilterOption[] = dataset.decode(body);
  return dataset.encode(options.filter((option) => !isFar(option)));
}

/** Reads the stored sample rows, by dataset. */
export function readFrozen(): Map<AnyDataset, FrozenBodies> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const id = file.slice(0, -'.json'.length);
      const dataset = datasets.find((each) => each.id === id);
      if (!dataset) throw new Error(`stories/sample/${file} does not belong to any dataset.`);
      return [dataset, JSON.parse(readFileSync(join(folder, file), 'utf8')) as FrozenBodies];
    }),
  );
}

/** Splits an address into dataset and query. Throws an error if no dataset has its path. */
export function splitAddress(address: string): { dataset: AnyDataset; query: string } {
  const [path, query = ''] = address.split('?', 2);
  const dataset = datasets.find((each) => each.path === path);
  if (!dataset) throw new Error(`No dataset is served at ${address}.`);
  return { dataset, query };
}

/** Writes a dataset's response bodies, one per line, sorted by query. */
export function writeFrozen({ id }: AnyDataset, bodies: FrozenBodies): void {
  const lines = Object.keys(bodies)
    .toSorted()
    .map((query) => `${JSON.stringify(query)}: ${JSON.stringify(bodies[query])}`);
  writeFileSync(join(folder, `${id}.json`), `{\n${lines.join(',\n')}\n}\n`);
}
