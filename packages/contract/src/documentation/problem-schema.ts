import { integer, type JsonSchema, objectSchema, text } from './schema';

/** The schema of an error answer. */
export const problemSchema: JsonSchema = objectSchema(
  {
    type: text('espécie do problema'),
    title: text('o problema em poucas palavras'),
    status: integer('situação HTTP'),
    detail: text('o que houve e o que fazer'),
  },
  {
    parametro: text('parâmetro em causa'),
    valor: text('valor recebido'),
    permitidos: text('o que o parâmetro aceita'),
    anos: { type: 'array', items: integer('ano com dados') },
  },
);
