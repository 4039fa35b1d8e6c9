import { RadarChart, radarStyles } from '@observatorio/charts/radar-chart';
import { type ProfileRow, profile } from '@observatorio/contract';
import {
  areUnmeasured,
  MAX_IMPORTANCE,
  type NamedRating,
  standInSentence,
  strongest,
  strongestSentence,
} from '@observatorio/domain';
import { RatingList, ratingListStyles } from '@observatorio/ui';
import type { TagName } from '../../base/declaration';
import { chartCard } from '../../card/chart-card';
import { creditsOf, type DemandOptions } from '../shared/demand-options';
import { profileDemandArea } from './profile-demand-area';

/** Name and range of the scores of a radar. */
interface RadarScale {
  name: string;
  /** Masculine singular adjective for the summary sentence. */
  adjective: string;
  min: number;
  max: number;
}

/** O*NET level, used for knowledge. */
export const knowledgeScale: RadarScale = {
  name: 'Profundidade',
  adjective: 'profundo',
  min: 0,
  max: 7,
};

/** O*NET importance, used for skills and attitudes. */
export const importanceScale: RadarScale = {
  name: 'Importância',
  adjective: 'importante',
  min: 1,
  max: MAX_IMPORTANCE,
};

const namedRatings = (
  row: ProfileRow | undefined,
  list: DemandOptions<TagName>['list'],
): NamedRating[] => (row?.[list] ?? []).map(({ name, level }) => ({ name, value: level }));

interface RadarCardOptions<Tag extends TagName> extends DemandOptions<Tag> {
  scale: RadarScale;
}

/** Declares a card that shows the demands of an occupation as a radar. */
export const radarCard = <Tag extends TagName>({
  list,
  unit,
  scale,
  ...declared
}: RadarCardOptions<Tag>) =>
  chartCard({
    ...declared,
    area: profileDemandArea,
    dataset: profile.occupation,
    sources: ([row]) => creditsOf(list, namedRatings(row, list)),
    columns: [
      { key: 'label', label: declared.title, kind: 'category' },
      { key: 'score', label: scale.name, kind: 'score' },
    ],
    arrange: ([row]: readonly ProfileRow[]) =>
      strongest(namedRatings(row, list)).map(({ name, value }) => ({
        key: name,
        label: name,
        score: value,
        standIn: row?.standIn ?? null,
      })),
    summarize: (rows) =>
      strongestSentence(
        rows.map(({ label, score }) => ({ name: label, value: score })),
        unit,
        scale.adjective,
      ) + standInSentence(rows[0]?.standIn),
    styles: [radarStyles, ratingListStyles],
    chart: ({ rows, ...props }) => {
      const ratings = rows.map(({ label, score }) => ({ name: label, value: score }));
      return areUnmeasured(ratings) ? (
        <RatingList label={declared.title} ratings={ratings} max={scale.max} />
      ) : (
        <RadarChart rows={rows} scale={scale} axisTitle={scale.name} {...props} />
      );
    },
    extraHeight: 160,
    narrowExtraHeight: 320,
  });
