import { foldText, formatList } from '@observatorio/language';
import { Refusal } from '@observatorio/store';
import { type Part, partsOf, type SourceAddresses } from './addresses';
import { candidatesOf, firstFound, ignorePage, mirrorBase } from './mirror';
import type { Plan, Request } from './plan';
import type { Remotes } from './remote/connect';
import { readableAddress } from './remote/names';
import { type RemoteEntry, RemoteFailure, type RemoteFile } from './remote/remote';

/** Where to look. */
export interface Site {
  remotes: Remotes;
  mirror?: string | undefined;
}

const YEAR = /^(19|20)\d\d$/;
/** Name of a folder of a version that is not inside the folder of its year: `2024 Parcial`. */
const VERSION_BESIDE = /^((?:19|20)\d\d)[ _-]+(.+)$/;

/** A folder of a year, or of a version of it. */
interface YearFolder {
  year: number;
  /** Absent for the year itself. */
  version?: string;
  address: URL;
  /** Path below the folder of all years. */
  path: string;
}

/**
 * Plans the download of a year that is published as a folder of files, such as that of the RAIS. Finds
 * the files by the pattern of their names. Throws a Refusal if the server lacks the year or one of the
 * files of which it consists.
 */
export async function planFolder(
  addresses: SourceAddresses & { pastas: string },
  request: Request,
  site: Site,
): Promise<Plan> {
  const folder = await folderOf(addresses, request, site);
  const { year, path } = folder;
  const remote = site.remotes.of(folder.address);
  const entries = await remote.list(folder.address);
  const pattern = new RegExp(addresses.arquivos ?? '.', 'i');
  const listed = entries?.filter(({ isFolder, name }) => !isFolder && pattern.test(name));
  const isOptional = optionalIn(addresses);
  const all = partsOf(addresses, year);
  const parts = all.filter((part) => !isOptional(part));
  const found = listed ?? all.map(({ name }) => entryAt(folder.address, name));
  const files = await describeAll(found, { ...site, isListed: listed !== undefined });
  const isEmpty = ({ bytes }: RemoteFile): boolean => bytes === 0;
  const needed = files.filter((file) => !(isEmpty(file) && isOptional(file)));
  assertAny(needed, { path, entries });
  const notes = partNotes(parts, needed, { isOptional, ...request, path });
  return {
    year,
    folder: path,
    files: needed,
    empty: files.filter((file) => !needed.includes(file)).map(({ name }) => name),
    states: parts.flatMap(({ states }) => states),
    notes: [...notes, ...lackNotes(addresses, { path, parts: all.filter(isOptional), files })],
  };
}

function optionalIn({ opcionais }: SourceAddresses): (part: { name: string }) => boolean {
  const pattern = opcionais ? new RegExp(opcionais, 'i') : undefined;
  return ({ name }) => pattern?.test(name) ?? false;
}

/** Returns a note on the optional files that the server lacks. */
function lackNotes(
  { semOpcionais = 'o ano se importa sem isso' }: SourceAddresses,
  { path, parts, files }: { path: string; parts: readonly Part[]; files: readonly RemoteFile[] },
): string[] {
  const there = files.map(({ name }) => name.toLowerCase());
  const lost = parts.filter(({ name }) => !there.includes(name.toLowerCase()));
  if (lost.length === 0) return [];
  const verb = lost.length === 1 ? 'falta' : 'faltam';
  return [`Na pasta ${path} ${verb} ${formatList(lost.map(({ name }) => name))}: ${semOpcionais}.`];
}

const entryAt = (folder: URL, name: string): RemoteEntry => ({
  address: new URL(encodeURIComponent(name), folder),
  name,
  isFolder: false,
});

/** Describes files. Of those that the server does not find, only listed ones count. */
async function describeAll(
  entries: readonly RemoteEntry[],
  { remotes, isListed }: Site & { isListed: boolean },
): Promise<RemoteFile[]> {
  const files: RemoteFile[] = [];
  for (const { address, name, bytes } of entries) {
    // A web page in place of a listed file is refused by itself, after the download.
    const file = await remotes.of(address).describe(address).catch(ignorePage);
    if (file || isListed) files.push({ address, ...file, name, bytes: file?.bytes ?? bytes });
  }
  return files;
}

async function folderOf(
  addresses: SourceAddresses & { pastas: string },
  { year, version }: Request,
  site: Site,
): Promise<YearFolder> {
  const [root = ''] = addresses.pastas.split('{pasta}');
  const years = await foldersAt(root, site);
  if (!years) return unlistedFolder(root, addresses, { year, version, site });
  const wanted = year ?? Math.max(...plain(years).map((folder) => folder.year));
  const main = years.find((folder) => folder.year === wanted && folder.version === undefined);
  const beside = years.filter((folder) => folder.year === wanted && folder.version !== undefined);
  const all = [...beside, ...(main ? await versionsIn(main, site) : [])];
  if (version === undefined && main) return main;
  const chosen = all.find(({ version: other }) => isSame(other, version));
  if (chosen) return chosen;
  if (!main && all.length === 0) throw missingYear(wanted, years);
  throw missingVersion(wanted, version, { all, hasMain: main !== undefined });
}

const plain = (folders: readonly YearFolder[]): YearFolder[] =>
  folders.filter(({ version }) => version === undefined);

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && foldText(one) === foldText(other);

/** Lists the folders of years and their versions; undefined if the server does not list folders. */
async function foldersAt(
  root: string,
  { remotes, mirror }: Site,
): Promise<YearFolder[] | undefined> {
  const candidates = [...candidatesOf(root, mirror), ...(mirror ? [mirrorBase(mirror)] : [])];
  let isListed = true;
  const entries = await firstFound(candidates, async (address) => {
    const found = await remotes.of(address).list(address);
    isListed &&= found !== undefined;
    // A server may show a page for every address.
    return found?.some(({ name }) => YEAR.test(name)) ? found : undefined;
  });
  if (!entries && !isListed) return undefined;
  if (!entries) {
    const places = candidates.map(readableAddress);
    throw new Refusal(`não há pastas de anos em ${formatList(places)}. Confira o endereço.`);
  }
  return entries.flatMap(({ name, address, isFolder }): YearFolder[] => {
    const [, beside, version] = VERSION_BESIDE.exec(name) ?? [];
    const year = YEAR.test(name) ? name : beside;
    if (!isFolder || year === undefined) return [];
    return [{ year: Number(year), address, path: name, ...(version ? { version } : {}) }];
  });
}

async function versionsIn(main: YearFolder, { remotes }: Site): Promise<YearFolder[]> {
  const entries = await remotes.of(main.address).list(main.address);
  return (entries ?? [])
    .filter(({ isFolder }) => isFolder)
    .map(({ name, address }) => ({
      year: main.year,
      version: name,
      address,
      path: `${main.path}/${name}`,
    }));
}

/** Returns the folder of a year on a server that does not list folders, from the names of its files. */
async function unlistedFolder(
  root: string,
  addresses: SourceAddresses,
  { year, version, site: { remotes, mirror } }: Pick<Request, 'year' | 'version'> & { site: Site },
): Promise<YearFolder> {
  if (year === undefined || version !== undefined) {
    throw new Refusal(
      'o servidor não lista as suas pastas: informe o ano, e só ele, ou use um espelho que as liste.',
    );
  }
  const path = `${year}`;
  const parts = partsOf(addresses, year);
  const address = await firstFound(candidatesOf(`${root}${path}/`, mirror), async (folder) => {
    for (const { name } of parts) {
      const { address: file } = entryAt(folder, name);
      if (await remotes.of(file).describe(file)) return folder;
    }
    return undefined;
  });
  if (address) return { year, path, address };
  throw new Refusal(
    `o servidor não lista as suas pastas, nem tem, de ${year}, nenhum destes: ${formatList(parts.map(({ name }) => name))}. Confira o endereço.`,
  );
}

const titleOf = ({ year, version }: YearFolder): string =>
  version === undefined ? `${year}` : `${year} (versão ${version})`;

function missingYear(year: number, years: readonly YearFolder[]): Refusal {
  const list = years.toSorted((a, b) => a.year - b.year).map(titleOf);
  return new Refusal(`o servidor não tem o ano ${year}; tem ${formatList(list)}.`);
}

function missingVersion(
  year: number,
  version: string | undefined,
  { all, hasMain }: { all: readonly YearFolder[]; hasMain: boolean },
): Refusal {
  const names = all.map((folder) => folder.version ?? '');
  const [first = ''] = names;
  const options = formatList(names.map((name) => `--versao ${quoted(name)}`));
  if (version === undefined) {
    return new Refusal(
      `de ${year}, o servidor só tem ${names.length === 1 ? `a versão “${first}”` : `as versões ${formatList(names.map((name) => `“${name}”`))}`}. Se é a que quer, peça-a: ${options}.`,
    );
  }
  const rest = names.length === 0 ? 'não tem outra versão' : `tem ${options}`;
  return new Refusal(
    `o servidor não tem a versão “${version}” de ${year}: ${hasMain ? `além da que vale sem --versao, ${rest}` : rest}.`,
  );
}

const quoted = (name: string): string => {
  const folded = foldText(name);
  return /\s/.test(folded) ? `"${folded}"` : folded;
};

function assertAny(
  files: readonly RemoteFile[],
  { path, entries }: { path: string; entries: readonly RemoteEntry[] | undefined },
): void {
  if (files.length > 0) return;
  const names = (entries ?? []).map(({ name }) => name).slice(0, 20);
  const there = names.length === 0 ? 'está vazia' : `tem ${formatList(names)}`;
  throw new RemoteFailure(
    'missing',
    `nenhum arquivo da pasta ${path} tem o nome dos da fonte: ela ${there}`,
  );
}

/**
 * Compares the files with those of which a year consists, and returns notes on the difference. Throws a
 * Refusal if one is missing, unless there are files of unknown names, which may hold its states.
 */
function partNotes(
  parts: readonly Part[],
  files: readonly RemoteFile[],
  {
    isOptional,
    isPartial,
    path,
  }: { isOptional: (part: { name: string }) => boolean; isPartial: boolean; path: string },
): string[] {
  const names = files.map(({ name }) => name.toLowerCase());
  const missing = parts.filter(({ name }) => !names.includes(name.toLowerCase()));
  const known = parts.map(({ name }) => name.toLowerCase());
  const added = files.filter(
    (file) => !known.includes(file.name.toLowerCase()) && !isOptional(file),
  );
  if (parts.length === 0) return [];
  if (missing.length === 0) return addedNotes(added, path);
  const lost = formatList(missing.map(({ name }) => name));
  const verb = missing.length === 1 ? 'falta' : 'faltam';
  if (added.length > 0) {
    return [
      `Na pasta ${path} ${verb} ${lost}, mas há nomes novos: ${formatList(added.map(({ name }) => name))}.${isPartial ? '' : ' O ano só entra em serviço se tiver todos os estados.'}`,
    ];
  }
  if (isPartial) return [`Na pasta ${path} ${verb} ${lost}.`];
  throw new Refusal(
    `na pasta ${path} do servidor ${verb} ${lost}: o ano não está inteiro. Espere a publicação, use outro endereço ou, para importar só o que há, acrescente --parcial.`,
  );
}

/** Returns a note on files beyond those of which a year consists. */
function addedNotes(added: readonly RemoteFile[], path: string): string[] {
  if (added.length === 0) return [];
  const names = formatList(added.map(({ name }) => name));
  return [
    `Na pasta ${path} há também ${names}, ${added.length === 1 ? 'um nome novo' : 'nomes novos'}: nenhum estado pode estar em dois arquivos.`,
  ];
}
