import { type OccupationInfoRow, occupation } from '@observatorio/contract';
import {
  areUnmeasured,
  MAX_IMPORTANCE,
  type NamedRating,
  strongest,
  strongestSentence,
  withUnit,
} from '@observatorio/domain';
import { FlipCard, flipCardStyles, RatingList, ratingListStyles } from '@observatorio/ui';
import type { ReactNode } from 'react';
import type { TagName } from '../../base/declaration';
import { chartCard } from '../../card/chart-card';
import type { DemandOptions } from '../shared/demand-options';
import { occupationInfoArea } from './occupation-info-area';

interface DemandCardOptions<Tag extends TagName> extends DemandOptions<Tag> {
  icon: ReactNode;
}

/** Declares a flip card that lists the demands of an occupation by importance. */
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
    content: 'panel',
    // A panel has no table view.
    columns: [],
    arrange: ([info]: readonly OccupationInfoRow[]): NamedRating[] =>
      strongest((info?.[list] ?? []).map(({ name, importance }) => ({ name, value: importance }))),
    summarize: (rows) => strongestSentence(rows, unit),
    styles: [flipCardStyles, ratingListStyles],
    chart: ({ rows }) => (
      <FlipCard
        name={unit.many}
        icon={icon}
        front={`${withUnit(rows.length, unit)}, ${areUnmeasured(rows) ? 'sem medida na fonte' : 'por ordem de importância'}`}
      >
        <RatingList label={declared.title} ratings={rows} max={MAX_IMPORTANCE} />
      </FlipCard>
    ),
  });
