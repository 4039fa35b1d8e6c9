import type { SourceName } from '@observatorio/contract';
import { hasNoScores, type NamedRating } from '@observatorio/domain';
import { type Unit } from '@observatorio/language';
import type { TagName } from '../model/card';

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

/** Sources of a list of demands: O*NET measures them; the CBO and the profiles only name them. */
export const creditsOf = (
  list: DemandOptions<TagName>['list'],
  ratings: readonly NamedRating[],
): readonly SourceName[] => {
  if (ratings.length === 0 || !hasNoScores(ratings)) return ['onet'];
  return list === 'attitudes' ? ['perfis', 'cbo'] : ['perfis'];
};
