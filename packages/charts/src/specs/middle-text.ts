import { type CountRow, totalOf } from '@observatorio/domain';
import { formatCompact, type Unit } from '@observatorio/language';
import type { CentreText } from '../painters/arc-texts';

/**
 * Text in the centre of a ring: the total or, with a selection, the selected count out of the
 * total.
 */
export function middleText(
  rows: readonly CountRow[],
  chosen: readonly string[],
  total: number,
  { many }: Unit,
): CentreText {
  const selected = rows.filter(({ key }) => key && chosen.includes(key));
  const count = totalOf(selected);
  return selected.length > 0 && count < total
    ? { value: formatCompact(count), captions: [`de ${formatCompact(total)}`, many] }
    : { value: formatCompact(total), captions: [many] };
}
