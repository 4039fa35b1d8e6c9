import { formatList } from '@observatorio/language';
import type { SourceAddresses } from './addresses';
import { candidatesOf, firstFound, ignorePage } from './mirror';
import type { Plan, Request } from './plan';
import type { Site } from './plan-folder';
import { readableAddress } from './remote/names';
import { RemoteFailure, type RemoteFile } from './remote/remote';

const THIS_YEAR = new Date().getFullYear();

/**
 * Plans the download of a source that is published at fixed addresses. Without a year, the newest one
 * applies. Throws a RemoteFailure if the server lacks the files.
 */
export async function planFiles(
  addresses: SourceAddresses,
  request: Request,
  site: Site,
): Promise<Plan> {
  const { enderecos = [], primeiroAno } = addresses;
  if (primeiroAno === undefined) {
    const files = await completeSet(enderecos, undefined, site);
    if (!files) throw new RemoteFailure('missing', absent(enderecos, undefined, site));
    return planOf(files);
  }
  const year = request.year ?? (await yearsOf(addresses, site)).at(-1);
  const files = year === undefined ? undefined : await completeSet(enderecos, year, site);
  if (year !== undefined && files) return planOf(files, year);
  const years = await yearsOf(addresses, site);
  const there = years.length === 0 ? 'não tem nenhum ano' : `tem ${formatList(years.map(String))}`;
  throw new RemoteFailure('missing', `${absent(enderecos, year, site)}; ele ${there}`);
}

const planOf = (files: readonly RemoteFile[], year?: number): Plan => ({
  year,
  folder: year === undefined ? '' : `${year}`,
  files,
  empty: [],
  states: [],
  notes: [],
});

/**
 * Returns the first of several sets of files of which the server has all; undefined if none. Fails if
 * there is none because of a web page in place of a file.
 */
const completeSet = (
  sets: readonly (readonly string[])[],
  year: number | undefined,
  { remotes, mirror }: Site,
): Promise<RemoteFile[] | undefined> =>
  firstFound(sets, async (set) => {
    const files: RemoteFile[] = [];
    for (const template of set) {
      const candidates = candidatesOf(withYear(template, year), mirror);
      const file = await firstFound(candidates, (address) => remotes.of(address).describe(address));
      if (!file) return undefined;
      files.push(file);
    }
    return files;
  });

const withYear = (template: string, year: number | undefined): string =>
  template.replaceAll('{ano}', `${year ?? ''}`);

/** Returns the years that the server has, in ascending order. */
async function yearsOf(
  { enderecos = [], primeiroAno = 0 }: SourceAddresses,
  site: Site,
): Promise<number[]> {
  const years: number[] = [];
  for (let year = primeiroAno; year <= THIS_YEAR; year++) {
    if (await completeSet(enderecos, year, site).catch(ignorePage)) years.push(year);
  }
  return years;
}

function absent(
  sets: readonly (readonly string[])[],
  year: number | undefined,
  { mirror }: Site,
): string {
  const places = sets
    .map(([template = '']) => candidatesOf(withYear(template, year ?? THIS_YEAR), mirror)[0])
    .flatMap((address) => (address ? readableAddress(address) : []));
  return `o servidor não tem ${places.join(' nem ')}`;
}
