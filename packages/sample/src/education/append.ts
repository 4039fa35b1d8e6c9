import type { DuckDBAppender, DuckDBConnection } from '@duckdb/node-api';
import type { Offer } from './offer';

/** Graduation, the one academic level of the sample's higher education. */
const GRADUATION = 1;

/** Adds offers to the table `offers` of the current database. */
export async function appendOffers(
  connection: DuckDBConnection,
  offers: readonly Offer[],
): Promise<void> {
  const appender = await connection.createAppender('offers');
  for (const offer of offers) append(appender, offer);
  appender.closeSync();
}

/** Appends one row, in the order of the table's columns. */
function append(appender: DuckDBAppender, { draft, enrolments, graduates, vacancies }: Offer) {
  const { institution, course } = draft;
  const integer = (value: number | null) =>
    value === null ? appender.appendNull() : appender.appendInteger(value);
  const code = (value: number | null) =>
    value === null ? appender.appendNull() : appender.appendUTinyInt(value);
  const text = (value: string | null) =>
    value === null ? appender.appendNull() : appender.appendVarchar(value);
  integer(draft.municipio);
  code(draft.uf);
  code(institution.administration);
  code('degree' in course ? GRADUATION : null);
  code('degree' in course ? course.degree : null);
  text(draft.form);
  text(course.area);
  code(draft.modality);
  code(draft.funding);
  text(course.name);
  integer(draft.courseCode);
  text(institution.name);
  integer(institution.code);
  integer(enrolments);
  integer(graduates);
  integer(vacancies);
  appender.endRow();
}
