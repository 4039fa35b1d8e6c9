import { parseArgs } from 'node:util';
import type { Edition } from '@observatorio/contract';
import { formatCount, formatPercent } from '@observatorio/domain';
import { readManifest } from '../catalogue/manifest-file';
import { installSample, SOURCE } from '../sample/install';
import { SAMPLE_YEAR } from '../sample/totals';

const USAGE = `Uso: npm run sample -- [--links N]

Gera os dados de demonstração de ${SAMPLE_YEAR} e os põe em serviço em DATA_DIR (data/ se não for dito).
  --links N   N vínculos (1.000 a 100.000.000), uma linha para cada um, para medir desempenho;
              sem isto, linhas com peso que somam o total publicado.`;

/** What was asked for cannot be done; nothing was changed. */
class Refusal extends Error {}

function readLinks(args: readonly string[]): number | undefined {
  let text: string | undefined;
  try {
    text = parseArgs({ args: [...args], options: { links: { type: 'string' } } }).values.links;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Refusal(`${error.message}\n\n${USAGE}`);
  }
  if (text === undefined) return undefined;
  const links = Number(text);
  if (!/^\d+$/.test(text) || links < 1000 || links > 100_000_000) {
    throw new Refusal(`--links ${text}: não é um número de 1.000 a 100.000.000.\n\n${USAGE}`);
  }
  return links;
}

function refuseToReplaceOfficial(inService: readonly Edition[]): void {
  const official = inService.some(
    ({ conjunto, ano, tipo }) => conjunto === SOURCE && ano === SAMPLE_YEAR && tipo === 'oficial',
  );
  if (official) {
    throw new Refusal(
      `Os dados oficiais de ${SAMPLE_YEAR} estão em serviço, e a demonstração os substituiria. Use outro DATA_DIR.`,
    );
  }
}

async function main(): Promise<void> {
  const links = readLinks(process.argv.slice(2));
  const dataDir = process.env.DATA_DIR || 'data';
  refuseToReplaceOfficial((await readManifest(dataDir)).conjuntos);
  const started = performance.now();
  const { linhasAceitas } = await installSample(dataDir, {
    links,
    guard: refuseToReplaceOfficial,
    onProgress: (message, fraction) => console.log(`${formatPercent(fraction)} ${message}`),
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${formatCount(linhasAceitas)} linhas em ${dataDir}, em ${seconds} s.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = error instanceof Refusal ? 2 : 1;
});
