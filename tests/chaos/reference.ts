import { isDeepStrictEqual } from 'node:util';
import { labour } from '@observatorio/contract';
import { datasets, queriesOf } from '../support/dataset-queries';
import { IMPORTED_YEAR } from '../support/imported-file';

/** The year of the sample, which every fault must leave as it is. */
const YEAR = 2019;

/** An answer of the API. */
export interface Answer {
  status: number;
  /** Of a problem, only its type, because the rest names the request. */
  body: unknown;
}

/** Asks for an address; rejects if there is no answer, or only a part of one. */
export async function ask(origin: string, address: string): Promise<Answer> {
  const response = await fetch(origin + address, { signal: AbortSignal.timeout(60_000) });
  const body: unknown = await response.json();
  return { status: response.status, body: response.ok ? body : Reflect.get(Object(body), 'type') };
}

/** The lists of options name the years in service, which imports change. */
const isList = ({ id }: { id: string }): boolean => id.endsWith('.options');

/** Addresses of answers about the year of the sample, or the one that is shown by default. */
const sampleAddresses: readonly string[] = datasets
  .filter((dataset) => !isList(dataset))
  .flatMap((dataset) => {
    const hasYear = dataset.filters.some(({ name }) => name === 'ano');
    return queriesOf(dataset)
      .filter((query) => !query.includes('ano='))
      .map((query) => `${dataset.path}?${hasYear ? `${query}&ano=${YEAR}` : query}`);
  });

/** Addresses of answers about the imported year. */
const importedAddresses: readonly string[] = Object.values(labour)
  .filter((dataset) => !isList(dataset))
  .map(({ path }) => `${path}?ano=${IMPORTED_YEAR}&uf=12`);

/** The right answers to all addresses, while the imported year is in service or absent. */
export interface Reference {
  addresses: readonly string[];
  right: Record<'absent' | 'imported', ReadonlyMap<string, Answer>>;
}

/** Reads the answers of a server. Throws if one of the sample is no success. */
export async function readAnswers(origin: string): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const address of [...sampleAddresses, ...importedAddresses]) {
    const answer = await ask(origin, address);
    const isRight = answer.status === 200 || importedAddresses.includes(address);
    if (!isRight) throw new Error(`${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
    answers.set(address, answer);
  }
  return answers;
}

/** Whether the imported year is in service. */
export async function isImported(origin: string): Promise<boolean> {
  const { status } = await ask(origin, importedAddresses[0] ?? '');
  if (status === 503) throw new Error('The data are unavailable.');
  return status === 200;
}

const shown = ({ status, body }: Answer): string =>
  `${status} ${JSON.stringify(body).slice(0, 300)}`;

/** What is wrong with an answer that should be one of some; undefined if nothing is. */
export function faultOf(
  address: string,
  answer: Answer,
  right: readonly (Answer | undefined)[],
): string | undefined {
  if (right.some((one) => isDeepStrictEqual(one, answer))) return undefined;
  return `${address}: ${shown(answer)}`;
}
