import { isDeepStrictEqual } from 'node:util';
import { labour } from '@observatorio/contract';
import { datasets, queriesOf } from '../support/dataset-queries';
import { IMPORTED_YEAR } from '../support/imported-file';

/** Year of the sample; no fault may change its data. */
const YEAR = 2019;

/** An API response. */
export interface Answer {
  status: number;
  /**
   * Parsed JSON body. For a problem, only its type, because the other fields depend on the request.
   */
  body: unknown;
}

/** Requests an address. Rejects if the response is missing or truncated. */
export async function ask(origin: string, address: string): Promise<Answer> {
  const response = await fetch(origin + address, { signal: AbortSignal.timeout(60_000) });
  const body: unknown = await response.json();
  return { status: response.status, body: response.ok ? body : Reflect.get(Object(body), 'type') };
}

/**
 * Whether a dataset is a list of options. Such lists contain the live years, which imports change.
 */
const isList = ({ id }: { id: string }): boolean => id.endsWith('.options');

/**
 * Addresses that return the sample year's data, or the default year's for datasets without a year.
 */
const sampleAddresses: readonly string[] = datasets
  .filter((dataset) => !isList(dataset))
  .flatMap((dataset) => {
    const hasYear = dataset.filters.some(({ name }) => name === 'ano');
    return queriesOf(dataset)
      .filter((query) => !query.includes('ano='))
      .map((query) => `${dataset.path}?${hasYear ? `${query}&ano=${YEAR}` : query}`);
  });

/** Addresses that return the imported year's data. */
const importedAddresses: readonly string[] = Object.values(labour)
  .filter((dataset) => !isList(dataset))
  .map(({ path, filters }) => {
    const by = filters.some(({ name }) => name === 'por') ? '&por=setor' : '';
    return `${path}?ano=${IMPORTED_YEAR}&uf=12${by}`;
  });

/** Expected responses by address, without (`absent`) and with (`imported`) the imported year. */
export interface Reference {
  addresses: readonly string[];
  right: Record<'absent' | 'imported', ReadonlyMap<string, Answer>>;
}

/** Requests all addresses from a server. Throws if a request for the sample's year fails. */
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

/** Whether the imported year is live. Throws if the data are unavailable. */
export async function isImported(origin: string): Promise<boolean> {
  const { status } = await ask(origin, importedAddresses[0] ?? '');
  if (status === 503) throw new Error('The data are unavailable.');
  return status === 200;
}

const shown = ({ status, body }: Answer): string =>
  `${status} ${JSON.stringify(body).slice(0, 300)}`;

/**
 * Describes a response that matches none of the expected ones. Returns undefined if one matches.
 */
export function faultOf(
  address: string,
  answer: Answer,
  right: readonly (Answer | undefined)[],
): string | undefined {
  if (right.some((one) => isDeepStrictEqual(one, answer))) return undefined;
  return `${address}: ${shown(answer)}`;
}
