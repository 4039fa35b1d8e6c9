import type { JsonSchema } from './dataset';
import { integer, text } from './schema';

/** The body of an error answer: RFC 9457 `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The query parameter at fault, and what it accepts. */
  parametro?: string;
  valor?: string;
  permitidos?: string;
  /** For `type` ano-indisponivel: the years in service, newest first. */
  anos?: number[];
}

export const YEAR_UNAVAILABLE = 'ano-indisponivel';

export const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: text('espécie do problema'),
    title: text('o problema em poucas palavras'),
    status: integer('situação HTTP'),
    detail: text('o que houve e o que fazer'),
    parametro: text('parâmetro em causa'),
    valor: text('valor recebido'),
    permitidos: text('o que o parâmetro aceita'),
    anos: { type: 'array', items: integer('ano com dados') },
  },
};
