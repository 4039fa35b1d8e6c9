import type { AccountField, Problem } from '@observatorio/contract';
import { accountBodySchema, accountFields } from '@observatorio/contract/documentation';
import type { FastifySchemaValidationError } from 'fastify';
import { ProblemError } from '../http/problem';

/** Route options for a JSON body with exactly these fields, all required. */
export const bodyOf = (names: readonly AccountField[]) => ({
  schema: { body: accountBodySchema(names) },
  schemaErrorFormatter: (errors: readonly FastifySchemaValidationError[]) =>
    invalidBody(errors, names),
});

/** Limits for listing unknown fields in a message: number of names, and characters per name. */
const MAX_UNKNOWN = 10;
const MAX_NAME = 40;

/** Names the fields of a body that its route does not have. */
function unknownFields(unknown: readonly string[], names: readonly AccountField[]): string[] {
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
  names: readonly AccountField[],
): ProblemError {
  const wrong = names.flatMap((name) => {
    const own = errors.filter(
      ({ instancePath, params }) =>
        instancePath === `/${name}` || (instancePath === '' && params.missingProperty === name),
    );
    const hasWrongCharacter = own.some(({ keyword }) => keyword === 'pattern');
    const hasOther = own.some(({ keyword }) => keyword !== 'pattern');
    return [
      ...(hasOther ? [`O campo ${accountFields[name].rule}`] : []),
      ...(hasWrongCharacter ? [`O campo ${accountFields[name].characters}`] : []),
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
