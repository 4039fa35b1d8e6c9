import { foldText } from '@observatorio/domain';

/** Whether a text contains every word that a reader typed, without regard to case and accents. */
export function matchesText(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
