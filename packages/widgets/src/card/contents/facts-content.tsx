import type { Fact, FactContent } from '@observatorio/cards';
import { ChartFrame } from '@observatorio/charts/chart-frame';
import { yearName } from '@observatorio/contract';
import { breakText, formatCount } from '@observatorio/language';
import {
  DataTable,
  Facts,
  factsStyles,
  ShareBar,
  shareBarStyles,
  TagList,
  tagListStyles,
} from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

interface SeriesProps {
  name: string;
  series: Extract<FactContent, { kind: 'series' }>;
  themeKey: string;
}

/** A number of each year, as a line and as a table. */
const Series = ({
  name,
  series: { sentence, note, chart, rows, breaks, partialYears },
  themeKey,
}: SeriesProps) => (
  <>
    <p>{sentence}</p>
    {note && <p className="fact-note">{note}</p>}
    <ChartFrame
      chart={chart}
      label={[`${name}. ${sentence}`, note].filter(Boolean).join(' ')}
      themeKey={themeKey}
    />
    <details>
      <summary>Ver os números</summary>
      <DataTable
        caption={name}
        columns={[
          { label: 'Ano', numeric: false },
          { label: 'Vínculos', numeric: true },
          ...(breaks.length > 0 ? [{ label: 'Comparação', numeric: false }] : []),
        ]}
        rows={rows.map(({ year, links }) => ({
          key: null,
          cells: [
            yearName({ ano: year, situacao: partialYears.includes(year) ? 'parcial' : undefined }),
            formatCount(links),
            ...(breaks.length > 0 ? [breakText(breaks.find(({ to }) => to === year))] : []),
          ],
        }))}
      />
    </details>
  </>
);

function contentOf({ name, content }: Fact, themeKey: string) {
  switch (content?.kind) {
    case 'text':
      return content.text;
    case 'share':
      return <ShareBar {...content.share} />;
    case 'tags':
      return <TagList label={name} tags={content.tags} />;
    case 'series':
      return <Series name={name} series={content} themeKey={themeKey} />;
    default:
      return null;
  }
}

const FactsContent = ({ content: { facts, missing }, themeKey }: ContentProps<'facts'>) => (
  <Facts
    facts={facts.map((fact) => ({ name: fact.name, content: contentOf(fact, themeKey) }))}
    missing={
      <>
        <strong>{missing.title}</strong> {missing.text}
      </>
    }
  />
);

/** Shows named facts. */
export const factsView: ContentView<'facts'> = {
  Component: FactsContent,
  styles: [factsStyles, shareBarStyles, tagListStyles],
};
