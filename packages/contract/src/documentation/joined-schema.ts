import type { JoinedEndpoint } from '../kit/joined';
import { type JsonSchema, objectSchema, textSchema } from '../kit/schema';

/**
 * Builds the response schema of a joined endpoint; `schemaOf` returns the schema of each dataset.
 */
export function joinedSchemaWith(
  { datasets }: JoinedEndpoint,
  schemaOf: (name: string) => JsonSchema,
  { required = [], ...problem }: JsonSchema,
): JsonSchema {
  const names = [...datasets.keys()];
  const each = (write: (name: string) => JsonSchema, description: string): JsonSchema => ({
    ...objectSchema({}, Object.fromEntries(names.map((name) => [name, write(name)]))),
    description,
  });
  return objectSchema({
    dados: each(schemaOf, 'O que responde cada conjunto, pelo nome que tem em conjuntos.'),
    fontes: each(
      () => textSchema('como em X-Observatorio-Fontes'),
      'De onde vem a resposta de cada conjunto.',
    ),
    problemas: each(
      () => ({ ...problem, required: required.filter((name) => name !== 'requestId') }),
      'Por que os outros conjuntos não puderam responder.',
    ),
  });
}
