import { formatCount, formatDate } from '@observatorio/language';
import { commandDataDir, Refusal, readArguments } from './command/command';
import { type ListedEdition, listEditions, removeEdition, restoreEdition } from './editions/manage';
import { runSql, type Statement } from './editions/run-sql';

const USAGE = `Uso: npm run editions -- list
     npm run editions -- use VERSÃO
     npm run editions -- remove VERSÃO
     npm run editions -- sql VERSÃO|CONJUNTO "SELECT …" [VALOR …]

Mostra e muda as edições de DATA_DIR (ou data/, se não for informado). Um servidor em execução passa a
servir o que mudou sem ser reiniciado.
  list     mostra as edições e confere os seus arquivos
  use      põe uma edição em serviço; a que ela substitui é guardada como anterior
  remove   tira uma edição de serviço e apaga o seu arquivo
  sql      lê uma edição, sem mudá-la: as linhas, ou o plano com EXPLAIN ANALYZE; cada VALOR vai
           no lugar de um “?”, os negativos depois de --

De cada conjunto e ano guarda-se uma edição anterior: uma nova importação apaga a mais antiga.`;

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
  if (!action || more.length > 0 || (action === list) !== (version === undefined)) {
    throw new Refusal(`Não entendi “${positionals.join(' ')}”.\n\n${USAGE}`);
  }
  await action(commandDataDir(), version ?? '');
}

async function list(dataDir: string): Promise<void> {
  const editions = await listEditions(dataDir);
  if (editions.length === 0) console.log(`Não há edições em ${dataDir}.`);
  for (const listed of editions) {
    const { edition, fault, schemaFault } = listed;
    const { conjunto, ano, versao, tipo, importadoEm, linhasAceitas, bytes } = edition;
    const facts = [
      `${conjunto} ${ano}`.padEnd(20),
      versao.padEnd(16),
      stateOf(listed).padEnd(31),
      kinds[tipo].padEnd(13),
      formatDate(importadoEm),
      `${formatCount(linhasAceitas)} ${linhasAceitas === 1 ? 'linha' : 'linhas'}`,
      bytes !== undefined && `${formatCount(Math.ceil(bytes / 1e6))} MB`,
      fault && `DEFEITO: ${fault}`,
      listed.state === 'live' && schemaFault?.remedy,
    ];
    console.log(facts.filter(Boolean).join('  '));
  }
}

function stateOf({ state, fault, schemaFault }: ListedEdition): string {
  if (schemaFault) {
    return state === 'live' ? schemaFault.reason : `${states[state]}, ${schemaFault.reason}`;
  }
  return fault && state === 'live' ? 'fora de serviço' : states[state];
}

async function use(dataDir: string, version: string): Promise<void> {
  const { conjunto, ano } = await restoreEdition(dataDir, version);
  console.log(`Em serviço: ${conjunto} ${ano}, edição ${version}.`);
}

async function remove(dataDir: string, version: string): Promise<void> {
  const { conjunto, ano } = await removeEdition(dataDir, version);
  console.log(`Removida: ${conjunto} ${ano}, edição ${version}.`);
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

const actions = { list, use, remove };
