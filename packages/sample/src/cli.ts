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
import { sampleYears } from './base/years';
import { samples, yearSamples } from './samples';

const SOURCES: readonly string[] = sources;

const [FIRST_YEAR = SAMPLE_YEAR, LAST_YEAR = SAMPLE_YEAR] = [sampleYears.at(0), sampleYears.at(-1)];

const USAGE = `Uso: npm run sample -- [CONJUNTO…] [--anos ANOS] [--links N]

Gera os dados de demonstração e os põe em serviço em DATA_DIR (ou data/, se não for informado).
  CONJUNTO    ${formatList(SOURCES)}; todos, se nenhum for dito.
  --anos ANOS anos de ${FIRST_YEAR} a ${LAST_YEAR}, como 2015,2018-2019; só ${SAMPLE_YEAR}, se nenhum for dito.
              Os outros anos derivam dos dados de ${SAMPLE_YEAR}, que precisam existir ou ser gerados junto.
  --links N   N vínculos em rais (1.000 a 100.000.000), uma linha para cada um, para medir
              desempenho; sem isto, linhas com peso que somam o total publicado.`;

function readSamples(args: readonly string[]): Sample[] {
  const { positionals, values } = readArguments(
    args,
    { anos: { type: 'string' }, links: { type: 'string' } },
    USAGE,
  );
  const unknown = positionals.find((source) => !SOURCES.includes(source));
  if (unknown !== undefined) throw new Refusal(`${unknown} não é um conjunto.\n\n${USAGE}`);
  const links = values.links === undefined ? undefined : readLinks(values.links);
  const years = values.anos === undefined ? [SAMPLE_YEAR] : readYears(values.anos);
  return [...(years.includes(SAMPLE_YEAR) ? samples({ links }) : []), ...yearSamples(years)].filter(
    ({ source }) => positionals.length === 0 || positionals.includes(source),
  );
}

/** Parses years and ranges of years: `2015,2018-2019`. */
function readYears(text: string): number[] {
  const fault = (part: string) =>
    new Refusal(
      `--anos ${text}: “${part}” não está entre ${FIRST_YEAR} e ${LAST_YEAR}.\n\n${USAGE}`,
    );
  return text.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(part) ?? [];
    const years = sampleYears.filter((year) => Number(from) <= year && year <= Number(to));
    if (!sampleYears.includes(Number(from)) || !years.includes(Number(to))) throw fault(part);
    return years;
  });
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
  for (const sample of chosen) assertNotOverOfficial(manifest, sampleName(sample));
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
