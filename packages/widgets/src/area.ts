import { graduateTitles } from '@observatorio/bus';
import {
  type Dataset,
  type FilterDefinition,
  type FilterOption,
  type Filters,
  type GraduateFilter,
  graduate,
  graduateFilters,
  type LabourFilter,
  labour,
  labourFilters,
} from '@observatorio/contract';
import { LINKS, measureUnit, type Unit } from '@observatorio/domain';

/** A field of the product: the filters that its tags share. */
export interface Area<Filter extends string = string> {
  /** Names the group that its tags belong to unless told otherwise, and the group's rule. */
  family: string;
  filters: readonly FilterDefinition<Filter>[];
  /** The values that the filters offer, with their names. */
  options: Dataset<FilterOption, any>;
  /** Filters that always have a value: cards say it in their own words, not among the chips. */
  standing: readonly Filter[];
  /** What the cards count under these filters. */
  unitOf(filters: Filters): Unit;
  /** Milliseconds that requests wait for further changes; 0 joins those of one task. */
  debounce: number;
}

/** The labour-market overview. */
export const labourArea: Area<LabourFilter> = {
  family: 'labour',
  filters: labourFilters,
  options: labour.options,
  standing: ['ano'],
  unitOf: () => LINKS,
  debounce: 0,
};

/** The overview of graduates and enrolments. */
export const graduateArea: Area<GraduateFilter> = {
  family: 'graduate',
  filters: graduateFilters,
  options: graduate.options,
  standing: ['nivel_ensino', 'ano', 'dimensao'],
  unitOf: (filters) => measureUnit(graduateTitles(filters).chart),
  debounce: 0,
};
