import type { AnyDataset, Edition, Filters, Manifest, RowOf } from '@observatorio/contract';

/** Filters made whole: the year is set, municipality codes have seven digits, all values exist. */
export interface ResolvedQuery {
  edition: Edition;
  filters: Filters;
}

/** What the server asks of the database. Another engine can stand behind it. */
export interface Store {
  /** The data sets in service now; follows imports without a restart. */
  manifest(): Manifest;
  /**
   * Completes the filters and names the edition that answers; without `ano`, the newest.
   * Throws a QueryError for a value that does not exist and a YearUnavailableError for a year
   * that no edition holds.
   */
  resolve(dataset: AnyDataset, filters: Filters): ResolvedQuery;
  /** The rows of a dataset under resolved filters. */
  rows<D extends AnyDataset>(dataset: D, query: ResolvedQuery): Promise<RowOf<D>[]>;
  close(): Promise<void>;
}

/** The store holds no edition of this year. */
export class YearUnavailableError extends Error {
  override readonly name = 'YearUnavailableError';

  constructor(
    readonly year: string,
    /** Years in service, newest first. */
    readonly years: readonly number[],
  ) {
    super(
      years.length > 0
        ? `Não há dados de ${year}. Anos disponíveis: ${years.join(', ')}.`
        : 'Ainda não há dados em serviço.',
    );
  }
}
