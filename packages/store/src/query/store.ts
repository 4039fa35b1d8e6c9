import {
  type AnyDataset,
  type DatasetResponse,
  type Edition,
  editionName,
  type Filters,
  type Manifest,
  QueryError,
  type RowOf,
  type UnavailableEdition,
} from '@observatorio/contract';
import { formatList } from '@observatorio/language';

/**
 * An edition with completed filters: year set, municipality codes expanded to seven digits, values
 * validated.
 */
export interface ResolvedQuery {
  edition: Edition;
  filters: Filters;
}

/** Response of a dataset, with its source editions. */
export interface StoreResponse<Row> extends DatasetResponse<Row> {
  /** The edition that was queried, followed by those that complete the response. */
  editions: readonly Edition[];
  /** Years of the source that a series leaves out, oldest first. Default: none. */
  omitted?: readonly OmittedYear[];
}

/** A year that a series leaves out. */
export interface OmittedYear {
  edition: Edition;
  /** Reason in Portuguese, as a clause: `os dados não informam “Setor”`. */
  reason: string;
}

/** Serves datasets from the live editions. */
export interface Store {
  /** Returns the live editions and the defective ones; reflects imports without a restart. */
  manifest(): Manifest;
  /**
   * Returns the reason why no data are currently readable, in Portuguese; undefined if data are.
   */
  fault(): string | undefined;
  /**
   * Completes the filters and selects the edition; without `ano`, the source's default one. Throws a
   * QueryError for invalid values, a YearUnavailableError for a year without an edition, and an
   * EditionUnavailableError if the edition is bad.
   */
  resolve(dataset: AnyDataset, filters: Filters): ResolvedQuery;
  /** Estimates the cost of a response; about 1 if it does not sum over many rows. */
  cost(dataset: AnyDataset, query: ResolvedQuery): number;
  /**
   * Computes a dataset's response for resolved filters. Aborting the signal rejects with its reason
   * and stops the queries unless another caller needs them.
   */
  answer<D extends AnyDataset>(
    dataset: D,
    query: ResolvedQuery,
    signal?: AbortSignal,
  ): Promise<StoreResponse<RowOf<D>>>;
  /** Returns the title of an occupation; of one outside the list, the last known one or its code. */
  occupationTitle(code: string): string;
  close(): Promise<void>;
}

/** Reports that the store has no edition for the year, or none at all. */
export class YearUnavailableError extends QueryError {
  constructor(
    year: string,
    /** Years with live data, newest first. */
    readonly years: readonly number[],
  ) {
    const list = years.join(', ');
    const message =
      years.length > 0
        ? `Não há dados de ${year}. Anos disponíveis: ${list}.`
        : 'Ainda não há dados em serviço.';
    super('ano', year, list, message);
  }
}

/** Reports that a year’s data cannot answer the filters, which those of other years may. */
export class UnanswerableYearError extends QueryError {
  constructor(
    /** As in `OmittedYear`. */
    readonly reason: string,
    ...fault: [parameter: string, value: string, allowed: string, message: string]
  ) {
    super(...fault);
  }
}

/** Reports that the selected edition cannot be served. The message is in Portuguese. */
export class EditionUnavailableError extends Error {
  override readonly name = 'EditionUnavailableError';
}

/** Formats the message: `Dados fora de serviço: RAIS 2019 (arquivo corrompido).` */
export const outOfService = (editions: readonly UnavailableEdition[]): string => {
  const names = editions.map((edition) => `${editionName(edition)} (${edition.motivo})`);
  return `Dados fora de serviço: ${formatList(names)}.`;
};
