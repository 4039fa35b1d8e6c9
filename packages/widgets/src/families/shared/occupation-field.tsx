import { coursePage, MAX_COURSE_TEXT, portalPage } from '@observatorio/contract';
import { Combobox, type Option, OtherSearch } from '@observatorio/ui';
import { useMemo, useState } from 'react';
import type { CardState } from '../../data/use-card';
import { useOccupationList } from './use-occupation-list';
import { useOccupationTitles } from './use-occupation-titles';

interface OccupationFieldProps {
  card: CardState;
  label: string;
  /** CBO code of the selected occupation; empty for none. */
  value: string;
  disabled?: boolean;
  /** Whether the selection is added to others shown elsewhere. Default: false. */
  adds?: boolean;
  /** Whether to load the list immediately instead of on first focus. Default: false. */
  eager?: boolean;
  /** Text to start with. Default: none. */
  initialText?: string | undefined;
  onChange: (code: string) => void;
}

/** Combobox that finds an occupation by title, synonym or code. */
export function OccupationField({ card, value, eager = false, ...field }: OccupationFieldProps) {
  const [isUsed, setUsed] = useState(eager);
  const { find, titleOf, status, retry } = useOccupationList(card, isUsed);
  const listedTitle = titleOf(value);
  // The title is requested separately until the list arrives.
  const loadedTitleOf = useOccupationTitles(card, listedTitle === undefined ? [value] : []);
  const title = listedTitle ?? loadedTitleOf(value);
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
      renderElsewhere={(text, handlers) => (
        <OtherSearch
          text={text}
          label="cursos e instituições"
          href={portalPage(card.api, coursePage, { nome_curso: [text.slice(0, MAX_COURSE_TEXT)] })}
          {...handlers}
        />
      )}
      status={status}
      placeholder="Nome ou código da CBO"
      onFocus={() => {
        setUsed(true);
        retry();
      }}
    />
  );
}
