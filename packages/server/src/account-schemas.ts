import type { Problem } from '@observatorio/contract';
import type { FastifySchemaValidationError } from 'fastify';
import { ProblemError } from './problem';

/** Matches text without lone surrogates or control characters; PostgreSQL rejects NUL. */
const CLEAN = String.raw`^[^\p{Cc}\p{Cs}]*$`;

/** Like CLEAN, but the trimmed text must begin and end with a visible character. */
const NAME = String.raw`^\s*[^\s\p{Cc}\p{Cs}\p{Cf}](?:[^\p{Cc}\p{Cs}]*[^\s\p{Cc}\p{Cs}\p{Cf}])?\s*$`;

const text = (minLength: number, maxLength: number, pattern = CLEAN) => ({
  type: 'string',
  minLength,
  maxLength,
  pattern,
});

const password = text(3, 50);

/** Schemas of the body fields; the lengths match the portal's forms. */
const fields = {
  email: { ...text(3, 50), format: 'email' },
  password,
  newPassword: password,
  fullname: text(3, 50, NAME),
  username: text(3, 50, NAME),
  token: text(1, 100),
  nome: text(1, 80, NAME),
  endereco: text(1, 2000),
};

type Field = keyof typeof fields;

/** Schema of a JSON body with exactly these fields, all required. */
const body = (...names: Field[]) => ({
  body: {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, fields[name]])),
    required: names,
    additionalProperties: false,
  },
});

export const schemas = {
  login: body('email', 'password'),
  register: body('email', 'fullname', 'username', 'password'),
  forgot: body('email'),
  reset: body('token', 'password'),
  rename: body('fullname'),
  changePassword: body('password', 'newPassword'),
  remove: body('password'),
  saveView: body('nome', 'endereco'),
};

const rules: Readonly<Record<Field, string>> = {
  email: 'email deve ser um e-mail válido, de 3 a 50 caracteres.',
  password: 'password deve ter de 3 a 50 caracteres.',
  newPassword: 'newPassword deve ter de 3 a 50 caracteres.',
  fullname: 'fullname deve ter de 3 a 50 caracteres.',
  username: 'username deve ter de 3 a 50 caracteres.',
  token: 'token deve ser o do link.',
  nome: 'nome deve ter de 1 a 80 caracteres.',
  endereco: 'endereco deve ser o de uma página do portal, com até 2.000 caracteres.',
};

const isField = (name: string): name is Field => Object.hasOwn(fields, name);

/** Name of the invalid field. */
const fieldOf = ({ instancePath, params }: FastifySchemaValidationError): string =>
  instancePath.slice(1) || String(params.missingProperty ?? '');

/** Error for a body that does not match its schema. Never echoes the input. */
export function invalidBody([error]: readonly FastifySchemaValidationError[]): ProblemError {
  const field = error ? fieldOf(error) : '';
  const problem: Problem = {
    type: 'campo-invalido',
    title: 'Campo inválido',
    status: 400,
    detail: isField(field)
      ? `O campo ${rules[field]}`
      : 'O corpo deve ser um objeto JSON só com os campos deste endereço.',
  };
  return new ProblemError(problem);
}
