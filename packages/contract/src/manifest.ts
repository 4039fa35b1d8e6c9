import type { JsonSchema } from './dataset';

/** Where the API tells which data it serves. */
export const MANIFEST_PATH = '/api/v1/dados';

/** One data set in service: one source and one reference year. */
export interface Edition {
  /** `rais`, `inep-superior`, … */
  conjunto: string;
  ano: number;
  tipo: 'demonstracao' | 'oficial';
  /** Changes with every import; part of every ETag. */
  versao: string;
  fontes: string[];
  /** ISO 8601 date and time. */
  importadoEm: string;
  linhasLidas: number;
  linhasAceitas: number;
  linhasRejeitadas: number;
  /** Reason → rows rejected for it. */
  motivos: Record<string, number>;
  /** What a reader must know of these data, in whole sentences. */
  notas: string[];
}

/** The data sets that tell of occupations beside their list, `cbo`. */
export const occupationSources = ['onet', 'automacao', 'evolucao', 'perfis'] as const;

export type OccupationSource = (typeof occupationSources)[number];

/**
 * Whether a companion goes with the list: what was made up for the demonstration does not stand
 * beside an official list, where nobody would know it for that.
 */
export const isCompatible = (companion: Edition, list: Edition | undefined): boolean =>
  companion.tipo === 'oficial' || list?.tipo !== 'oficial';

export interface Manifest {
  conjuntos: Edition[];
}

const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

export const manifestSchema: JsonSchema = {
  type: 'object',
  required: ['conjuntos'],
  properties: {
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
