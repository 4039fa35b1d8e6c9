import type { CardMenuProps } from '../../../widgets/src/card/card-menu';
import { rendering } from '../rendering';
import { PNG_LABEL } from './save-png';

/** Reports the card's CSV file, and selects the PNG entry, which reports the picture's text. */
export function CardMenu({ csv, extraEntries }: CardMenuProps) {
  const { shown } = rendering();
  if (csv !== undefined) shown.csv ??= csv;
  const saving = extraEntries.find(({ label }) => label === PNG_LABEL);
  if (saving && 'onSelect' in saving) saving.onSelect?.();
  return null;
}
