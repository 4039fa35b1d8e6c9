import type { AnswerCache, ReadAnswer } from '../engine/answer-cache';
import { queryKey } from './query-key';
import type { OpenEdition } from './source';

/** Maximum number of rows for which reading them is faster than a query for each figure. */
const MAX_ROWS = 3000;

/** Rows of a table in a municipality that has few, read once for all figures of a page. */
export class MunicipalityRows<Row> {
  private readonly read: ReadAnswer<readonly Row[]>;

  /** @param rowsIn - Reads up to `limit` rows of the municipality with a code. */
  constructor(
    answers: AnswerCache,
    private readonly rowsIn: (
      open: OpenEdition,
      code: number,
      limit: number,
    ) => Promise<readonly Row[]>,
  ) {
    this.read = answers.readerOf();
  }

  /** Returns the rows of a municipality; undefined without one, or if it has too many. */
  async of(
    { edition, database }: OpenEdition,
    code: string | undefined,
  ): Promise<readonly Row[] | undefined> {
    if (!code) return undefined;
    const key = queryKey({ edition, filters: { municipio: [code] } });
    const rows = await this.read(key, database, (shared) =>
      this.rowsIn({ edition, database: shared }, Number(code), MAX_ROWS + 1),
    );
    return rows.length > MAX_ROWS ? undefined : rows;
  }
}
