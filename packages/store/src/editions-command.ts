import { type Edition, editionName, isYearly, vintageMark } from '@observatorio/contract';
import { formatCount, formatDate } from '@observatorio/language';
import { commandDataDir, Refusal, readArguments } from './command/command';
import { changeIn } from './editions/changes';
import { type ListedEdition, listEditions, removeEdition, restoreEdition } from './editions/manage';
import { manifestOf } from './editions/manifest-file';
import { runSql, type Statement } from './editions/run-sql';

const USAGE = `Uso: npm run editions -- list
     npm run editions -- confere
     npm run editions -- use VERSÃO
     npm run editions -- remove VERSÃO
     npm run editions -- sql VERSÃO|CONJUNTO "SELECT …" [VALOR …]

Mostra e muda as edições de DATA_DIR (ou data/, se não for informado). Um servidor em execução passa a
servir o que mudou sem ser reiniciado.
  list     mostra as edições e confere os seus arquivos; abaixo de uma que substituiu outra, os dois
           totais e a diferença
  confere  compara cada edição em serviço com o total publicado do mesmo ano
  use      põe uma edição em serviço; a que ela substitui é guardada como anterior
  remove   tira uma edição de serviço e apaga o seu arquivo
  sql      lê uma edição, sem mudá-la: as linhas, ou o plano com EXPLAIN ANALYZE; cada VALOR vai
           no lugar de um “?”, os negativos depois de --

De cada conjunto e ano guarda-se uma edição anterior: uma nova importação apaga a mais antiga.

Saída: 0, feito; de confere, também se cada diferença tem explicação ou não há com que comparar;
3, confere achou uma diferença sem explicação; 2, o pedido foi recusado; 1, falha do programa.`;

/** Exit code of `confere` for a difference that no rule explains. */
const UNEXPLAINED = 3;

const states: Readonly<Record<ListedEdition['state'], string>> = {
  live: 'em serviço',
  previous: 'anterior',
  unnamed: 'fora do manifesto',
};

const kinds = { oficial: 'oficial', demonstracao: 'demonstração' } as const;

/** Runs `npm run editions` with the given arguments. Throws a Refusal if it cannot. */
export async function editionsCommand(args: readonly string[]): Promise<void> {
  const options = { help: { type: 'boolean', short: 'h' } } as const;
  const { positionals, values } = readArguments(args, options, USAGE);
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [command = 'list', version, ...more] = positionals;
  const [sql, ...sqlValues] = more;
  if (command === 'sql' && version && sql) {
    await query(version, { sql, values: sqlValues });
    return;
  }
  const action = Object.hasOwn(actions, command) && actions[command as keyof typeof actions];
  if (!action || more.length > 0 || withoutVersion.has(action) !== (version === undefined)) {
    throw new Refusal(`Não entendi “${positionals.join(' ')}”.\n\n${USAGE}`);
  }
  await action(commandDataDir(), version ?? '');
}

async function list(dataDir: string): Promise<void> {
  const editions = await listEditions(dataDir);
  const manifest = await manifestOf(dataDir);
  if (editions.length === 0) console.log(noneIn(dataDir));
  const width = Math.max(20, ...editions.map(({ edition }) => nameOf(edition).length));
  for (const listed of editions) {
    const { edition, fault, schemaFault } = listed;
    const { versao, tipo, importadoEm, linhasAceitas, bytes } = edition;
    const facts = [
      nameOf(edition).padEnd(width),
      versao.padEnd(16),
      stateOf(listed).padEnd(31),
      kinds[tipo].padEnd(13),
      vintageMark(edition),
      formatDate(importadoEm),
      `${formatCount(linhasAceitas)} ${linhasAceitas === 1 ? 'linha' : 'linhas'}`,
      bytes !== undefined && `${formatCount(Math.ceil(bytes / 1e6))} MB`,
      fault && `DEFEITO: ${fault}`,
      listed.state === 'live' && schemaFault?.remedy,
    ];
    console.log(facts.filter(Boolean).join('  '));
    const change = listed.state === 'live' && changeIn(manifest, edition);
    if (change) console.log(`  ${change}`);
  }
}

/** Names an edition by its source, table and year: `rais 2019`, `indicadores ideb 2026`. */
const nameOf = ({ conjunto, tabela, ano }: Edition): string =>
  [conjunto, tabela, ano].filter((part) => part !== undefined).join(' ');

const noneIn = (dataDir: string): string => `Não há edições em ${dataDir}.`;

async function reconcile(dataDir: string): Promise<void> {
  const { conjuntos } = await manifestOf(dataDir);
  if (conjuntos.length === 0) console.log(noneIn(dataDir));
  for (const edition of conjuntos) {
    console.log(`${editionName(edition)}: ${reconciliationOf(edition)}`);
  }
  const isUnexplained = conjuntos.some(({ conferencia }) => conferencia?.resultado === 'difere');
  if (isUnexplained) process.exitCode = UNEXPLAINED;
}

function reconciliationOf({ conjunto, tipo, conferencia }: Edition): string {
  if (tipo === 'demonstracao') return 'Dados de demonstração, inventados: não há com que comparar.';
  if (conferencia) return conferencia.texto;
  return isYearly(conjunto)
    ? 'Importada por uma versão anterior do programa; importe de novo para comparar.'
    : 'Não há total publicado com que comparar.';
}

function stateOf({ state, fault, schemaFault }: ListedEdition): string {
  if (schemaFault) {
    return state === 'live' ? schemaFault.reason : `${states[state]}, ${schemaFault.reason}`;
  }
  return fault && state === 'live' ? 'fora de serviço' : states[state];
}

async function use(dataDir: string, version: string): Promise<void> {
  const edition = await restoreEdition(dataDir, version);
  console.log(`Em serviço: ${nameOf(edition)}, edição ${version}.`);
}

async function remove(dataDir: string, version: string): Promise<void> {
  const removed = await removeEdition(dataDir, version);
  console.log(`Removida: ${nameOf(removed)}, edição ${version}.`);
  const { conjunto } = removed;
  const left = (await listEditions(dataDir)).filter(({ edition }) => edition.conjunto === conjunto);
  if (left.some(({ state }) => state === 'live')) return;
  const [previous] = left;
  console.log(
    previous
      ? `Nada de ${conjunto} está em serviço. Para voltar à anterior: npm run editions -- use ${previous.edition.versao}`
      : `Nada de ${conjunto} está em serviço. Ao ser reiniciado, o servidor gera dados de demonstração.`,
  );
}

async function query(name: string, statement: Statement): Promise<void> {
  const rows = await runSql(commandDataDir(), name, statement);
  const [{ explain_value: plan } = {}] = rows;
  if (plan === undefined) console.table(rows);
  else console.log(plan);
}

const actions = { list, confere: reconcile, use, remove };

/** Actions on all editions. */
const withoutVersion: ReadonlySet<unknown> = new Set([list, reconcile]);
