import type { Unit } from '@observatorio/domain';
import type { TagName } from '../../base/declaration';

/** Options of a card that lists the knowledge, skills or attitudes an occupation requires. */
export interface DemandOptions<Tag extends TagName> {
  tag: Tag;
  title: string;
  /** One sentence in Portuguese. */
  description: string;
  list: 'knowledge' | 'skills' | 'attitudes';
  /** Singular and plural of one list entry. */
  unit: Unit;
}
