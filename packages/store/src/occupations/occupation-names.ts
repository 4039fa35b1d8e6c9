import type { OccupationNamesRow } from '@observatorio/contract';
import type { Tallies } from '../labour/tallies';
import { includesCode } from '../query/place-filters';
import type { SourceQuery } from '../query/source';
import { cboOf, type OccupationTitles } from '../titles/occupation-titles';
import { everydayNames } from './everyday-names';

/** Lists the synonyms, everyday names and links of each titled occupation the filters include. */
export async function nameRows({
  query,
  titles,
  tallies,
}: {
  query: SourceQuery;
  titles: OccupationTitles;
  tallies: Tallies;
}): Promise<OccupationNamesRow[]> {
  const rais = query.newest('rais');
  const links = rais ? await tallies.byOccupation(rais) : undefined;
  const synonyms = await officialSynonyms(query);
  return [...titles.all().keys()]
    .filter((code) => includesCode(query.filters.cod_cbo, code))
    .map((code) => ({
      code,
      synonyms: synonyms.get(code) ?? [],
      everyday: everydayNames.get(code) ?? [],
      links: links?.get(Number(code)) ?? 0,
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
