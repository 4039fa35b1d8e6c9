import { type AccountOperation, accountOperations } from '@observatorio/contract';
import {
  type AccountDocumentation,
  accountBodySchema,
  accountDocumentation,
  accountProblems,
} from '@observatorio/contract/documentation';
import { json, problem, ref } from './openapi-responses';

export const accountTag = {
  name: 'Contas',
  description:
    'A conta de quem entra no portal e as visões que salva. Só para as páginas do próprio portal: pedidos de outra origem são recusados.',
};

/** Name of the security scheme of requests with a session's token. */
const SESSION = 'sessao';

export const accountSecurity = {
  [SESSION]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'O accessToken da resposta de quem entra.',
  },
};

/** Responses for the reasons that a request may be rejected for, by status. */
function failuresOf({ problems = [], isLimited = false }: AccountDocumentation) {
  const details = new Map<number, string[]>();
  for (const name of problems) {
    const { status, detail } = accountProblems[name];
    details.set(status, [...(details.get(status) ?? []), detail]);
  }
  return {
    ...Object.fromEntries([...details].map(([status, each]) => [status, problem(each.join(' '))])),
    ...(isLimited && { 429: ref('Excesso') }),
    503: ref('Indisponivel'),
    default: ref('Outra'),
  };
}

function operationOf(name: string, operation: AccountOperation, words: AccountDocumentation) {
  const { body, needsToken = false, path, status = 200 } = operation;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  return {
    operationId: `conta.${name}`,
    summary: words.summary,
    tags: [accountTag.name],
    ...(needsToken && { security: [{ [SESSION]: [] }] }),
    ...(names.length > 0 && {
      parameters: names.map((parameter) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
    }),
    ...(body && { requestBody: { required: true, content: json(accountBodySchema(body)) } }),
    responses: {
      [status]: {
        description: words.answer ? 'Feito.' : 'Feito; a resposta vem vazia.',
        ...(words.answer && { content: json(words.answer) }),
      },
      ...(words.accepted && { 202: { description: words.accepted } }),
      ...(body && { 400: ref('Invalido'), 413: ref('Grande'), 415: ref('Formato') }),
      ...failuresOf(words),
    },
  };
}

/** Paths of the account requests. */
export function accountPathItems(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries<AccountOperation>(accountOperations)) {
    const words = accountDocumentation[name as keyof typeof accountOperations];
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = operationOf(name, operation, words);
  }
  return paths;
}
