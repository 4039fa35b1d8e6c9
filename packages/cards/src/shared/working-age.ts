import { TABLE_SOURCE, workingAgeColumns } from '@observatorio/contract';
import { type InhabitantAges, type Term, withAges } from '@observatorio/language';
import type { Variant } from '../model/card';

/** Returns the variant of rows whose inhabitants are those of working age. */
export const ofWorkingAge =
  <Shape extends Variant>(shape: Shape) =>
  ([row]: readonly { ages: InhabitantAges }[]): Shape | undefined => {
    if (row?.ages !== 'working') return undefined;
    const named = (text: string) => withAges(text, row.ages);
    return {
      ...shape,
      title: named(shape.title as string),
      measure: shape.measure && named(shape.measure),
      columns: workingAgeColumns(shape.columns),
      term: (shape.term as readonly Term[]).map(({ name, definition }) => ({
        name: named(name),
        definition: named(definition),
      })),
      sources: [shape.rows.source({}), TABLE_SOURCE],
    };
  };
