import { comparableSegment } from '@observatorio/domain';
import type { PayTerms } from '@observatorio/language';
import { isYearly, type SourceName } from '../kit/sources';
import { isFinalYear, type Vintage } from '../kit/vintage';

/** Path of the manifest that lists the live data. */
export const MANIFEST_PATH = '/api/v1/dados';

/** Comparison of an edition with the total that its publisher states. */
export interface Reconciliation {
  /**
   * `explicada`: a rule explains the difference. `sem-comparacao`: no published total is of the same
   * places and vintage.
   */
  resultado: 'confere' | 'explicada' | 'difere' | 'sem-comparacao';
  /** Both totals and their difference, shown to readers, as full sentences. */
  texto: string;
}

/** Attributes of links that some files lack. */
export const optionalAttributes = ['raca', 'jornada', 'tempoEmprego', 'remuneracao'] as const;

export type OptionalAttribute = (typeof optionalAttributes)[number];

/** A live data set: one source and, if the source is yearly, one reference year. */
export interface Edition {
  conjunto: SourceName;
  ano: number;
  tipo: 'demonstracao' | 'oficial';
  /** Id of the table and of its indicators; only in editions of indicators. */
  tabela?: string;
  indicadores?: string[];
  /** Absent in editions of the sample, of earlier versions and of sources without years. */
  situacao?: Vintage;
  /** Version that changes with every import; part of every ETag. */
  versao: string;
  fontes: string[];
  /** ISO 8601 date and time. */
  importadoEm: string;
  linhasLidas: number;
  linhasAceitas: number;
  linhasRejeitadas: number;
  /** Reason for rejection → number of rows. */
  motivos: Record<string, number>;
  /** Caveats shown to readers, as full sentences. */
  notas: string[];
  /**
   * Basis of pay in editions of links: December pay (the default) or the mean of the year's months.
   */
  baseRemuneracao?: 'dezembro' | 'media';
  /**
   * Number of links that the files call active, but that the ministry leaves out of the stock because
   * they are abandoned; absent if the files do not tell, as up to 2022.
   */
  abandonados?: number;
  /** Attributes that no link of the files has; absent if there are none. */
  naoInformados?: OptionalAttribute[];
  /** Codes of the states with rows, in ascending order; absent if no row has a state. */
  ufs?: string[];
  /**
   * Start of the SHA-256 hash of the first 256 KiB of each file, which tells whether another year
   * was imported from the same file; absent in editions of the sample and of earlier versions.
   */
  impressoes?: string[];
  /** Links or enrolments; absent where `situacao` is. */
  total?: number;
  /** Absent where `situacao` is. */
  conferencia?: Reconciliation;
  /** Number of the schema of the edition's tables; absent in editions of earlier versions. */
  esquema?: number;
  /** Years of the RAIS that compare with the edition's, as `withSegment` adds them. */
  trecho?: string;
}

/** Adds to an edition of links the years that compare with its own. */
export const withSegment = (edition: Edition): Edition =>
  edition.conjunto === 'rais' ? { ...edition, trecho: comparableSegment(edition.ano) } : edition;

/**
 * Returns whether an edition may complement another one. Demonstration data never complement
 * official data, because readers would take them for official.
 */
export const isCompatible = (
  companion: Pick<Edition, 'tipo'>,
  answering: Edition | undefined,
): boolean => companion.tipo === 'oficial' || answering?.tipo !== 'oficial';

/** A data set that should be live but cannot be served. */
export interface UnavailableEdition extends Pick<Edition, 'conjunto' | 'ano' | 'tipo' | 'versao'> {
  /**
   * Reason in Portuguese: a problem with the edition's file, such as `arquivo ausente`, or tables of
   * another release.
   */
  motivo: string;
}

/** Returns a note if some or all figures are fictitious; otherwise an empty string. */
export function sampleNote(kinds: readonly Edition['tipo'][]): string {
  if (!kinds.includes('demonstracao')) return '';
  return kinds.includes('oficial')
    ? 'Parte destes números é de demonstração: veja em Sobre quais.'
    : 'Dados de demonstração: não são números oficiais.';
}

export interface Manifest {
  /** Live data sets, in order of import. */
  conjuntos: Edition[];
  indisponiveis: UnavailableEdition[];
  /** Pay figures for fewer links than this are withheld. */
  limiteSigilo: number;
  /** Newest month of the IPCA, which discounts inflation, such as `2026-06`. */
  mesIpca?: string | undefined;
  /** Year that the operator sets for requests without one. Default: the newest of each source. */
  anoReferencia?: number;
}

/**
 * Returns the basis of pay in an edition of links (undefined if there is no edition), the number of
 * links below which pay is withheld, and whether the edition has amounts.
 */
export const payTermsOf = (
  { limiteSigilo }: Pick<Manifest, 'limiteSigilo'>,
  links: Edition | undefined,
): PayTerms => ({
  basis: links && (links.baseRemuneracao ?? 'dezembro'),
  limit: limiteSigilo,
  ...(links?.naoInformados?.includes('remuneracao') && { isInformed: false }),
});

/** Year of the sample that readers see first, of which the samples of other years are derived. */
export const SAMPLE_YEAR = 2019;

/**
 * Returns the edition of a source to use when no year is chosen. Official editions take precedence,
 * then the reference year if the manifest has one, then `SAMPLE_YEAR` without official editions, then
 * the latest year with final data, or the latest import for sources without reference years. Expects
 * editions in order of import.
 */
export function defaultEdition(
  { conjuntos: editions, anoReferencia }: Pick<Manifest, 'conjuntos' | 'anoReferencia'>,
  source: SourceName,
): Edition | undefined {
  const ofSource = editions.filter(({ conjunto }) => conjunto === source);
  const official = ofSource.filter(({ tipo }) => tipo === 'oficial');
  const candidates = official.length > 0 ? official : ofSource;
  if (!isYearly(source)) return candidates.at(-1);
  const byYear = candidates.toSorted((a, b) => a.ano - b.ano);
  const inYear = (year: number | undefined) => byYear.find(({ ano }) => ano === year);
  return (
    inYear(anoReferencia) ??
    (official.length === 0 ? inYear(SAMPLE_YEAR) : undefined) ??
    byYear.findLast(isFinalYear) ??
    byYear.at(-1)
  );
}
