import { integer, type JsonSchema, listSchema, objectSchema, text } from '../kit/schema';

const parametro = text('parâmetro em causa; o primeiro, se há vários');
const valor = text('valor recebido');
const permitidos = text('o que o parâmetro aceita');

/** Schema of an error response. */
export const problemSchema: JsonSchema = objectSchema(
  {
    type: text('espécie do problema'),
    title: text('o problema em poucas palavras'),
    status: integer('situação HTTP'),
    requestId: text('o pedido, como em X-Request-Id e no registro do servidor'),
    detail: text('o que houve e o que fazer; com vários parâmetros em causa, o que há com cada um'),
  },
  {
    parametro,
    valor,
    permitidos,
    erros: {
      ...listSchema({ parametro, valor, permitidos, detail: text('o que há com o parâmetro') }),
      description:
        'cada parâmetro em causa, até vinte; quando type é parametro-invalido ou ano-indisponivel',
    },
    anos: { type: 'array', items: integer('ano com dados') },
  },
);
