import {
  type AnyDataset,
  type DatasetAnswer,
  type Edition,
  editionName,
  type Filters,
  type Manifest,
  QueryError,
  type RowOf,
  type UnavailableEdition,
} from '@observatorio/contract';
import { formatList } from '@observatorio/domain';

/** An edition and completed filters: year set, municipality codes of seven digits, valid values. */
export interface ResolvedQuery {
  edition: Edition;
  filters: Filters;
}

/** The answer of a dataset, and the editions that it comes from. */
export interface StoreAnswer<Row> extends DatasetAnswer<Row> {
  /** First the one that answers, then those that complete it. */
  editions: readonly Edition[];
}

/** The data sets that the server answers from. */
export interface Store {
  /** The editions in service now, and those at fault; follows imports without a restart. */
  manifest(): Manifest;
  /** Why no data can be read now, in Portuguese; undefined if they can. */
  fault(): string | undefined;
  /**
   * Completes the filters and names the edition that answers; without `ano`, the newest.
   * Throws a QueryError for values that do not exist and a YearUnavailableError for a year
   * that no edition holds; an EditionUnavailableError if the edition is bad.
   */
  resolve(dataset: AnyDataset, filters: Filters): ResolvedQuery;
  /** Estimated work of an answer, about 1 for one that needs no sums over many rows. */
  cost(dataset: AnyDataset, query: ResolvedQuery): number;
  /**
   * The answer of a dataset under resolved filters. Its queries end when the signal is aborted,
   * unless another caller needs them; the answer then fails with the reason of the signal.
   */
  answer<D extends AnyDataset>(
    dataset: D,
    query: ResolvedQuery,
    signal?: AbortSignal,
  ): Promise<StoreAnswer<RowOf<D>>>;
  close(): Promise<void>;
}

/** The store holds no edition of this year, or none at all. */
export class YearUnavailableError extends QueryError {
  constructor(
    year: string,
    /** Years in service, newest first. */
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

/** The edition that would answer cannot be served. The message is in Portuguese. */
export class EditionUnavailableError extends Error {
  override readonly name = 'EditionUnavailableError';
}

/** `Dados fora de serviço: RAIS 2019 (arquivo corrompido).` */
export const outOfService = (editions: readonly UnavailableEdition[]): string => {
  const names = editions.map((edition) => `${editionName(edition)} (${edition.motivo})`);
  return `Dados fora de serviço: ${formatList(names)}.`;
};
