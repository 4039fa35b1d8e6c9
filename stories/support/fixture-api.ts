import { type FixtureMode, fixtureAnswer } from '@observatorio/widgets/fixtures';

/** An API of fixtures in this page: it answers as its mode says, and notes who asked for what. */
export interface FixtureApi {
  /** What a tag takes as its `api`. */
  readonly address: string;
  mode: FixtureMode;
  /** Addresses without the host, in the order of arrival. */
  readonly requests: string[];
}

const apis = new Map<string, FixtureApi>();

/** A new API at an address of its own, so that no answer kept for another one is shown. */
export function newFixtureApi(mode: FixtureMode): FixtureApi {
  const address = `https://api-${apis.size + 1}.example`;
  const api: FixtureApi = { address, mode, requests: [] };
  apis.set(address, api);
  return api;
}

/** The API at an address that `newFixtureApi` gave. Throws where there is none. */
export function fixtureApiAt(address: string | null): FixtureApi {
  const api = apis.get(address ?? '');
  if (!api) throw new Error(`No API of fixtures at ${address}.`);
  return api;
}

/** Puts the APIs of fixtures in front of the network, for this page. */
export function installFixtureApis(): void {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const api = apis.get(url.origin);
    return api ? respond(api, url, init?.signal) : network(input, init);
  };
}

function respond(
  api: FixtureApi,
  url: URL,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  api.requests.push(url.pathname + url.search);
  const answer = fixtureAnswer(url, api.mode);
  if (answer) return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
