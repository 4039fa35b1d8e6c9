import { type Edition, editionKey, vintageMark } from '@observatorio/contract';
import { formatChange, formatCount } from '@observatorio/language';
import type { StoredManifest } from './manifest-file';

/** Totals of links; those of enrolments are unknown in editions of earlier versions. */
const totalOf = ({ conjunto, total, linhasAceitas }: Edition): number | undefined =>
  total ?? (conjunto === 'rais' ? linhasAceitas : undefined);

const marked = (total: number, edition: Edition): string => {
  const mark = vintageMark(edition);
  return formatCount(total) + (mark && ` (${mark})`);
};

/**
 * Compares an official edition with the one that it replaced: `antes 46.716.492, agora 47.554.211,
 * +837.719`. Undefined if there is none, or if neither the total nor the vintage changed.
 */
export function changeIn(
  { anteriores }: Pick<StoredManifest, 'anteriores'>,
  edition: Edition,
): string | undefined {
  const replaced = anteriores.findLast(
    (other) => editionKey(other) === editionKey(edition) && other.tipo === edition.tipo,
  );
  const before = replaced && totalOf(replaced);
  const after = totalOf(edition);
  if (!replaced || before === undefined || after === undefined) return undefined;
  const [earlier, later] = [marked(before, replaced), marked(after, edition)];
  return earlier === later || edition.tipo !== 'oficial'
    ? undefined
    : `antes ${earlier}, agora ${later}, ${formatChange(after - before)}`;
}
