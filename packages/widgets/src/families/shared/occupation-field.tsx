import { Combobox, type Option } from '@observatorio/ui';
import { useMemo, useState } from 'react';
import type { Card } from '../../data/use-card';
import { useOccupationList } from './use-occupation-list';
import { useOccupationTitles } from './use-occupation-titles';

interface OccupationFieldProps {
  card: Card;
  label: string;
  /** The code of the chosen occupation; empty means none. */
  value: string;
  disabled?: boolean;
  /** Whether a choice adds to others that stand elsewhere. Default: false. */
  adds?: boolean;
  /** Whether the list is fetched at once, not only when the field is used. Default: false. */
  eager?: boolean;
  onChange: (code: string) => void;
}

/** A field that finds an occupation by title, other names or code. */
export function OccupationField({ card, value, eager = false, ...field }: OccupationFieldProps) {
  const [isUsed, setUsed] = useState(eager);
  const { find, titleOf, status, retry } = useOccupationList(card, isUsed);
  const listed = titleOf(value);
  // Asked for alone while the list does not tell it.
  const titleAlone = useOccupationTitles(card, listed === undefined ? [value] : []);
  const title = listed ?? titleAlone(value);
  const options = useMemo(
    (): Option[] => (title === undefined ? [] : [{ value, label: title }]),
    [value, title],
  );
  return (
    <Combobox
      {...field}
      value={value}
      options={options}
      find={find}
      status={status}
      placeholder="Nome ou código da CBO"
      onFocus={() => {
        setUsed(true);
        retry();
      }}
    />
  );
}
