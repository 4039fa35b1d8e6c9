import type { JsonSchema } from '../kit/schema';
import type { AccountField } from './account-operations';

/** Matches text without lone surrogates or control characters; PostgreSQL rejects NUL. */
const CLEAN = String.raw`^[^\p{Cc}\p{Cs}]*$`;

/**
 * Like CLEAN, but the trimmed text must begin and end with a visible character, and none may change
 * the direction of the text around the name.
 */
const NAME = String.raw`^\s*[^\s\p{Cc}\p{Cs}\p{Cf}](?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*[^\s\p{Cc}\p{Cs}\p{Cf}])?\s*$`;

/** Schema of a field, and its rule in words. */
interface FieldRule {
  schema: JsonSchema;
  /** Completes “O campo …”. */
  rule: string;
  /** Rule for the characters of the field. */
  characters: string;
}

const CONTROL = 'caracteres de controle';

function field(
  name: AccountField,
  rule: string,
  {
    min,
    max,
    isName = false,
    format,
  }: { min: number; max: number; isName?: boolean; format?: string },
): FieldRule {
  return {
    schema: {
      type: 'string',
      minLength: min,
      maxLength: max,
      pattern: isName ? NAME : CLEAN,
      ...(format && { format }),
    },
    rule: `${name} ${rule}`,
    characters: isName
      ? `${name} não pode ter ${CONTROL} nem de direção do texto, e deve começar e terminar com um caractere visível.`
      : `${name} não pode ter ${CONTROL}.`,
  };
}

/** The fields of account requests; the lengths match the portal's forms. */
export const accountFields: Readonly<Record<AccountField, FieldRule>> = {
  email: field('email', 'deve ser um e-mail válido, de 3 a 50 caracteres.', {
    min: 3,
    max: 50,
    format: 'email',
  }),
  password: field('password', 'deve ter de 3 a 50 caracteres.', { min: 3, max: 50 }),
  newPassword: field('newPassword', 'deve ter de 3 a 50 caracteres.', { min: 3, max: 50 }),
  fullname: field('fullname', 'deve ter de 3 a 50 caracteres.', { min: 3, max: 50, isName: true }),
  username: field('username', 'deve ter de 3 a 50 caracteres.', { min: 3, max: 50, isName: true }),
  token: field('token', 'deve ser o do link.', { min: 1, max: 100 }),
  nome: field('nome', 'deve ter de 1 a 80 caracteres.', { min: 1, max: 80, isName: true }),
  endereco: field('endereco', 'deve ser o de uma página do portal, com até 2.000 caracteres.', {
    min: 1,
    max: 2000,
  }),
};

/** Schema of a body with exactly these fields, all required. */
export const accountBodySchema = (names: readonly AccountField[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, accountFields[name].schema])),
  required: names,
  additionalProperties: false,
});
