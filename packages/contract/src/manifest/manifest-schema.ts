import {
  integerSchema,
  type JsonSchema,
  listSchema,
  objectSchema,
  textSchema,
} from '../kit/schema';
import { vintages } from '../kit/vintage';
import { type Edition, optionalAttributes, type UnavailableEdition } from './manifest';

const texts = (description: string): JsonSchema => ({
  type: 'array',
  items: textSchema(description),
});

const required = {
  conjunto: textSchema('nome da fonte'),
  ano: integerSchema('ano de referência; o do import, numa fonte sem anos'),
  tipo: { type: 'string', enum: ['demonstracao', 'oficial'] },
  versao: textSchema('muda a cada import'),
  fontes: texts('arquivo ou origem'),
  importadoEm: textSchema('data e hora, ISO 8601'),
  linhasLidas: integerSchema('linhas lidas'),
  linhasAceitas: integerSchema('linhas aceitas'),
  linhasRejeitadas: integerSchema('linhas rejeitadas'),
  motivos: {
    type: 'object',
    additionalProperties: integerSchema('linhas rejeitadas por este motivo'),
  },
  notas: texts('ressalva, numa frase inteira'),
} satisfies Partial<Record<keyof Edition, JsonSchema>>;

/** Properties that some editions lack. */
const optional = {
  situacao: {
    type: 'string',
    enum: vintages,
    description:
      'dos dados oficiais de um ano: definitivos, parciais, ou superados por outra publicação; definitivos, se ausente',
  },
  trecho: textSchema(
    'nos vínculos: anos da RAIS que se comparam com o da edição, se não é parcial, como 2003 a 2021',
  ),
  tabela: textSchema('nos indicadores: id da tabela'),
  indicadores: texts('nos indicadores: id de cada indicador da tabela'),
  baseRemuneracao: {
    type: 'string',
    enum: ['dezembro', 'media'],
    description: 'nos vínculos: remuneração de dezembro ou média do ano; dezembro, se ausente',
  },
  abandonados: integerSchema(
    'nos vínculos: ativos nos arquivos, mas abandonados, e por isso fora do estoque oficial e da edição',
  ),
  naoInformados: {
    type: 'array',
    items: { type: 'string', enum: optionalAttributes },
    description: 'nos vínculos: o que os arquivos não informam de nenhum',
  },
  ufs: texts('código do estado que tem linhas'),
  impressoes: texts('começo do SHA-256 dos primeiros 256 KiB de cada arquivo, descompactado'),
  total: integerSchema('vínculos ou matrículas'),
  conferencia: objectSchema({
    resultado: {
      type: 'string',
      enum: ['confere', 'explicada', 'difere', 'sem-comparacao'],
      description:
        'se o total é o publicado, se uma regra explica a diferença, ou se não há com que comparar',
    },
    texto: textSchema('os dois totais e a diferença, em frases inteiras'),
  }),
  esquema: integerSchema('número do esquema das tabelas da edição'),
} satisfies Record<Exclude<keyof Edition, keyof typeof required>, JsonSchema>;

const { conjunto, ano, tipo, versao } = required;

const unavailable = {
  conjunto,
  ano,
  tipo,
  versao,
  motivo: textSchema('o que há com o arquivo, ou que as tabelas são de outra versão do programa'),
} satisfies Record<keyof UnavailableEdition, JsonSchema>;

/** Schema of the manifest. */
export const manifestSchema: JsonSchema = objectSchema(
  {
    conjuntos: {
      type: 'array',
      items: objectSchema(required, optional),
    },
    indisponiveis: listSchema(unavailable),
    limiteSigilo: integerSchema('número de vínculos abaixo do qual a remuneração fica em sigilo'),
  },
  {
    mesIpca: textSchema('mês mais novo do IPCA, com que se desconta a inflação, como 2026-06'),
    anoReferencia: integerSchema(
      'ano dos pedidos sem ano; o mais novo de cada fonte com dados definitivos, se ausente',
    ),
  },
);
