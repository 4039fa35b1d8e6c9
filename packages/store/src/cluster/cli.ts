import { type Edition, editionKey } from '@observatorio/contract';
import { formatCount, formatPercent, type Unit, withUnit } from '@observatorio/language';
import { commandDataDir, Refusal, readArguments, runCommand } from '../command/command';
import { CLUSTER_FORM, clusterAddress } from '../engine/cluster-address';
import { clusterMessages, withClusterRefusals } from './cluster-refusal';
import type { CopyProgress } from './copy-table';
import type { Outcome } from './publication';
import { publishEditions } from './publish';

const USAGE = `Uso: npm run publish -- ${CLUSTER_FORM.split(' ')[0]}

Copia as edições em serviço de DATA_DIR (ou data/, se não for informado) para um cluster de ClickHouse, e põe
cada uma em serviço lá quando está inteira. Servidores com STORE_URL nesse endereço passam a servi-la
sem ser reiniciados. O endereço nomeia todos os servidores do cluster, com a porta HTTP de cada um; o
usuário precisa poder criar e apagar bancos. Edições de outros conjuntos e anos ficam como estão.`;

const ROWS: Unit = { one: 'linha', many: 'linhas' };
const TABLES: Unit = { one: 'tabela', many: 'tabelas' };

async function main(): Promise<void> {
  const options = { help: { type: 'boolean', short: 'h' } } as const;
  const { positionals, values } = readArguments(process.argv.slice(2), options, USAGE);
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [url, ...more] = positionals;
  if (!url || more.length > 0) throw new Refusal(`Falta um endereço, e só um.\n\n${USAGE}`);
  const live = await publish(url);
  console.log(`Em serviço no cluster: ${live.map(editionKey).join(', ')}.`);
}

const publish = (url: string): Promise<readonly Edition[]> =>
  withClusterRefusals(() =>
    publishEditions(commandDataDir(), clusterAddress(url), {
      onOutcome: (outcome) => console.log(sentenceOf(outcome)),
      onProgress: progressPrinter(),
      ...clusterMessages,
    }),
  );

const sentences: {
  readonly [Kind in Outcome['kind']]: (outcome: Extract<Outcome, { kind: Kind }>) => string;
} = {
  copied: ({ tables, rows, seconds }) =>
    `publicada, ${withUnit(tables, TABLES)} e ${withUnit(rows, ROWS)} em ${formatCount(Math.ceil(seconds))} s, conferidas com a edição.`,
  restored: () => 'a cópia que o cluster guardava voltou a serviço.',
  present: () => 'já está em serviço.',
  removed: () => 'a demonstração saiu de serviço, porque não está mais em DATA_DIR.',
  refused: ({ official }) =>
    `NÃO publicada. É uma demonstração, e o cluster tem dados oficiais (edição ${official.versao}).`,
};

function sentenceOf<Kind extends Outcome['kind']>(outcome: Extract<Outcome, { kind: Kind }>) {
  const sentence: (outcome: Extract<Outcome, { kind: Kind }>) => string = sentences[outcome.kind];
  return `${editionKey(outcome.edition)}: ${sentence(outcome)}`;
}

const UNCHANGED = 'As edições que não foram publicadas agora seguem como estavam.';

const EVERY_MS = 1000;

/** Prints the progress of each edition at most once a second. */
function progressPrinter(): (edition: Edition, progress: CopyProgress) => void {
  let last = performance.now();
  return (edition, { table, rows, total }) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    const share = formatPercent(rows / total);
    console.log(`${share} ${editionKey(edition)}: ${withUnit(rows, ROWS)}, tabela ${table}`);
  };
}

await runCommand(main, {
  refused: (message) => `Publicação recusada. ${message}\n${UNCHANGED}`,
  failed: `Falha da publicação. ${UNCHANGED}`,
});
