import {
  type CreditedEdition,
  type Edition,
  type EditionsOptions,
  editionFor,
  editionsFor,
  type Manifest,
  payTermsOf,
  type SourceName,
  TABLE_SOURCE,
} from '@observatorio/contract';
import type { PayTerms } from '@observatorio/language';

/** Provenance of rows: the editions that the response lists, as the API's manifest describes them. */
export interface Provenance {
  /** Editions that the rows come from; empty until the manifest or a response lists them. */
  editions: readonly CreditedEdition[];
  /**
   * Employment link edition of the rows' year; undefined if none exists or until the manifest
   * arrives.
   */
  links: Edition | undefined;
  /** Terms that describe how the pay of these employment links was measured and is published. */
  pay: PayTerms;
}

/** Options of `provenanceOf`. */
export interface ProvenanceOptions extends EditionsOptions {
  /**
   * Editions listed in the response. By default, and while it loads, the manifest determines the
   * editions.
   */
  answered?: readonly CreditedEdition[] | undefined;
}

const isKnownType = ({ tipo }: Edition): boolean => tipo === 'oficial' || tipo === 'demonstracao';

/**
 * Returns a predicate for the edition that a response lists, by year if its source is yearly, or by
 * its table.
 */
const isSame =
  ({ conjunto, tipo, ano, tabela }: CreditedEdition) =>
  (edition: Edition): boolean =>
    edition.conjunto === conjunto &&
    edition.tipo === tipo &&
    edition.ano === (ano ?? edition.ano) &&
    edition.tabela === tabela;

/** Returns the editions of the sources for a year, and how their pay is measured (`PayTerms`). */
export function provenanceOf(
  manifest: Manifest | undefined,
  sources: readonly SourceName[],
  { answered = [], ...options }: ProvenanceOptions = {},
): Provenance {
  if (!manifest) return { editions: answered, links: undefined, pay: {} };
  const links =
    manifest.conjuntos.find(
      (edition) => edition.conjunto === 'rais' && answered.some((each) => isSame(each)(edition)),
    ) ?? editionFor(manifest, 'rais', options.year);
  const editions = answered
    .filter(({ conjunto }) => sources.includes(conjunto))
    .map((credited) => manifest.conjuntos.find(isSame(credited)) ?? credited);
  const isTable = ({ conjunto }: Edition) => conjunto === TABLE_SOURCE;
  // With several tables, only the response says which one its rows come from.
  const isTold = manifest.conjuntos.filter(isTable).length <= 1;
  const expected = editionsFor(manifest, sources, options).filter(
    (edition) => isKnownType(edition) && (isTold || !isTable(edition)),
  );
  return {
    editions: answered.length > 0 ? editions : expected,
    links,
    pay: payTermsOf(manifest, links),
  };
}
