import type { Filters } from '@observatorio/contract';
import type { Level } from '../education/levels';
import type { LinkedOccupations } from '../labour/linked-occupations';
import type { Tallies } from '../labour/tallies';
import type { OpenEdition, SourceQuery } from '../query/source';
import type { OccupationTitles } from '../titles/occupation-titles';
import type { Places } from '../titles/places';
import type { Catalogue, CourseFinder, KnownInstitution } from './catalogue';

export interface CourseOptions {
  places: Places;
  titles: OccupationTitles;
  tallies: Tallies;
  linked: LinkedOccupations;
  /** Minimum number of links for publishing pay statistics. */
  smallCell: number;
}

/** Open edition of one level's offers, with its catalogue. */
export interface OpenLevel extends OpenEdition {
  level: Level;
  catalogue: Catalogue;
}

/** Data and helpers for answering a course query. */
export interface CourseContext extends CourseOptions {
  query: SourceQuery;
  filters: Filters;
  /** Opens the live levels that match the filters. */
  levels(): Promise<OpenLevel[]>;
  /** Opens every live level. */
  allLevels(): Promise<OpenLevel[]>;
  finder(levels: readonly OpenLevel[]): Promise<CourseFinder>;
  /** Higher education institutions in e-MEC, by code. */
  institutions(): Promise<ReadonlyMap<number, KnownInstitution>>;
}
