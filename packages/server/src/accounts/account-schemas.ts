import type { Problem } from '@observatorio/contract';
import type { FastifySchemaValidationError } from 'fastify';
import { ProblemError } from '../http/problem';

/** Matches text without lone surrogates or control characters; PostgreSQL rejects NUL. */
const CLEAN = String.raw`^[^\p{Cc}\p{Cs}]*$`;

/**
 * Like CLEAN, but the trimmed text must begin and end with a visible character, and none may change
 * the direction of the text around the name.
 */
const NAME = String.raw`^\s*[^\s\p{Cc}\p{Cs}\p{Cf}](?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*[^\s\p{Cc}\p{Cs}\p{Cf}])?\s*$`;

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

/** Route options for a JSON body with exactly these fields, all required. */
const body = (...names: Field[]) => ({
  schema: {
    body: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, fields[name]])),
      required: names,
      additionalProperties: false,
    },
  },
  schemaErrorFormatter: (errors: readonly FastifySchemaValidationError[]) =>
    invalidBody(errors, names),
});

export const bodies = {
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

const CONTROL = 'caracteres de controle';

/** Rule for the characters of a field. */
const characterRule = (name: Field): string =>
  fields[name].pattern === NAME
    ? `${name} não pode ter ${CONTROL} nem de direção do texto, e deve começar e terminar com um caractere visível.`
    : `${name} não pode ter ${CONTROL}.`;

/** Limits for listing unknown fields in a message: number of names, and characters per name. */
const MAX_UNKNOWN = 10;
const MAX_NAME = 40;

/** Names the fields of a body that its route does not have. */
function unknownFields(unknown: readonly string[], names: readonly Field[]): string[] {
  if (unknown.length === 0) return [];
  const shown = unknown.slice(0, MAX_UNKNOWN).map((name) => `“${name.slice(0, MAX_NAME)}”`);
  const list = `${shown.join(', ')}${unknown.length > MAX_UNKNOWN ? '…' : ''}`;
  const start =
    unknown.length === 1 ? `O campo ${list} não existe` : `Os campos ${list} não existem`;
  return [`${start} aqui. Aceitos: ${names.join(', ')}.`];
}

/**
 * Error for a body that does not match its schema. Lists every invalid field; never echoes values.
 */
function invalidBody(
  errors: readonly FastifySchemaValidationError[],
  names: readonly Field[],
): ProblemError {
  const wrong = names.flatMap((name) => {
    const own = errors.filter(
      ({ instancePath, params }) =>
        instancePath === `/${name}` || (instancePath === '' && params.missingProperty === name),
    );
    const hasWrongCharacter = own.some(({ keyword }) => keyword === 'pattern');
    const hasOther = own.some(({ keyword }) => keyword !== 'pattern');
    return [
      ...(hasOther ? [`O campo ${rules[name]}`] : []),
      ...(hasWrongCharacter ? [`O campo ${characterRule(name)}`] : []),
    ];
  });
  const unknown = errors.flatMap(({ params }) =>
    typeof params.additionalProperty === 'string' ? [params.additionalProperty] : [],
  );
  const details = [...wrong, ...unknownFields(unknown, names)];
  const problem: Problem = {
    type: 'campo-invalido',
    title: details.length > 1 ? 'Campos inválidos' : 'Campo inválido',
    status: 400,
    detail:
      details.length > 0
        ? details.join(' ')
        : `O corpo deve ser um objeto JSON com os campos deste endereço: ${names.join(', ')}.`,
  };
  return new ProblemError(problem);
}
