import { radarChart } from '@observatorio/charts/radar-chart';
import { type Column, type ProfileRow, profile, profileDemandArea } from '@observatorio/contract';
import { hasNoScores, MAX_IMPORTANCE, type NamedRating, strongest } from '@observatorio/domain';
import { standInSentence, strongestSentence } from '@observatorio/language';
import { type Card, type TagName, variant, variantCard } from '../model/card';
import type { Content } from '../model/content';
import { chartReserve } from '../model/reserve';
import { creditsOf, type DemandOptions } from '../shared/demand-options';

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

interface RadarCardOptions<Tag extends TagName> extends DemandOptions<Tag> {
  scale: RadarScale;
}

interface DemandRow {
  key: string;
  label: string;
  score: number | null;
  standIn: string | null;
}

const views = { radar: 'Radar', bars: 'Barras' };

const heights = { extraHeight: 188, narrowExtraHeight: 348 };

const ratingsOf = (rows: readonly DemandRow[]): NamedRating[] =>
  rows.map(({ label, score }) => ({ name: label, value: score }));

/** Declares a card that shows the demands of an occupation as a radar or as sorted bars. */
export function radarCard<Tag extends TagName>({
  list,
  unit,
  scale,
  title,
  ...declared
}: RadarCardOptions<Tag>): Card<Tag, 'codigoBrasileiroOcupacao', 'chart' | 'ratings'> {
  const { name, adjective, min, max } = scale;
  const columns: readonly Column<DemandRow>[] = [
    { key: 'label', label: title, kind: 'category' },
    { key: 'score', label: name, kind: 'score' },
  ];
  const namedRatings = ([row]: readonly ProfileRow[]): NamedRating[] =>
    (row?.[list] ?? []).map((demand) => ({ name: demand.name, value: demand.level }));
  const drawScores =
    (bars: boolean) =>
    (rows: readonly DemandRow[]): Content<'chart'> => ({
      kind: 'chart',
      chart: radarChart({ rows, scale, axisTitle: name, bars }),
    });
  const drawnAs = (draw: (rows: readonly DemandRow[]) => Content<'chart'>) =>
    variant({
      title,
      rows: profile.occupation,
      sources: (rows) => creditsOf(list, namedRatings(rows)),
      columns,
      arrange: (rows: readonly ProfileRow[]): DemandRow[] =>
        strongest(namedRatings(rows)).map(({ name: label, value }) => ({
          key: label,
          label,
          score: value,
          standIn: rows[0]?.standIn ?? null,
        })),
      isEmpty: (rows) => rows.length === 0,
      summarize: (rows) =>
        strongestSentence(ratingsOf(rows), unit, adjective) + standInSentence(rows[0]?.standIn),
      kinds: ['chart', 'ratings'],
      measure: `${name}, de ${min} a ${max}`,
      ...heights,
      controls: ({ view = 'radar' }, rows = []) =>
        hasNoScores(strongest(namedRatings(rows)))
          ? []
          : [{ kind: 'views', label: 'Mostrar como', views, view }],
      draw: (rows): Content<'chart' | 'ratings'> => {
        const ratings = ratingsOf(rows);
        return hasNoScores(ratings) ? { kind: 'ratings', label: title, ratings, max } : draw(rows);
      },
    });
  const drawRadar = drawScores(false);
  const radar = drawnAs(drawRadar);
  const bars = drawnAs(drawScores(true));
  return variantCard({
    ...declared,
    title,
    area: profileDemandArea,
    kinds: ['chart', 'ratings'],
    hasViews: true,
    narrowView: 'bars',
    reserve: { ...chartReserve(188, 355), context: 102 },
    inlineRows: { columns, isMap: false, ...heights, draw: drawRadar },
    variantOf: ({ view }) => (view === 'bars' ? bars : radar),
  });
}
