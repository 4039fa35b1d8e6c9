import { importers } from './importers';
import type { Importer } from './pipeline/importer';
import { shippedTables } from './tables/description';

/** Argument that imports price indices, which are no edition, instead of a source. */
export const PRICES = 'ipca';

/** Argument that imports a table, described by `--descricao`, as indicators. */
export const TABLE = 'tabela';

const INDENT = ' '.repeat(18);

const sources = Object.entries<Importer>(importers).map(([name, { usage }]) => {
  const [first, ...rest] = usage.trim().split(/\n\s*/);
  return [`  ${name.padEnd(16)}${first}`, ...rest.map((line) => INDENT + line)].join('\n');
});

const prices = `  ${PRICES.padEnd(16)}os meses do IPCA que a tabela do projeto ainda não tem: JSON ou CSV da tabela 1737
${INDENT}do SIDRA (variável 2266), ou JSON da série 433 do Banco Central; sem opções`;

const tables = `  ${TABLE.padEnd(16)}tabela de indicadores, com --descricao: CSV, ou JSON ou CSV do SIDRA`;

const layouts = Object.values<Importer>(importers).flatMap(({ layout }) => layout ?? []);

const SYNOPSIS = `Uso: npm run import -- FONTE ARQUIVO… [--ano AAAA] [--situacao SITUAÇÃO]
     [--sem COLUNAS] [--parcial]
     npm run import -- ${TABLE} ARQUIVO… --descricao DESCRICAO.json`;

/** Short form of the help text, for errors in the command line. */
export const SHORT_USAGE = `${SYNOPSIS}

Fontes: ${[...Object.keys(importers), TABLE, PRICES].join(', ')}.
Ajuda: npm run import -- --help`;

/** Help text of the import command. */
export const USAGE = `${SYNOPSIS}

Importa arquivos oficiais e os põe em serviço em DATA_DIR (ou data/, se não for informado).
Um servidor em execução passa a usá-los sem ser reiniciado.

Fontes:
${sources.join('\n')}
${tables}
${prices}

Todos também em .gz, .7z e .zip, ou numa pasta: contam os arquivos da fonte, e os outros ficam de lado.
Um arquivo cujo nome começa com hífen se informa como ./-nome.txt.

Opções:
  --ano   ano dos dados: necessário onde nem o arquivo nem seu nome o dizem; as listas da CBO
          e o que as acompanha não têm ano, e a edição leva o da importação
  --situacao  dos dados do ano: definitiva, parcial, ou superada por outra publicação; sem a
          opção, a que a pasta, como em “2024 Parcial” e “2023/Legado”, o nome do arquivo ou
          as colunas dizem, ou definitiva
  --sem   colunas que faltam nos arquivos da RAIS, se a perda é aceita: sexo, escolaridade,
          idade, subsetor, tamanho, abandonados, separadas por vírgulas, como em --sem subsetor,tamanho
  --parcial  aceita uma edição incompleta: menos do que a fonte ou a edição em serviço tem,
          colunas quase sem valores, códigos sem par nas outras listas, ou um recorte cujas
          colunas não se relacionam como na fonte inteira; não diz que o ano é parcial
  --estados  estados que a edição precisa ter, cada um num arquivo só, separados por vírgulas,
          como em --estados SP,MG; com --parcial, ela diz os que faltam
  --descricao  da tabela: um arquivo .json que diz o que é cada coluna, ou o nome de uma do projeto,
          como ${shippedTables.join(', ')}
  --help  este texto

${layouts.join('\n\n')}

Saída: 0, os dados estão em serviço; 2, a entrada foi recusada e nada mudou; 1, falha do programa.`;
