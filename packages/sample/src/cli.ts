import { sources } from '@observatorio/contract';
import { formatCount, formatList, formatPercent } from '@observatorio/language';
import {
  assertNotOverOfficial,
  commandDataDir,
  manifestOf,
  Refusal,
  readArguments,
  runCommand,
  type StoredManifest,
} from '@observatorio/store';
import { installSample, sampleName } from './base/install';
import type { Sample } from './base/sample';
import { SAMPLE_YEAR } from './base/totals';
import { samples } from './samples';

const SOURCES: readonly string[] = sources;

const USAGE = `Uso: npm run sample -- [CONJUNTO…] [--links N]

Gera os dados de demonstração de ${SAMPLE_YEAR} e os põe em serviço em DATA_DIR (ou data/, se não for informado).
  CONJUNTO    ${formatList(SOURCES)}; todos, se nenhum for dito.
  --links N   N vínculos em rais (1.000 a 100.000.000), uma linha para cada um, para medir
              desempenho; sem isto, linhas com peso que somam o total publicado.`;

function readSamples(args: readonly string[]): Sample[] {
  const { positionals, values } = readArguments(args, { links: { type: 'string' } }, USAGE);
  const unknown = positionals.find((source) => !SOURCES.includes(source));
  if (unknown !== undefined) throw new Refusal(`${unknown} não é um conjunto.\n\n${USAGE}`);
  const links = values.links === undefined ? undefined : readLinks(values.links);
  return samples({ links }).filter(
    ({ source }) => positionals.length === 0 || positionals.includes(source),
  );
}

function readLinks(text: string): number {
  const links = Number(text);
  if (!/^\d+$/.test(text) || links < 1000 || links > 100_000_000) {
    throw new Refusal(`--links ${text}: não é um número de 1.000 a 100.000.000.\n\n${USAGE}`);
  }
  return links;
}

/** Throws a Refusal if any of these samples would replace official data. */
function assertNoOfficialData(chosen: readonly Sample[], manifest: StoredManifest): void {
  for (const { source } of chosen) {
    assertNotOverOfficial(manifest, sampleName(source));
  }
}

async function install(dataDir: string, sample: Sample): Promise<void> {
  const started = performance.now();
  const { linhasAceitas } = await installSample(dataDir, sample, {
    onProgress: (message, fraction) => console.log(`${formatPercent(fraction)} ${message}`),
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${formatCount(linhasAceitas)} linhas em ${dataDir}, em ${seconds} s.`);
}

async function main(): Promise<void> {
  const chosen = readSamples(process.argv.slice(2));
  const dataDir = commandDataDir();
  assertNoOfficialData(chosen, await manifestOf(dataDir));
  for (const sample of chosen) await install(dataDir, sample);
}

await runCommand(main, { refused: (message) => message, failed: 'Falha do programa.' });
