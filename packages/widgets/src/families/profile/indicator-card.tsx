import { type MarketRow, profile, type SourceName } from '@observatorio/contract';
import { type LevelStep, levelSentence, meanLevel } from '@observatorio/domain';
import { LevelTile, levelTileStyles, Notice } from '@observatorio/ui';
import type { TagName } from '../../base/declaration';
import { chartCard } from '../../card/chart-card';
import { comingSoon } from '../shared/coming-soon';
import { profileArea } from './profile-area';

interface IndicatorCardOptions<Tag extends TagName> {
  tag: Tag;
  title: string;
  /** One sentence in Portuguese. */
  description: string;
  /** Masculine Portuguese noun that agrees with the words of the scale. */
  measure: string;
  /** Definition of the scale, in Portuguese. */
  definition: string;
  indicator: 'growth' | 'automation';
  /** Source of the levels. */
  source: SourceName;
  steps: readonly LevelStep[];
}

/** Declares a card that shows the mean level of the market rows on a scale of 1 to 5. */
export function indicatorCard<Tag extends TagName>({
  indicator,
  source,
  steps,
  measure,
  definition,
  ...declared
}: IndicatorCardOptions<Tag>) {
  const levelOf = (rows: readonly MarketRow[]) => meanLevel(rows.map((row) => row[indicator]));
  return chartCard({
    ...declared,
    area: profileArea,
    dataset: profile.market,
    sources: [source],
    content: 'figures',
    extraHeight: 28,
    narrowExtraHeight: 0,
    summarize: (rows: readonly MarketRow[]) => levelSentence(measure, steps, levelOf(rows) ?? 0),
    styles: [levelTileStyles],
    chart: ({ rows }) => {
      const level = levelOf(rows);
      return level === undefined ? (
        <Notice title={comingSoon.title}>{comingSoon.text}</Notice>
      ) : (
        <LevelTile steps={steps} level={level} />
      );
    },
    term: { name: declared.title.toLowerCase(), definition },
  });
}
