import {
  integerSchema,
  type JsonSchema,
  listSchema,
  objectSchema,
  textSchema,
} from '../kit/schema';

const parametro = textSchema('parâmetro em causa; o primeiro, se há vários');
const valor = textSchema('valor recebido');
const permitidos = textSchema('o que o parâmetro aceita');

/** Schema of an error response. */
export const problemSchema: JsonSchema = objectSchema(
  {
    type: textSchema('espécie do problema'),
    title: textSchema('o problema em poucas palavras'),
    status: integerSchema('situação HTTP'),
    requestId: textSchema('o pedido, como em X-Request-Id e no registro do servidor'),
    detail: textSchema(
      'o que houve e o que fazer; com vários parâmetros em causa, o que há com cada um',
    ),
  },
  {
    parametro,
    valor,
    permitidos,
    erros: {
      ...listSchema({
        parametro,
        valor,
        permitidos,
        detail: textSchema('o que há com o parâmetro'),
      }),
      description:
        'cada parâmetro em causa, até vinte; quando type é parametro-invalido ou ano-indisponivel',
    },
    anos: { type: 'array', items: integerSchema('ano com dados') },
  },
);
