import type { Filters } from '@observatorio/contract';
import type { Level } from '../education/levels';
import type { Tallies } from '../labour/tallies';
import type { OpenEdition, SourceQuery } from '../query/source';
import type { OccupationTitles } from '../titles/occupation-titles';
import type { Places } from '../titles/places';
import type { Catalogue, CourseFinder, KnownInstitution } from './catalogue';

export interface CourseOptions {
  places: Places;
  titles: OccupationTitles;
  tallies: Tallies;
  /** Pay statistics of fewer links are withheld. */
  smallCell: number;
}

/** The offers of one level, open. */
export interface OpenLevel extends OpenEdition {
  level: Level;
  catalogue: Catalogue;
}

/** What answers a query about courses. */
export interface CourseContext extends CourseOptions {
  query: SourceQuery;
  filters: Filters;
  /** The levels in service that the filters select. */
  levels(): Promise<OpenLevel[]>;
  /** All levels in service. */
  allLevels(): Promise<OpenLevel[]>;
  finder(levels: readonly OpenLevel[]): Promise<CourseFinder>;
  /** The institutions of higher education in e-MEC, by their code. */
  institutions(): Promise<ReadonlyMap<number, KnownInstitution>>;
}
