import type { JsonSchema } from './dataset';

export const integer = (description: string): JsonSchema => ({ type: 'integer', description });
export const text = (description: string): JsonSchema => ({ type: 'string', description });
export const codeOrNull = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  description,
});
export const reais = (description: string): JsonSchema => ({
  type: ['number', 'null'],
  description: `${description}, em reais; nulo quando há menos vínculos que o limite de sigilo`,
});
export const listOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties) },
});
