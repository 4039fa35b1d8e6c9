import type { JsonSchema } from './schema';

const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

/** The schema of the manifest. */
export const manifestSchema: JsonSchema = {
  type: 'object',
  required: ['conjuntos', 'indisponiveis'],
  properties: {
    indisponiveis: {
      type: 'array',
      items: {
        type: 'object',
        required: ['conjunto', 'ano', 'tipo', 'versao', 'motivo'],
        properties: {
          conjunto: { type: 'string' },
          ano: { type: 'integer' },
          tipo: { type: 'string', enum: ['demonstracao', 'oficial'] },
          versao: { type: 'string' },
          motivo: { type: 'string' },
        },
      },
    },
    conjuntos: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          conjunto: { type: 'string' },
          ano: { type: 'integer' },
          tipo: { type: 'string', enum: ['demonstracao', 'oficial'] },
          versao: { type: 'string' },
          fontes: texts,
          importadoEm: { type: 'string' },
          linhasLidas: { type: 'integer' },
          linhasAceitas: { type: 'integer' },
          linhasRejeitadas: { type: 'integer' },
          motivos: { type: 'object', additionalProperties: { type: 'integer' } },
          notas: texts,
        },
      },
    },
  },
};
