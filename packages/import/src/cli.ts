import { parseArgs } from 'node:util';
import type { SourceName } from '@observatorio/contract';
import { formatCount, formatPercent } from '@observatorio/domain';
import { importers, importFiles } from './importers';
import type { Progress } from './reading/progress';
import { InputRefused } from './reading/refusal';
import { type Fault, type FileReport, faultsOf } from './reading/report';
import { USAGE } from './usage';

async function main(): Promise<void> {
  const { source, paths, year, help } = readArguments();
  if (help) {
    console.log(USAGE);
    return;
  }
  if (!isSourceName(source) || paths.length === 0) {
    throw new InputRefused({
      found: isSourceName(source)
        ? 'nenhum arquivo foi informado'
        : `a fonte “${source}” não existe; há ${Object.keys(importers).join(', ')}`,
      advice: `\n\n${USAGE}`,
    });
  }
  const dataDir = process.env.DATA_DIR || 'data';
  const started = performance.now();
  const edition = await importFiles(source, dataDir, paths, {
    year,
    onProgress: printProgress,
    onBuild: printReport,
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `Em serviço: ${edition.conjunto} ${edition.ano}, ${formatCount(edition.linhasAceitas)} linhas, em ${seconds} s.`,
  );
}

const isSourceName = (name: string): name is SourceName => Object.hasOwn(importers, name);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ano: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const [source = '', ...paths] = positionals;
    if (values.ano !== undefined && !/^\d{4}$/.test(values.ano)) {
      throw new TypeError(`--ano ${values.ano} não é um ano`);
    }
    const year = values.ano === undefined ? undefined : Number(values.ano);
    return { source, paths, year, help: values.help ?? false };
  } catch (cause) {
    // The messages of parseArgs are in English.
    const { message, code = '' } = cause as NodeJS.ErrnoException;
    const found = code.startsWith('ERR_PARSE_ARGS')
      ? `opção desconhecida, ou sem o que ela pede: ${process.argv.slice(2).join(' ')}`
      : message;
    throw new InputRefused({ found, advice: `\n\n${USAGE}`, cause });
  }
}

function printProgress({ file, fraction, bytesPerSecond, secondsLeft, rows }: Progress): void {
  const rate = formatCount(bytesPerSecond / 1e6);
  console.log(
    `${formatPercent(fraction)} ${file}: ${formatCount(rows)} linhas, ${rate} MB/s, faltam ${formatCount(secondsLeft)} s`,
  );
}

function printReport(files: readonly FileReport[]): void {
  for (const { file, read, kept, inactive, inactiveRows, rejected } of files) {
    const parts = [
      `${formatCount(kept)} aceitas`,
      inactiveRows && `${formatCount(inactive)} ${inactiveRows}`,
      `${formatCount(rejected)} rejeitadas`,
    ];
    console.log(
      `${file}: ${formatCount(read)} linhas lidas = ${parts.filter(Boolean).join(' + ')}`,
    );
  }
  printFaults('rejeitadas', faultsOf(files, 'rejections'));
  printFaults('aceitas como não informadas', faultsOf(files, 'doubts'));
  console.log('Montando as tabelas de consulta…');
}

function printFaults(outcome: string, faults: readonly Fault[]): void {
  for (const { reason, count, examples } of faults) {
    console.log(`  ${formatCount(count)} ${outcome}: ${reason}`);
    for (const { file, line, text } of examples) {
      console.log(`    ${file}, linha ${line}: “${text}”`);
    }
  }
}

main().catch((error: unknown) => {
  if (error instanceof InputRefused) {
    console.error(`Entrada recusada. ${error.message}\nOs dados em serviço não mudaram.`);
    process.exitCode = 2;
  } else {
    console.error('Falha do programa; os dados em serviço não mudaram.', error);
    process.exitCode = 1;
  }
});
