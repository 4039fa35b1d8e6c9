import type { NameOf, TagName } from '@observatorio/cards';
import { selectionInWords } from '@observatorio/cards/shared/selection-words';
import type { WherePanel } from '@observatorio/cards/shared/where-panel';
import type { YardstickRow } from '@observatorio/contract';
import { publishedPercentiles } from '@observatorio/domain';
import { comparedPayInWords, payWithheld, percentilesSentence } from '@observatorio/language';
import { fieldStyles, Notice, percentileStripStyles } from '@observatorio/ui';
import { useMemo } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { PanelCard } from '../../card/view/panel-card';
import { useCard } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { useRows } from '../../data/use-rows';
import { useWhereForm } from './use-where-form';
import whereFormSheet from './where-form.css?inline';

/** Returns the element that places a reader's pay among that of the links of its filters. */
export function whereElement<Tag extends TagName, Filter extends string>(
  declared: WherePanel<Tag, Filter>,
) {
  const { title, area, fileOf } = declared;

  function Where(props: CommonProps) {
    const card = useCard(area, props);
    const { dataset, filters } = useMemo(() => fileOf(card.filters), [card.filters]);
    const { WhereForm, data } = useWhereForm(
      useRows<YardstickRow, unknown>(card, dataset, { filters }),
    );
    const nameOf: NameOf = useFilterNames(card);
    const { pay, links: edition, shown = card.filters } = data;
    const percentilesOf = ([row]: readonly YardstickRow[]) =>
      row ? publishedPercentiles(row) : [];
    return (
      <PanelCard
        title={title}
        card={card}
        data={data}
        layout="figures"
        isEmpty={([row]) => !row || row.links === 0}
        summarize={(rows) => percentilesSentence(percentilesOf(rows), pay)}
        extraHeight={130}
        narrowExtraHeight={300}
        mediumExtraHeight={238}
      >
        {(rows) => {
          const percentiles = percentilesOf(rows);
          if (percentiles.length === 0) {
            return <Notice title="Sem remuneração com que comparar">{payWithheld(pay)}</Notice>;
          }
          return (
            WhereForm && (
              <WhereForm
                percentiles={percentiles}
                which={selectionInWords({ area, filters: shown, edition }, nameOf)}
                compared={comparedPayInWords(pay, edition?.ano)}
              />
            )
          );
        }}
      </PanelCard>
    );
  }

  return {
    ...declared,
    contentParts: ['field', 'control'],
    styles: [fieldStyles, whereFormSheet, percentileStripStyles],
    Component: Where,
  } satisfies Declaration<Tag, Filter>;
}
