import { useMemo } from 'react';

const none: readonly string[] = [];

/** A list of codes that stays the same while its items do, so that no chart redraws for it. */
export function useSameList(codes: readonly string[] = none): readonly string[] {
  const joined = codes.join(' ');
  return useMemo(() => (joined === '' ? none : joined.split(' ')), [joined]);
}
