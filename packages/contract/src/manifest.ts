import type { PayTerms } from '@observatorio/domain';
import { isYearly, type SourceName } from './sources';

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
  /** The pay in editions of links: that of December, the default, or the mean of the year's months. */
  baseRemuneracao?: 'dezembro' | 'media';
  /** Codes of the states that have rows, ascending; absent where no row has a state. */
  ufs?: string[];
}

/**
 * Whether an edition may complete the answer of another one. Demonstration data never complete
 * official ones, where readers would take them for official.
 */
export const isCompatible = (
  companion: Pick<Edition, 'tipo'>,
  answering: Edition | undefined,
): boolean => companion.tipo === 'oficial' || answering?.tipo !== 'oficial';

/** A data set that should be in service and cannot be served. */
export interface UnavailableEdition extends Pick<Edition, 'conjunto' | 'ano' | 'tipo' | 'versao'> {
  /** The fault of its file, in Portuguese, such as `arquivo ausente`. */
  motivo: string;
}

/** Says if figures are made up, or some of them; empty if none is. */
export function sampleNote(kinds: readonly Edition['tipo'][]): string {
  if (!kinds.includes('demonstracao')) return '';
  return kinds.includes('oficial')
    ? 'Parte destes números é de demonstração: veja em Sobre quais.'
    : 'Dados de demonstração: não são números oficiais.';
}

export interface Manifest {
  /** The data sets in service, in the order of their imports. */
  conjuntos: Edition[];
  indisponiveis: UnavailableEdition[];
  /** Pay figures of fewer links are withheld. */
  limiteSigilo: number;
}

/**
 * How pay was measured in an edition of links, unknown without one, and of how few links it is
 * withheld.
 */
export const payTermsOf = (
  { limiteSigilo }: Pick<Manifest, 'limiteSigilo'>,
  links: Edition | undefined,
): PayTerms => ({
  basis: links && (links.baseRemuneracao ?? 'dezembro'),
  limit: limiteSigilo,
});

/**
 * The edition of a source that answers where no year is chosen: an official one where there is any,
 * of the latest year, or the last import where the source has no reference years. Takes editions in
 * the order of their imports.
 */
export function newestEdition(
  editions: readonly Edition[],
  source: SourceName,
): Edition | undefined {
  const ofSource = editions.filter(({ conjunto }) => conjunto === source);
  const official = ofSource.filter(({ tipo }) => tipo === 'oficial');
  const candidates = official.length > 0 ? official : ofSource;
  const ordered = isYearly(source) ? candidates.toSorted((a, b) => a.ano - b.ano) : candidates;
  return ordered.at(-1);
}
