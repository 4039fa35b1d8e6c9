import { type OccupationInfoRow, occupation } from '@observatorio/contract';
import {
  MAX_IMPORTANCE,
  type NamedRating,
  strongest,
  strongestSentence,
  type Unit,
  withUnit,
} from '@observatorio/domain';
import { FlipCard, flipCardStyles, RatingList, ratingListStyles } from '@observatorio/ui';
import type { ReactNode } from 'react';
import type { TagName } from '../../base/declaration';
import { chartCard } from '../../card/chart-card';
import { occupationInfoArea } from './occupation-info-area';

/** A card about what an occupation asks for. */
export interface DemandOptions<Tag extends TagName> {
  tag: Tag;
  title: string;
  /** One sentence, in Portuguese: what the card shows. */
  description: string;
  /** What the occupation asks for, and what one of it is called. */
  list: 'knowledge' | 'skills' | 'attitudes';
  unit: Unit;
}

interface DemandCardOptions<Tag extends TagName> extends DemandOptions<Tag> {
  icon: ReactNode;
}

/** The declaration of a card that turns to show what an occupation asks for, by importance. */
export const demandCard = <Tag extends TagName>({
  list,
  unit,
  icon,
  ...declared
}: DemandCardOptions<Tag>) =>
  chartCard({
    ...declared,
    area: occupationInfoArea,
    dataset: occupation.info,
    sources: ['onet'],
    kind: 'panel',
    arrange: ([info]: readonly OccupationInfoRow[]): NamedRating[] =>
      strongest((info?.[list] ?? []).map(({ name, importance }) => ({ name, value: importance }))),
    summarize: (rows) => strongestSentence(rows, unit),
    styles: [flipCardStyles, ratingListStyles],
    chart: ({ rows }) => (
      <FlipCard
        name={unit.many}
        icon={icon}
        front={`${withUnit(rows.length, unit)}, por ordem de importância`}
      >
        <RatingList label={declared.title} ratings={rows} max={MAX_IMPORTANCE} />
      </FlipCard>
    ),
  });
