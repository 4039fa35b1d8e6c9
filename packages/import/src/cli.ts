import { parseArgs } from 'node:util';
import type { Edition, SourceName } from '@observatorio/contract';
import { formatCount, formatPercent } from '@observatorio/domain';
import { importSuperior } from './inep/import-superior';
import { importTecnico } from './inep/import-tecnico';
import { importAutomation } from './occupations/import-automation';
import { importCbo } from './occupations/import-cbo';
import { importEvolution } from './occupations/import-evolution';
import { importOnet } from './occupations/import-onet';
import { importProfiles, PROFILES_FORMAT } from './occupations/import-profiles';
import { importRais } from './rais/import-rais';
import type { Progress } from './reading/progress';
import type { ImportOptions } from './reading/read-files';
import { InputRefused } from './reading/refusal';
import { type Fault, type FileReport, faultsOf } from './reading/report';

const USAGE = `Uso: npm run import -- FONTE ARQUIVO… [--ano AAAA]

Importa arquivos oficiais e os põe em serviço em DATA_DIR (data/ se não for dito).
Um servidor em execução passa a usá-los sem ser reiniciado.

Fontes:
  rais            vínculos da RAIS: .txt, .csv ou .COMT; vários arquivos são um ano só
  inep-superior   Censo da Educação Superior: MICRODADOS_CADASTRO_CURSOS_2019.CSV, com os nomes
                  das instituições em MICRODADOS_CADASTRO_IES_2019.CSV; ou SUP_CURSO_2019.CSV,
                  com SUP_IES_2019.CSV e TB_AUX_CINE_BRASIL_2019.CSV
  inep-tecnico    cursos técnicos do Censo Escolar: suplemento_cursos_tecnicos_2023.csv; ou
                  Tabela_Curso_Tecnico_2025.csv com Tabela_Escola_2025.csv
  cbo             as listas da CBO 2002, juntas: CBO2002 - Ocupacao.csv, e se houver as de Familia,
                  Sinonimo e PerfilOcupacional
  onet            conhecimentos, habilidades e atitudes: Knowledge.txt, Skills.txt e Work Styles.txt
                  do O*NET, com cbo_onet_crosswalk.csv (cbo,onet_soc)
  automacao       probabilidade de automação: cbo,ocupacao,prob_automacao
  evolucao        vínculos por ocupação e ano: ano,CBO2002,empregados
  perfis          descrições e o mais que só o operador tem: veja o formato abaixo

Todos também em .gz.

Opções:
  --ano   ano dos dados: necessário onde nem o arquivo nem seu nome o dizem; as listas da CBO
          e o que as acompanha não têm ano, e a edição leva o da importação
  --help  este texto

${PROFILES_FORMAT}

Saída: 0, os dados estão em serviço; 2, a entrada foi recusada e nada mudou; 1, falha do programa.`;

type Importer = (
  dataDir: string,
  paths: readonly string[],
  options: ImportOptions,
) => Promise<Edition>;

/** The importer of each source. */
const importers = {
  rais: importRais,
  'inep-superior': importSuperior,
  'inep-tecnico': importTecnico,
  cbo: importCbo,
  onet: importOnet,
  automacao: importAutomation,
  evolucao: importEvolution,
  perfis: importProfiles,
} satisfies Record<SourceName, Importer>;

async function main(): Promise<void> {
  const { source, paths, year, help } = readArguments();
  if (help) {
    console.log(USAGE);
    return;
  }
  const importer = Object.entries(importers).find(([name]) => name === source)?.[1];
  if (!importer || paths.length === 0) {
    throw new InputRefused({
      found: importer
        ? 'nenhum arquivo foi informado'
        : `a fonte “${source}” não existe; há ${Object.keys(importers).join(', ')}`,
      advice: `\n\n${USAGE}`,
    });
  }
  const dataDir = process.env.DATA_DIR || 'data';
  const started = performance.now();
  const edition = await importer(dataDir, paths, {
    year,
    onProgress: printProgress,
    onBuild: printReport,
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `Em serviço: ${edition.conjunto} ${edition.ano}, ${formatCount(edition.linhasAceitas)} linhas, em ${seconds} s.`,
  );
}

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
    // What parseArgs says is in English.
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

function printFaults(what: string, faults: readonly Fault[]): void {
  for (const { reason, count, examples } of faults) {
    console.log(`  ${formatCount(count)} ${what}: ${reason}`);
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
