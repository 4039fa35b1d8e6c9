import { join, resolve } from 'node:path';
import type { SourceName } from '@observatorio/contract';
import { commandDataDir, Refusal, readArguments } from '@observatorio/store';
import { readAddresses, type SourceAddresses } from './addresses';
import { mirrorBase } from './mirror';
import { listSources, type OfficialOptions, officialSources } from './run-official';
import { SHORT_USAGE } from './usage';

const DEFAULT_TIMEOUT_S = 60;
const RETRY_MS = 1000;

/** Request given on the command line. */
export interface OfficialRequest {
  source: SourceName | 'all';
  options: Omit<OfficialOptions, 'signal' | 'output'>;
  /** Options of the import command to pass on. */
  importOptions: readonly string[];
  isDownloadOnly: boolean;
  /** Whether downloads are removed once their data are in service. */
  removes: boolean;
}

/** Whether the command line asks for the help text. */
export const asksForHelp = (args: readonly string[]): boolean =>
  readCommand(args).values.help === true;

/** Parses the command line and the environment. Throws a Refusal if they make no sense. */
export async function readRequest(args: readonly string[]): Promise<OfficialRequest> {
  const { values, positionals } = readCommand(args);
  const { versao, com = [], sem = [], parcial = false, enderecos } = values;
  const [name = '', yearText, ...rest] = positionals;
  const { OFFICIAL_ADDRESSES, OFFICIAL_MIRROR, OFFICIAL_DIR } = process.env;
  const addresses = await readAddresses(enderecos ?? (OFFICIAL_ADDRESSES || undefined));
  if (name === '') throw new Refusal(`falta informar a fonte.\n\n${SHORT_USAGE}`);
  const source = name === 'all' ? name : officialSources(addresses).find((known) => known === name);
  if (!source) {
    throw new Refusal(
      `a fonte “${name}” não existe ou não tem endereço oficial; há ${listSources(addresses)}.\n\n${SHORT_USAGE}`,
    );
  }
  if (rest.length > 0) throw new Refusal(`“${rest.join(' ')}” sobra.\n\n${SHORT_USAGE}`);
  if (yearText !== undefined && !/^(19|20)\d\d$/.test(yearText)) {
    throw new Refusal(`“${yearText}” não é um ano de 1900 a 2099.\n\n${SHORT_USAGE}`);
  }
  if (source === 'all' && (yearText !== undefined || versao !== undefined)) {
    throw new Refusal('all busca o ano mais novo de cada fonte: deixe o ano e a versão fora.');
  }
  const year = yearText === undefined ? undefined : Number(yearText);
  const isDownloadOnly = values['so-baixar'] === true;
  if (source !== 'all' && !isDownloadOnly) {
    assertWaived(source, addresses[source], { year, waived: sem.join(',').split(',') });
  }
  if (OFFICIAL_MIRROR) mirrorBase(OFFICIAL_MIRROR);
  return {
    source,
    options: {
      year,
      version: versao,
      isPartial: parcial,
      added: com,
      addresses,
      mirror: OFFICIAL_MIRROR || undefined,
      folder: resolve(OFFICIAL_DIR || join(commandDataDir(), 'baixados')),
      timeoutMs: timeoutSeconds() * 1000,
      retryMs: RETRY_MS,
    },
    importOptions: [...sem.flatMap((names) => ['--sem', names]), ...(parcial ? ['--parcial'] : [])],
    isDownloadOnly,
    removes: values.apagar === true,
  };
}

/** Throws a Refusal for a year whose files lack a column that the import demands, before they download. */
function assertWaived(
  source: SourceName,
  { faltam = [] }: Partial<SourceAddresses> = {},
  { year = 0, waived }: { year: number | undefined; waived: readonly string[] },
): void {
  const names = waived.map((name) => name.trim());
  const lack = faltam.find(
    ({ desde, ate, sem }) => desde <= year && year <= ate && !names.includes(sem),
  );
  if (!lack) return;
  const option = [...names.filter((name) => name !== ''), lack.sem].join(',');
  throw new Refusal(
    `os arquivos oficiais de ${lack.desde} a ${lack.ate} não trazem a coluna “${lack.coluna}”. Para importar ${year} sem ela, acrescente --sem ${lack.sem}: npm run official -- ${source} ${year} --sem ${option}. Nada foi baixado.`,
  );
}

function readCommand(args: readonly string[]) {
  const options = {
    versao: { type: 'string' },
    com: { type: 'string', multiple: true },
    sem: { type: 'string', multiple: true },
    parcial: { type: 'boolean' },
    'so-baixar': { type: 'boolean' },
    apagar: { type: 'boolean' },
    enderecos: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  return readArguments(args, options, SHORT_USAGE);
}

function timeoutSeconds(): number {
  const text = process.env.OFFICIAL_TIMEOUT || `${DEFAULT_TIMEOUT_S}`;
  if (/^\d+$/.test(text) && Number(text) > 0) return Number(text);
  throw new Refusal(`OFFICIAL_TIMEOUT=${text} não é um número de segundos.`);
}
