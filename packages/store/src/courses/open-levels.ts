import type { SourceName } from '@observatorio/contract';
import type { Level } from '../education/levels';
import type { SourceQuery } from '../query/source';
import { catalogueOf } from './catalogue';
import type { OpenLevel } from './course-context';

const sourceOf: Readonly<Record<Level, SourceName>> = {
  Técnico: 'inep-tecnico',
  Superior: 'inep-superior',
};

export const levelNames = Object.keys(sourceOf) as readonly Level[];

/** Opens an edition of each given level: the query's own for its level, the newest for others. */
export async function openLevels(
  query: SourceQuery,
  names: readonly Level[],
): Promise<OpenLevel[]> {
  const editions = names.flatMap((level) => {
    const source = sourceOf[level];
    const open = query.edition.conjunto === source ? query : query.newest(source);
    return open ? [{ level, edition: open.edition, database: open.database }] : [];
  });
  // Sample offers are never mixed with official ones.
  const official = editions.filter(({ edition }) => edition.tipo === 'oficial');
  return Promise.all(
    (official.length > 0 ? official : editions).map(async (open) => ({
      ...open,
      catalogue: await catalogueOf(open),
    })),
  );
}
