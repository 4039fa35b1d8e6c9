import { type OccupationInfoRow, occupation } from '@observatorio/contract';
import {
  hasNoScores,
  MAX_IMPORTANCE,
  type NamedRating,
  standInSentence,
  strongest,
  strongestSentence,
  withUnit,
} from '@observatorio/domain';
import { FlipCard, flipCardStyles, RatingList, ratingListStyles } from '@observatorio/ui';
import type { ReactNode } from 'react';
import type { TagName } from '../../base/declaration';
import { chartCard } from '../../card/chart-card';
import { creditsOf, type DemandOptions } from '../shared/demand-options';
import { occupationInfoArea } from './occupation-info-area';

interface DemandRow extends NamedRating {
  standIn: string | null;
}

const namedRatings = (
  info: OccupationInfoRow | undefined,
  list: DemandOptions<TagName>['list'],
): NamedRating[] =>
  (info?.[list] ?? []).map(({ name, importance }) => ({ name, value: importance }));

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
    sources: ([info]) => creditsOf(list, namedRatings(info, list)),
    content: 'panel',
    extraHeight: -100,
    // A panel has no table view.
    columns: [],
    arrange: ([info]: readonly OccupationInfoRow[]): DemandRow[] =>
      strongest(namedRatings(info, list)).map((rating) => ({
        ...rating,
        standIn: info?.standIn ?? null,
      })),
    summarize: (rows) => strongestSentence(rows, unit) + standInSentence(rows[0]?.standIn),
    styles: [flipCardStyles, ratingListStyles],
    chart: ({ rows }) => (
      <FlipCard
        name={unit.many}
        icon={icon}
        front={`${withUnit(rows.length, unit)}, ${hasNoScores(rows) ? 'sem medida na fonte' : 'por ordem de importância'}`}
      >
        <RatingList label={declared.title} ratings={rows} max={MAX_IMPORTANCE} />
      </FlipCard>
    ),
  });
