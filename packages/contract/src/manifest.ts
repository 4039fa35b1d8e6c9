import type { SourceName } from './sources';

/** Path of the manifest, which lists the data in service. */
export const MANIFEST_PATH = '/api/v1/dados';

/** One data set in service: one source and one reference year. */
export interface Edition {
  conjunto: SourceName;
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
  /** Caveats shown to readers, as full sentences. */
  notas: string[];
}

/**
 * Whether facts about occupations may complete this list of them. Demonstration facts never
 * complete an official list, where readers would take them for official.
 */
export const isCompatible = (facts: Edition, list: Edition | undefined): boolean =>
  facts.tipo === 'oficial' || list?.tipo !== 'oficial';

export interface Manifest {
  conjuntos: Edition[];
}
