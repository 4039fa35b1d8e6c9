import type { ComparedOccupation } from '@observatorio/contract';
import { formatCbo, MAX_IMPORTANCE } from '@observatorio/domain';
import { formatList, formatScore, type PayTerms } from '@observatorio/language';
import {
  ChoiceLink,
  type ComparisonCell,
  type ComparisonHead,
  type ComparisonRow,
  ComparisonTable,
} from '@observatorio/ui';
import { type Contrast, differencesOf } from './differences';
import { measureRows, unknownCell } from './measures';

interface CompareTablesProps {
  occupations: readonly ComparedOccupation[];
  /** Terms that describe how their pay was measured and is published. */
  pay: PayTerms;
  /** Warning about the coverage of the growth series; empty if there is none. */
  growthNote: string;
  /** Returns the URL of an occupation's search page. */
  searchUrl: (code: string) => string;
  /** Searches for an occupation on this page. */
  onSearch: (code: string) => void;
}

const demands = [
  { list: 'knowledge', name: 'Conhecimentos', one: 'Conhecimento', alike: 'parecidos' },
  { list: 'skills', name: 'Habilidades', one: 'Habilidade', alike: 'parecidas' },
  { list: 'attitudes', name: 'Atitudes', one: 'Atitude', alike: 'parecidas' },
] as const;

type Demand = (typeof demands)[number];

function importanceCell(value: number | null | undefined): ComparisonCell {
  if (value === undefined) return { text: '–', spoken: 'não está na lista' };
  if (value === null) return unknownCell;
  return { text: formatScore(value), share: value / MAX_IMPORTANCE };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const contrastRow = ({ name, values }: Contrast): ComparisonRow => ({
  name,
  cells: values.map(importanceCell),
});

interface DemandTableProps {
  demand: Demand;
  heads: readonly ComparisonHead[];
  occupations: readonly ComparedOccupation[];
}

function DemandTable({ demand: { list, name, one, alike }, heads, occupations }: DemandTableProps) {
  const differences = differencesOf(occupations.map((occupation) => occupation[list]));
  if (!differences) return null;
  const { differing, common } = differences;
  return (
    <div className="comparison-part">
      {differing.length > 0 ? (
        <ComparisonTable
          caption={`${name} que as diferenciam`}
          note="importância, de 1 a 5"
          rowLabel={one}
          heads={heads}
          rows={differing.map(contrastRow)}
        />
      ) : (
        <p>
          {name} {alike}.
        </p>
      )}
      {common.length > 0 && <p className="comparison-hint">Em comum: {formatList(common)}.</p>}
    </div>
  );
}

/** Compares occupations: one table of figures, and one of differences per kind of demand. */
export function CompareTables({
  occupations,
  pay,
  growthNote,
  searchUrl,
  onSearch,
}: CompareTablesProps) {
  const plainHeads = occupations.map(({ code, title }) => ({ key: code, name: title }));
  const linkedHeads = occupations.map(({ code, title }) => ({
    key: code,
    name: title,
    content: (
      <>
        <ChoiceLink href={searchUrl(code)} onSelect={() => onSearch(code)}>
          {title}
        </ChoiceLink>
        <span className="comparison-note">{formatCbo(code)}</span>
      </>
    ),
  }));
  return (
    <section className="comparisons" aria-label="Profissões lado a lado">
      <div className="comparison-part">
        <ComparisonTable
          caption="Em números"
          rowLabel="Medida"
          heads={linkedHeads}
          rows={measureRows(occupations, pay)}
        />
        {growthNote && <p className="comparison-hint">Crescimento: {lowerFirst(growthNote)}</p>}
      </div>
      {demands.map((demand) => (
        <DemandTable
          key={demand.list}
          demand={demand}
          heads={plainHeads}
          occupations={occupations}
        />
      ))}
    </section>
  );
}
