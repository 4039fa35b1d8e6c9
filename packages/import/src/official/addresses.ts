import { readFile } from 'node:fs/promises';
import type { SourceName } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { Refusal } from '@observatorio/store';
import defaults from './addresses.json';

/** Where a source is published, as the address file describes it. */
export interface SourceAddresses {
  /** Address of the folder of a year or version, which the server lists; contains `{pasta}`. */
  pastas?: string;
  /** Pattern of the names of the files in that folder. */
  arquivos?: string;
  /** Pattern of the names of files that a year may lack or that may be empty. */
  opcionais?: string;
  /** Columns that the files of some years lack, and the names that waive them. */
  faltam?: readonly { desde: number; ate: number; coluna: string; sem: string }[];
  /** What a year without those files lacks, as a clause. */
  semOpcionais?: string;
  /** Names of the files of a year. */
  partes?: readonly {
    desde?: number;
    ate?: number;
    /** Name → states in it, or a name with `{uf}` for each state. */
    nomes: string | Readonly<Record<string, readonly string[]>>;
  }[];
  /** Alternative sets of addresses, the first complete one of which applies. */
  enderecos?: readonly (readonly string[])[];
  /** First year published at `enderecos`; absent for sources without years. */
  primeiroAno?: number;
  /** A file that the operator must provide in addition. */
  junto?: { arquivos: string; titulo: string };
  /** Where a person finds the files. */
  aMao: string;
}

/** Source → where it is published. */
export type Addresses = Readonly<Partial<Record<SourceName, SourceAddresses>>>;

/** Reads the addresses: the project's, of which another file may replace some sources. */
export async function readAddresses(path?: string): Promise<Addresses> {
  const { leia: _, ...known } = defaults;
  const all = path === undefined ? known : { ...known, ...(await readOverrides(path)) };
  for (const [source, addresses] of Object.entries(all)) assertValid(source, addresses, path);
  return all;
}

async function readOverrides(path: string): Promise<object> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Refusal(`não foi possível abrir o arquivo de endereços “${path}”.`, { cause });
  });
  try {
    const { leia: _, ...sources } = JSON.parse(text);
    return sources;
  } catch (cause) {
    throw new Refusal(`${path}: isto não é JSON (${(cause as Error).message}).`, { cause });
  }
}

function assertValid(source: string, addresses: unknown, path = 'addresses.json'): void {
  const fault = faultOf(addresses as SourceAddresses);
  if (fault) throw new Refusal(`${path}: em “${source}”, ${fault}.`);
}

function faultOf(addresses: SourceAddresses): string | undefined {
  if (typeof addresses !== 'object' || addresses === null) return 'falta um objeto';
  const { pastas, arquivos, enderecos = [], opcionais, junto } = addresses;
  if (!Array.isArray(enderecos) || !enderecos.every(Array.isArray)) {
    return '“enderecos” não é uma lista de listas';
  }
  if (pastas !== undefined && !arquivos) return 'falta “arquivos”, o padrão dos nomes';
  const patterns = [arquivos, opcionais, junto?.arquivos].filter((each) => each !== undefined);
  const wrong = patterns.find((each) => !isPattern(each));
  if (wrong !== undefined) return `“${wrong}” não é uma expressão regular`;
  const urls = [...(pastas === undefined ? [] : [pastas]), ...enderecos.flat()];
  const unknown = urls.find((each) => !isAddress(each));
  return unknown === undefined
    ? undefined
    : `“${unknown}” não é um endereço ftp, ftps, http ou https`;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'i'));
  } catch {
    return false;
  }
}

const isAddress = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^(ftps?|https?):\/\//i.test(text) &&
  URL.canParse(text.replaceAll('{', '').replaceAll('}', ''));

/** A file that a year must have, and the codes of its states. */
export interface Part {
  name: string;
  states: readonly string[];
}

/** Returns the files of which a year consists; empty if they are unknown. */
export function partsOf({ partes = [] }: SourceAddresses, year: number): Part[] {
  const nomes = partes.find(({ desde = 0, ate = 9999 }) => desde <= year && year <= ate)?.nomes;
  if (nomes === undefined) return [];
  if (typeof nomes !== 'string') {
    return Object.entries(nomes).map(([name, abbreviations]) => ({
      name,
      states: states.filter(({ abbr }) => abbreviations.includes(abbr)).map(({ code }) => code),
    }));
  }
  return states.map(({ code, abbr }) => ({
    name: nomes.replaceAll('{uf}', abbr).replaceAll('{ano}', `${year}`),
    states: [code],
  }));
}
