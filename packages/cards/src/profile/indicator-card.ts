import {
  comingSoon,
  type MarketRow,
  type ProfileFilter,
  profile,
  profileArea,
  type SourceName,
} from '@observatorio/contract';
import { type LevelStep, meanLevel } from '@observatorio/domain';
import { levelSentence } from '@observatorio/language';
import { type Card, card, type TagName } from '../model/card';
import type { Content } from '../model/content';

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
  /** Sources of the levels. */
  sources: readonly SourceName[];
  steps: readonly LevelStep[];
  /** Names the years of the levels, to follow the sentence. Default: none. */
  yearsOf?(rows: readonly MarketRow[]): string;
  /** Explains why no level is known, if there is more to say than that. */
  noLevel?(rows: readonly MarketRow[]): { title: string; text: string } | undefined;
}

/** Declares a card that shows the mean level of the market rows on a scale of 1 to 5. */
export function indicatorCard<Tag extends TagName>({
  indicator,
  sources,
  steps,
  measure,
  definition,
  yearsOf,
  noLevel,
  ...declared
}: IndicatorCardOptions<Tag>): Card<Tag, ProfileFilter, 'level'> {
  const levelOf = (rows: readonly MarketRow[]) => meanLevel(rows.map((row) => row[indicator]));
  return card({
    ...declared,
    area: profileArea,
    kinds: ['level'],
    rows: profile.market,
    sources,
    layout: 'figures',
    extraHeight: 28,
    narrowExtraHeight: 0,
    summarize: (rows) => levelSentence(measure, steps, levelOf(rows) ?? 0, yearsOf?.(rows)),
    term: { name: declared.title.toLowerCase(), definition },
    draw: (rows): Content<'level'> => {
      const level = levelOf(rows);
      return level === undefined
        ? { kind: 'notice', ...(noLevel?.(rows) ?? comingSoon) }
        : { kind: 'level', steps, level };
    },
  });
}
