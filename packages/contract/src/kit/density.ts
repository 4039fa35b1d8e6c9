import { type InhabitantAges, withAges } from '@observatorio/language';
import type { Column } from './dataset';
import { integerOrNull, numberOrNull, withColumnKind, wordFor } from './record';

/** Described table of the inhabitants of working age, who divide the links while it is in service. */
export const WORKING_AGE_TABLE = 'populacao-15-69';

/** Fields of the inhabitants of a place and of the links per thousand of them. */
export const densityFields = {
  /** Census of 2022; null if unknown, as in a municipality that is newer than the census. */
  inhabitants: withColumnKind(integerOrNull('habitantes', 'Habitantes (Censo 2022)'), 'figure'),
  perThousand: withColumnKind(
    numberOrNull('vinculosPorMil', 'Vínculos por mil habitantes'),
    'figure',
  ),
  /** Ages of the inhabitants, the same in all rows of a response. */
  ages: wordFor<'idades', InhabitantAges>('idades', { all: 'todas', working: '15 a 69' }),
};

/** Columns whose headings name the inhabitants of working age. */
export const workingAgeColumns = <Row>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({ ...column, label: withAges(column.label, 'working') }));
