import { RadarChart, radarStyles } from '@observatorio/charts/radar-chart';
import { type Column, type ProfileRow, profile } from '@observatorio/contract';
import {
  hasNoScores,
  MAX_IMPORTANCE,
  type NamedRating,
  standInSentence,
  strongest,
  strongestSentence,
} from '@observatorio/domain';
import { RatingList, ratingListStyles, ViewSwitch, viewSwitchStyles } from '@observatorio/ui';
import { useState } from 'react';
import type { CommonProps, Declaration, TagName } from '../../base/declaration';
import { chartReserve } from '../../base/reserve';
import { DataCard } from '../../card/data-card';
import { ownDataCard } from '../../card/own-data-card';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
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

/** Scale of O*NET levels, used for knowledge. */
export const knowledgeScale: RadarScale = {
  name: 'Profundidade',
  adjective: 'profundo',
  min: 0,
  max: 7,
};

/** Scale of O*NET importance, used for skills and attitudes. */
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

const views = { radar: 'Radar', bars: 'Barras' };

interface DemandRow {
  key: string;
  label: string;
  score: number | null;
}

/** Declares a card that shows the demands of an occupation as a radar or as sorted bars. */
export function radarCard<Tag extends TagName>({
  list,
  unit,
  scale,
  tag,
  title,
  description,
}: RadarCardOptions<Tag>): Declaration<Tag, 'codigoBrasileiroOcupacao'> {
  const columns: readonly Column<DemandRow>[] = [
    { key: 'label', label: title, kind: 'category' },
    { key: 'score', label: scale.name, kind: 'score' },
  ];
  const arrange = ([row]: readonly ProfileRow[]): DemandRow[] =>
    strongest(namedRatings(row, list)).map(({ name, value }) => ({
      key: name,
      label: name,
      score: value,
    }));
  const sources = ([row]: readonly ProfileRow[]) => creditsOf(list, namedRatings(row, list));

  function Component(props: CommonProps) {
    const card = useCard(profileDemandArea, props);
    const data = useRows(card, profile.occupation, { sources });
    const [view, setView] = useState<keyof typeof views>('radar');
    const [row] = data.resource.rows ?? [];
    const ratings = strongest(namedRatings(row, list));
    const canDraw = !hasNoScores(ratings);
    return (
      <DataCard
        title={title}
        card={card}
        columns={columns}
        data={data}
        arrange={arrange}
        isEmpty={(rows) => rows.length === 0}
        summarize={() =>
          strongestSentence(ratings, unit, scale.adjective) + standInSentence(row?.standIn)
        }
        measure={`${scale.name}, de ${scale.min} a ${scale.max}`}
        extraHeight={188}
        narrowExtraHeight={348}
        toolbar={
          canDraw && (
            <ViewSwitch label="Mostrar como" views={views} value={view} onChange={setView} />
          )
        }
      >
        {(rows, chart) =>
          canDraw ? (
            <RadarChart
              rows={rows}
              scale={scale}
              axisTitle={scale.name}
              bars={view === 'bars'}
              {...chart}
            />
          ) : (
            <RatingList label={title} ratings={ratings} max={scale.max} />
          )
        }
      </DataCard>
    );
  }
  return {
    tag,
    title,
    description,
    area: profileDemandArea,
    styles: [radarStyles, ratingListStyles, viewSwitchStyles],
    reserve: { ...chartReserve(188, 355), context: 102 },
    ...ownDataCard({
      title,
      area: profileDemandArea,
      columns,
      isMap: false,
      heights: { extraHeight: 188, narrowExtraHeight: 348 },
      chart: ({ rows, ...view }) => (
        <RadarChart rows={rows} scale={scale} axisTitle={scale.name} bars={false} {...view} />
      ),
      ApiCard: Component,
    }),
  };
}
