import { occupationComparePanel } from '@observatorio/cards/occupation/occupation-panels';
import { seriesIn, seriesNote } from '@observatorio/cards/occupation/series-note';
import {
  type ComparedOccupation,
  compareArea,
  comparedOccupations,
  MAX_COMPARED,
  occupationInfoArea,
  portalPage,
} from '@observatorio/contract';
import { unnamedOccupation } from '@observatorio/domain';
import { comparisonSentence } from '@observatorio/language';
import { comparisonStyles, LiveRegion } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { useAnnouncement } from '../../card/frame/use-announcement';
import { PanelCard } from '../../card/view/panel-card';
import { useCard } from '../../data/use-card';
import { useOccupationTitles } from '../shared/use-occupation-titles';
import { CompareTables } from './compare/compare-tables';
import { surplusNote, unknownNote } from './compare/comparison-notes';
import { OccupationPicks } from './compare/occupation-picks';
import { useComparison } from './compare/use-comparison';

const { title } = occupationComparePanel;

const summaryOf = (occupations: readonly ComparedOccupation[]): string =>
  comparisonSentence(occupations.map((figures) => ({ ...figures, pay: figures.meanPay })));

/** The area of a card whose page fixed the occupations, so that none can be added. */
const fixedArea = {
  ...compareArea,
  requiredFilter: {
    ...compareArea.requiredFilter,
    invitation: {
      title: 'Falta com que comparar',
      text: 'Esta página escolheu uma profissão só, e a comparação é de duas a quatro.',
    },
  },
} as const;

function OccupationCompare(props: CommonProps) {
  const baseCard = useCard(compareArea, props);
  const area = comparedOccupations.name in baseCard.fixed ? fixedArea : compareArea;
  const card = { ...baseCard, area };
  const chosen = card.filters[comparedOccupations.name] ?? [];
  const codes = chosen.slice(0, MAX_COMPARED);
  const data = useComparison(card, codes);
  const titleOf = useOccupationTitles(card, codes);
  const { status, rows } = data.resource;
  const found = new Map(rows?.map(({ code, title: name }) => [code, name]));
  const unknown = status === 'ready' ? codes.filter((code) => !found.has(code)) : [];
  const sentenceOf = (occupations: readonly ComparedOccupation[]): string =>
    [unknownNote(unknown), surplusNote(chosen.slice(MAX_COMPARED)), summaryOf(occupations)]
      .filter(Boolean)
      .join(' ');
  const { invitation } = area.requiredFilter;
  const { message, withAnnouncement } = useAnnouncement(
    status === 'loading',
    rows ? sentenceOf(rows) : invitation.title,
  );
  return (
    <PanelCard
      title={title}
      card={card}
      data={data}
      layout="panel"
      isEmpty={(occupations) =>
        occupations.every(({ isListed, links }) => !isListed && links === 0)
      }
      summarize={sentenceOf}
      toolbar={
        <>
          <OccupationPicks
            card={card}
            codes={codes}
            titleOf={(code) => titleOf(code) ?? found.get(code) ?? unnamedOccupation(code)}
            onChange={withAnnouncement((next) => card.set(comparedOccupations.name, next))}
          />
          <LiveRegion message={message} />
        </>
      }
      {...(status !== 'idle' && { extraHeight: 1000, narrowExtraHeight: 280 })}
    >
      {(occupations, { pay, editions, links }) => (
        <CompareTables
          occupations={occupations}
          pay={pay}
          growthNote={seriesNote(seriesIn(editions), links)}
          searchUrl={(code) => portalPage(card.api, occupationInfoArea, { cod_cbo: [code] })}
          onSearch={(code) => card.set('cod_cbo', code)}
        />
      )}
    </PanelCard>
  );
}

/** Compares two to four occupations: pay, schooling, workers, automation, growth and demands. */
export const occupationCompare = {
  ...occupationComparePanel,
  contentParts: ['field', 'control', 'table'],
  styles: [comparisonStyles],
  Component: OccupationCompare,
} satisfies Declaration;
