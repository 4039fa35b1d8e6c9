import { readFile } from 'node:fs/promises';
import { type SourceName, sources } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { formatList } from '@observatorio/language';
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
  const overrides = parse(path, text);
  if (!isRecord(overrides) || Array.isArray(overrides)) {
    throw new Refusal(`${path}: isto não é um objeto com o nome de cada fonte.`);
  }
  const { leia: _, ...known } = overrides;
  const unknown = Object.keys(known).find((name) => !sources.some((source) => source === name));
  if (unknown === undefined) return known;
  throw new Refusal(`${path}: a fonte “${unknown}” não existe; há ${formatList(sources)}.`);
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal(`${path}: isto não é JSON (${(cause as Error).message}).`, { cause });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isYear: Check = (value) => Number.isInteger(value) && Number(value) > 1900;
const isMaybeYear: Check = (value) => value === undefined || isYear(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const objectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const areStates = listOf((abbr) => states.some((state) => state.abbr === abbr));
const areNames: Check = (value) =>
  isText(value) || (isRecord(value) && Object.values(value).every(areStates));

/** Field → whether a value is valid, and what it must be. */
const shapes: Readonly<Record<keyof SourceAddresses, readonly [isValid: Check, expected: string]>> =
  {
    pastas: [isText, 'um texto'],
    arquivos: [isText, 'um texto'],
    opcionais: [isText, 'um texto'],
    semOpcionais: [isText, 'um texto'],
    faltam: [
      listOf(objectOf({ desde: isYear, ate: isYear, coluna: isText, sem: isText })),
      'uma lista de objetos com “desde”, “ate”, “coluna” e “sem”',
    ],
    partes: [
      listOf(objectOf({ desde: isMaybeYear, ate: isMaybeYear, nomes: areNames })),
      'uma lista de objetos em que “nomes” é um texto com {uf}, ou traz as siglas dos estados de cada arquivo',
    ],
    enderecos: [listOf(listOf(isText)), 'uma lista de listas'],
    primeiroAno: [isYear, 'um ano'],
    junto: [objectOf({ arquivos: isText, titulo: isText }), 'um objeto com “arquivos” e “titulo”'],
    aMao: [isText, 'um texto que diz onde uma pessoa acha os arquivos'],
  };

function assertValid(source: string, addresses: unknown, path = 'addresses.json'): void {
  const fault = faultOf(addresses as SourceAddresses);
  if (fault) throw new Refusal(`${path}: em “${source}”, ${fault}.`);
}

function faultOf(addresses: SourceAddresses): string | undefined {
  if (!isRecord(addresses)) return 'falta um objeto';
  const { pastas, arquivos, enderecos = [], opcionais, junto, aMao } = addresses;
  if (aMao === undefined) return 'falta “aMao”, que diz onde uma pessoa acha os arquivos';
  for (const [field, [isValid, expected]] of Object.entries(shapes)) {
    const value = addresses[field as keyof SourceAddresses];
    if (value !== undefined && !isValid(value)) return `“${field}” não é ${expected}`;
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
