import type { DuckDBAppender, DuckDBConnection } from '@duckdb/node-api';
import type { Offer } from './offer';
import { shiftsOf } from './shifts';

/** Code of the undergraduate level, the only one in the higher education sample. */
const UNDERGRADUATE = 1;

/** Inserts offers into the table `offers` of the current database. */
export async function appendOffers(
  connection: DuckDBConnection,
  offers: readonly Offer[],
): Promise<void> {
  const appender = await connection.createAppender('offers');
  for (const offer of offers) append(appender, offer);
  appender.closeSync();
}

/** Appends one row, in column order. */
function append(appender: DuckDBAppender, { draft, enrolments, graduates, vacancies }: Offer) {
  const { institution, course } = draft;
  appendInteger(appender, draft.municipio);
  appendCode(appender, draft.uf);
  appendCode(appender, institution.administration);
  appendCode(appender, 'degree' in course ? UNDERGRADUATE : null);
  appendCode(appender, 'degree' in course ? course.degree : null);
  appendText(appender, draft.form);
  appendText(appender, course.area);
  appendCode(appender, draft.modality);
  appendCode(appender, draft.funding);
  appendText(appender, course.name);
  appendInteger(appender, draft.courseCode);
  appendText(appender, institution.name);
  appendInteger(appender, institution.code);
  appendInteger(appender, enrolments);
  appendInteger(appender, graduates);
  appendInteger(appender, vacancies);
  appendCode(appender, shiftsOf(draft));
  appender.endRow();
}

const appendInteger = (appender: DuckDBAppender, value: number | null): void =>
  value === null ? appender.appendNull() : appender.appendInteger(value);

const appendCode = (appender: DuckDBAppender, value: number | null): void =>
  value === null ? appender.appendNull() : appender.appendUTinyInt(value);

const appendText = (appender: DuckDBAppender, value: string | null): void =>
  value === null ? appender.appendNull() : appender.appendVarchar(value);
