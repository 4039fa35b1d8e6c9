import { useMemo } from 'react';

const none: readonly string[] = [];

/** Keeps the identity of a list of codes while its items stay equal, to avoid redraws. */
export function useStableList(codes: readonly string[] = none): readonly string[] {
  const joined = codes.join(' ');
  return useMemo(() => (joined === '' ? none : joined.split(' ')), [joined]);
}
