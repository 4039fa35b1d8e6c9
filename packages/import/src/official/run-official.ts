import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type SourceName, sources } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import { Refusal } from '@observatorio/store';
import type { Addresses, SourceAddresses } from './addresses';
import { gather, incompleteSentence, lackSentences } from './gather';
import type { Plan, Request } from './plan';
import { planFiles } from './plan-files';
import { planFolder, type Site } from './plan-folder';
import { Remotes } from './remote/connect';
import { RemoteFailure } from './remote/remote';
import type { ProgressOutput } from './transfer-progress';

export interface OfficialOptions extends Request {
  addresses: Addresses;
  /** Base address of a mirror. */
  mirror?: string | undefined;
  /** Folder in which downloads are kept. */
  folder: string;
  /** Files that the operator adds to the downloaded ones. */
  added: readonly string[];
  signal: AbortSignal;
  output: ProgressOutput;
  /** Time without any data after which a request fails, in ms. */
  timeoutMs: number;
  /** Wait before a transfer is repeated, in ms. */
  retryMs: number;
}

/** The address file knows no address of a source; a person must fetch its files. */
export class UnknownAddress extends Refusal {}

/** Files of a source that are ready for its import. */
export interface Ready {
  /** Folder of the downloads. */
  folder: string;
  year?: number | undefined;
  paths: readonly string[];
  /** Codes of the states that the files must hold. */
  states: Plan['states'];
  /** What the year lacks, as full sentences to repeat after the import. */
  lacks: readonly string[];
}

/** Sources that are published officially, in the order in which `all` fetches them. */
const ORDER: readonly SourceName[] = [
  'cbo',
  'onet',
  'cnct',
  'emec',
  'inep-tecnico',
  'inep-superior',
  'rais',
];

/** Returns the sources of the address file, those that others refer to first. */
export const officialSources = (addresses: Addresses): SourceName[] => [
  ...ORDER.filter((source) => addresses[source]),
  ...sources.filter((source) => addresses[source] && !ORDER.includes(source)),
];

/**
 * Fetches the files of a source. Throws a Refusal unless all of them are there and sound, or the request
 * accepts that some are missing.
 */
export async function fetchSource(source: SourceName, options: OfficialOptions): Promise<Ready> {
  const addresses = addressesOf(source, options);
  const folder = join(options.folder, source);
  const added = await addedFiles(source, addresses, { folder, added: options.added });
  const remotes = new Remotes(options);
  try {
    const plan = await planOf(source, addresses, { remotes, ...options });
    for (const note of plan.notes) options.output.write(`${note}\n`);
    for (const name of plan.empty) {
      options.output.write(`${name}: tem 0 bytes no servidor; fica de fora.\n`);
    }
    const target = join(folder, plan.folder);
    const gathered = await gather(plan.files, target, { ...options, remotes });
    const { paths, faults } = gathered;
    if (faults.length > 0 && !(options.isPartial && paths.length > 0)) {
      throw new Refusal(
        `${incompleteSentence(faults, plan.files.length)}. Nada foi importado; o que chegou inteiro está guardado, e o mesmo comando continua daí.`,
      );
    }
    return {
      folder: target,
      year: plan.year,
      paths: [...paths, ...added],
      states: plan.states,
      lacks: [...(options.isPartial ? plan.notes : []), ...lackSentences(faults)],
    };
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    throw new Refusal(`${error.message}. ${adviceOn(error, source, addresses)}`, { cause: error });
  } finally {
    remotes.close();
  }
}

function addressesOf(
  source: SourceName,
  { addresses, version }: Pick<OfficialOptions, 'addresses' | 'version'>,
): SourceAddresses {
  const known = addresses[source];
  if (!known) {
    throw new Refusal(
      `${source} não tem endereço oficial. Importe o arquivo que tiver: npm run import -- ${source} ARQUIVO.`,
    );
  }
  if (known.pastas === undefined && (known.enderecos ?? []).length === 0) {
    throw new UnknownAddress(`o endereço de ${source} não é conhecido. ${byHand(source, known)}`);
  }
  if (version !== undefined && known.pastas === undefined) {
    throw new Refusal(`${source} não tem versões: deixe --versao fora.`);
  }
  return known;
}

/** Tells how to get the files without this command. */
const byHand = (source: SourceName, { aMao }: SourceAddresses): string =>
  `Baixe à mão de ${aMao}; depois, npm run import -- ${source} ARQUIVO…`;

const planOf = (
  source: SourceName,
  addresses: SourceAddresses,
  options: OfficialOptions & Site,
): Promise<Plan> => {
  const { pastas, primeiroAno } = addresses;
  if (pastas !== undefined) return planFolder({ ...addresses, pastas }, options, options);
  if (primeiroAno === undefined && options.year !== undefined) {
    throw new Refusal(`${source} não tem anos: deixe ${options.year} fora.`);
  }
  return planFiles(addresses, options, options);
};

/** Returns the files that no server has, from the command line or the source's folder. */
async function addedFiles(
  source: SourceName,
  { junto }: SourceAddresses,
  { folder, added }: { folder: string; added: readonly string[] },
): Promise<readonly string[]> {
  if (!junto) return added;
  const pattern = new RegExp(junto.arquivos, 'i');
  const names = await readdir(folder).catch(() => []);
  const there = names.filter((name) => pattern.test(name) && !name.startsWith('.'));
  const all = added.length > 0 ? added : there.map((name) => join(folder, name));
  if (all.length > 0) return all;
  throw new Refusal(
    `falta ${junto.titulo}. Informe o arquivo, como em npm run official -- ${source} --com ARQUIVO, ou ponha-o em ${folder}.`,
  );
}

function adviceOn({ kind }: RemoteFailure, source: SourceName, addresses: SourceAddresses): string {
  const kept = 'O que já chegou fica guardado, e o mesmo comando continua daí.';
  switch (kind) {
    case 'tls':
      return `Alguns servidores oficiais não enviam o certificado intermediário: informe-o em NODE_EXTRA_CA_CERTS. Ou: ${byHand(source, addresses)}`;
    case 'login':
      return 'Informe usuário e senha no endereço (ftp://usuario:senha@servidor/…), ou use outro espelho.';
    case 'disk':
      return `Libere espaço, ou aponte OFFICIAL_DIR para outro disco. ${kept}`;
    case 'missing':
    case 'page':
    case 'rejected':
      return `Confira o endereço (OFFICIAL_ADDRESSES). ${byHand(source, addresses)}`;
    default:
      return `Confira a rede e o endereço; OFFICIAL_MIRROR aponta um espelho. ${kept}`;
  }
}

/** Formats the names of sources for a message. */
export const listSources = (addresses: Addresses): string => formatList(officialSources(addresses));
