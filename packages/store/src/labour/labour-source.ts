import { type AnyDataset, type Filters, labour, labourFilters } from '@observatorio/contract';
import type { Database } from '../engine/connector';
import { Memo } from '../engine/memo';
import type { Counts } from '../query/count-rows';
import { completeMunicipalities, requirePlace } from '../query/place-filters';
import { queryKey } from '../query/query-key';
import type { Request, Source } from '../query/source';
import { cboOf, type OccupationTitles } from '../titles/occupation-titles';
import type { Places } from '../titles/places';
import { isOccupationKey, occupationOfKey } from './cube';
import { planMunicipalities } from './plan';
import { queries } from './queries';
import { type Selection, selectionOf } from './selection';
import { TABLE } from './tables';
import type { Tallies } from './tallies';

export interface LabourOptions {
  places: Places;
  titles: OccupationTitles;
  tallies: Tallies;
  /** Pay statistics of fewer links are withheld. */
  smallCell: number;
  /** Answers kept in memory; 0 for none. */
  cachedAnswers: number;
}

/** Answers the datasets of the labour overview from an edition of links. */
export class LabourSource implements Source {
  private readonly municipalities: Memo<Counts>;
  private readonly occupations = new Memo<readonly string[]>(MAX_EDITIONS);

  constructor(private readonly options: LabourOptions) {
    this.municipalities = new Memo(options.cachedAnswers);
  }

  complete(dataset: AnyDataset, filters: Filters): Filters {
    if (dataset === labour.byMunicipality) requirePlace(filters, labourFilters);
    return completeMunicipalities(filters, this.options.places, labourFilters);
  }

  async rows(dataset: AnyDataset, request: Request): Promise<unknown[]> {
    const name = dataset.id.replace('labour.', '') as keyof typeof queries;
    const { ano: _, ...filters } = request.filters;
    const selection = selectionOf(filters);
    const { database, edition } = request;
    const key = queryKey({ edition, filters });
    return queries[name]({
      filters,
      year: edition.ano,
      years: request.years,
      smallCell: this.options.smallCell,
      places: this.options.places,
      titles: this.options.titles,
      tally: () => this.options.tallies.of(request, filters),
      municipalities: () =>
        this.municipalities.get(key, () => readMunicipalities(database, selection)),
      occupations: () => this.occupations.get(edition.versao, () => readOccupations(database)),
    });
  }
}

/** Number of editions whose occupations are kept; few are in service at once. */
const MAX_EDITIONS = 32;

async function readMunicipalities(
  database: Database,
  selection: Selection | undefined,
): Promise<Counts> {
  if (!selection) return new Map();
  const { sql, values } = planMunicipalities(selection);
  return new Map(await database.rows<[number | null, number]>(sql, values));
}

async function readOccupations(database: Database): Promise<readonly string[]> {
  const rows = await database.rows<[number]>(
    `SELECT DISTINCT ${occupationOfKey} AS code FROM ${TABLE.cube} WHERE ${isOccupationKey} ORDER BY code`,
  );
  return rows.map(([code]) => cboOf(code));
}
