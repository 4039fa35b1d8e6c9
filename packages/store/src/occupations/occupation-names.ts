import type { OccupationNamesRow } from '@observatorio/contract';
import type { Tallies } from '../labour/tallies';
import type { Counts } from '../query/count-rows';
import { includesCode } from '../query/place-filters';
import type { SourceQuery } from '../query/source';
import { cboOf, type OccupationTitles, type Titles } from '../titles/occupation-titles';
import { everydayNames } from './everyday-names';

interface NamesContext {
  query: SourceQuery;
  titles: OccupationTitles;
  tallies: Tallies;
}

/** Returns the links by occupation in an edition of links. Default: the newest edition. */
export async function linksByOccupation(
  { query, tallies }: Pick<NamesContext, 'query' | 'tallies'>,
  edition = query.newest('rais'),
): Promise<Counts> {
  return edition ? tallies.byOccupation(edition) : new Map();
}

/** Returns the titles of the listed occupations, and of others with links in an edition. */
export async function namedOccupations(context: NamesContext, links?: Counts): Promise<Titles> {
  const counts = links ?? (await linksByOccupation(context));
  return context.titles.with([...counts.keys()].flatMap((code) => (code ? cboOf(code) : [])));
}

/** Lists the synonyms, everyday names and links of each occupation the filters include. */
export async function nameRows(context: NamesContext): Promise<OccupationNamesRow[]> {
  const { query } = context;
  const links = await linksByOccupation(context);
  const synonyms = await officialSynonyms(query);
  return [...(await namedOccupations(context, links)).keys()]
    .filter((code) => includesCode(query.filters.cod_cbo, code))
    .map((code) => ({
      code,
      synonyms: synonyms.get(code) ?? [],
      everyday: everydayNames.get(code) ?? [],
      links: links.get(Number(code)) ?? 0,
    }));
}

async function officialSynonyms(query: SourceQuery): Promise<ReadonlyMap<string, string[]>> {
  const rows = await query
    .newest('cbo')
    ?.database.rows<[number, string]>('SELECT id, name FROM synonyms ORDER BY id, name');
  const byCode = new Map<string, string[]>();
  for (const [id, name] of rows ?? []) {
    const code = cboOf(id);
    const names = byCode.get(code);
    if (names) names.push(name);
    else byCode.set(code, [name]);
  }
  return byCode;
}
