import { useRef } from 'react';

const none: readonly string[] = [];

/** The list of the last render while its items are the same, so that no chart redraws for it. */
export function useSameList(list: readonly string[] = none): readonly string[] {
  const last = useRef(list);
  const isSame =
    last.current.length === list.length &&
    last.current.every((item, index) => item === list[index]);
  if (!isSame) last.current = list;
  return last.current;
}
