import { type OccupationInfoRow, occupation, occupationInfoArea } from '@observatorio/contract';
import { hasNoScores, MAX_IMPORTANCE, type NamedRating, strongest } from '@observatorio/domain';
import { standInSentence, strongestSentence, withUnit } from '@observatorio/language';
import { type Card, card, type TagName } from '../model/card';
import { creditsOf, type DemandOptions } from '../shared/demand-options';

interface DemandRow extends NamedRating {
  standIn: string | null;
}

const namedRatings = (
  info: OccupationInfoRow | undefined,
  list: DemandOptions<TagName>['list'],
): NamedRating[] =>
  (info?.[list] ?? []).map(({ name, importance }) => ({ name, value: importance }));

/** Declares a flip card that lists the demands of an occupation by importance. */
export const demandCard = <Tag extends TagName>({
  list,
  unit,
  ...declared
}: DemandOptions<Tag>): Card<Tag, 'cod_cbo', 'flip'> =>
  card({
    ...declared,
    area: occupationInfoArea,
    kinds: ['flip'],
    rows: occupation.info,
    sources: ([info]) => creditsOf(list, namedRatings(info, list)),
    layout: 'panel',
    extraHeight: -100,
    // A panel has no table view.
    columns: [],
    arrange: ([info]): DemandRow[] =>
      strongest(namedRatings(info, list)).map((rating) => ({
        ...rating,
        standIn: info?.standIn ?? null,
      })),
    summarize: (rows) => strongestSentence(rows, unit) + standInSentence(rows[0]?.standIn),
    draw: (rows) => ({
      kind: 'flip',
      name: unit.many,
      icon: list,
      front: `${withUnit(rows.length, unit)}, ${hasNoScores(rows) ? 'sem medida na fonte' : 'por ordem de importância'}`,
      label: declared.title,
      ratings: rows,
      max: MAX_IMPORTANCE,
    }),
  });
