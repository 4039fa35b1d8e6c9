import { type Filters, occupation } from '@observatorio/contract';
import { Combobox, type Option } from '@observatorio/ui';
import { useMemo, useState } from 'react';
import type { Card } from '../use-card';
import { useRows } from '../use-rows';
import { useOccupationList } from './use-occupation-list';

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
  const title = useTitle(card, value, titleOf(value));
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

/** The title of an occupation, which is asked for alone while the list does not tell it. */
function useTitle(card: Card, code: string, listed: string | undefined): string | undefined {
  const filters = useMemo((): Filters => ({ cod_cbo: [code] }), [code]);
  const enabled = code !== '' && listed === undefined;
  const { resource } = useRows(card, occupation.options, { filters, enabled });
  const found = resource.rows?.find((row) => row.filter === 'cod_cbo' && row.code === code);
  return listed ?? found?.label;
}
