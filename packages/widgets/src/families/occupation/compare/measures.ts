import type { ComparedOccupation } from '@observatorio/contract';
import {
  automationLevel,
  automationSteps,
  growthLevel,
  growthSteps,
  type LevelStep,
  MIN_BOUNDED_LINKS,
} from '@observatorio/domain';
import {
  boundsInWords,
  fewLinks,
  formatCount,
  formatMoney,
  formatPercent,
  formatWholePercent,
  growthYearsInWords,
  type PayTerms,
  qualificationLevel,
  withPayBasis,
  yearlyChangeInWords,
} from '@observatorio/language';
import type { ComparisonCell, ComparisonRow } from '@observatorio/ui';

/** Value to highlight in a row of figures. */
interface Standout {
  valueOf: (occupation: ComparedOccupation) => number | null;
  /** Selects the value. Default: `Math.max`. */
  pick?: (...values: number[]) => number;
  /** Whether known values may be compared. Default: always. */
  isComparable?: (known: readonly ComparedOccupation[]) => boolean;
  /** Label of the highlighted cell. */
  mark: string;
}

interface Measure {
  name: string;
  /** Explanation of the cells. Default: none. */
  note?: string;
  cell: (occupation: ComparedOccupation) => ComparisonCell | null;
  standout?: Standout;
}

/** Placeholder cell for an unknown value. */
export const unknownCell: ComparisonCell = { text: '–', spoken: 'não informado' };

const withheldCell = (pay: PayTerms): ComparisonCell => ({ text: 'sigilo', note: fewLinks(pay) });

/** Formats a known value; null stays null. */
const cellOf = <Value>(
  value: Value | null,
  cell: (value: Value) => ComparisonCell,
): ComparisonCell | null => (value === null ? null : cell(value));

const categoryCell = (label: string | null, share: number | null): ComparisonCell | null =>
  label === null || share === null
    ? null
    : { text: label, note: `${formatWholePercent(share)} dos vínculos` };

/** Describes a level: `alto, nível 4 de 5`, or for a feminine noun `alta, nível 4 de 5`. */
const stepNote = (steps: readonly LevelStep[], level: number, isFeminine = false): string => {
  const word = steps[level - 1]?.word.toLowerCase() ?? '';
  return `${isFeminine ? word.replace(/o$/, 'a') : word}, nível ${level} de ${steps.length}`;
};

const payMeasures = (terms: PayTerms, occupations: readonly ComparedOccupation[]): Measure[] => {
  const known = occupations.flatMap(({ meanPay, medianPay }) => [meanPay ?? 0, medianPay ?? 0]);
  const scale = Math.max(...known);
  const payCell = (links: number, pay: number | null): ComparisonCell | null => {
    if (pay !== null) return { text: formatMoney(pay) };
    return links > 0 ? withheldCell(terms) : null;
  };
  /** Cell for a figure that may be withheld although the mean is published. */
  const hiddenCell = (links: number, meanPay: number | null, reason: PayTerms = {}) =>
    meanPay === null ? payCell(links, null) : withheldCell(reason);
  return [
    {
      name: withPayBasis('Remuneração média', terms),
      note: 'O traço na barra marca a mediana.',
      cell: ({ links, meanPay, medianPay }) =>
        cellOf(payCell(links, meanPay), (cell) => ({
          ...cell,
          ...(meanPay !== null && { share: meanPay / scale }),
          ...(medianPay !== null && { tick: medianPay / scale }),
        })),
      standout: { valueOf: ({ meanPay }) => meanPay, mark: 'a maior' },
    },
    {
      name: withPayBasis('Remuneração mediana', terms),
      cell: ({ links, meanPay, medianPay }) =>
        medianPay === null ? hiddenCell(links, meanPay) : payCell(links, medianPay),
      standout: { valueOf: ({ medianPay }) => medianPay, mark: 'a maior' },
    },
    {
      name: 'A metade recebe',
      cell: ({ links, meanPay, p25Pay, p75Pay }) =>
        p25Pay === null || p75Pay === null
          ? hiddenCell(links, meanPay)
          : { text: `de ${formatMoney(p25Pay)} a ${formatMoney(p75Pay)}` },
    },
    {
      name: 'Limites da remuneração',
      cell: ({ links, meanPay, minPay, maxPay }) => {
        if (minPay !== null && maxPay !== null) return { text: boundsInWords(minPay, maxPay) };
        return hiddenCell(links, meanPay, { limit: MIN_BOUNDED_LINKS });
      },
    },
  ];
};

const growthYearsOf = ({ growthFrom, growthTo }: ComparedOccupation): string =>
  growthYearsInWords(growthFrom, growthTo);

const otherMeasures: readonly Measure[] = [
  {
    name: 'Qualificação',
    cell: ({ qualification }) =>
      cellOf(qualification, (level) => ({ text: qualificationLevel(level).toLowerCase() })),
  },
  {
    name: 'Escolaridade mais comum',
    cell: ({ schooling, schoolingShare }) => categoryCell(schooling, schoolingShare),
  },
  {
    name: 'Com superior completo',
    cell: ({ higher }) => cellOf(higher, (share) => ({ text: formatWholePercent(share) })),
  },
  {
    name: 'Mulheres',
    cell: ({ women }) => cellOf(women, (share) => ({ text: formatWholePercent(share) })),
  },
  { name: 'Faixa etária mais comum', cell: ({ age, ageShare }) => categoryCell(age, ageShare) },
  {
    name: 'Vínculos de emprego',
    cell: ({ links }) => ({ text: formatCount(links) }),
    standout: { valueOf: ({ links }) => links, mark: 'o maior número' },
  },
  {
    name: 'Crescimento',
    cell: ({ growth, growthFrom, growthTo, noGrowthReason }) =>
      noGrowthReason === 'anos-nao-comparaveis'
        ? { ...unknownCell, note: 'os anos não se comparam' }
        : cellOf(growth, (change) => ({
            text: yearlyChangeInWords(change),
            note:
              stepNote(growthSteps, growthLevel(change)) + growthYearsInWords(growthFrom, growthTo),
          })),
    standout: {
      valueOf: ({ growth }) => growth,
      // Growths of different years do not compare.
      isComparable: (known) => new Set(known.map(growthYearsOf)).size <= 1,
      mark: 'o maior',
    },
  },
  {
    name: 'Probabilidade de automação',
    cell: ({ automation }) =>
      cellOf(automation, (probability) => ({
        text: formatPercent(probability),
        note: stepNote(automationSteps, automationLevel(probability), true),
      })),
    standout: { valueOf: ({ automation }) => automation, pick: Math.min, mark: 'a menor' },
  },
  {
    name: 'Economia 4.0',
    cell: ({ isEconomy40 }) =>
      cellOf(isEconomy40, (isPart) => ({ text: isPart ? 'faz parte' : 'não faz parte' })),
  },
];

/** Index of the value to highlight; -1 if fewer than two values are known. */
function standoutIndex(
  occupations: readonly ComparedOccupation[],
  { valueOf, pick = Math.max, isComparable }: Standout,
): number {
  const values = occupations.map(valueOf);
  const known = values.filter((value) => value !== null);
  if (isComparable?.(occupations.filter((each) => valueOf(each) !== null)) === false) return -1;
  return known.length > 1 ? values.indexOf(pick(...known)) : -1;
}

/** Marks the best cell unless another has the same text. */
function marked(cells: readonly ComparisonCell[], best: number, mark: string): ComparisonCell[] {
  const isUnique = cells.filter(({ text }) => text === cells[best]?.text).length === 1;
  return cells.map((cell, index) => (isUnique && index === best ? { ...cell, mark } : cell));
}

/** Rows of the comparison table; measures with a `standout` have their best cell marked. */
export const measureRows = (
  occupations: readonly ComparedOccupation[],
  terms: PayTerms = {},
): ComparisonRow[] =>
  [...payMeasures(terms, occupations), ...otherMeasures].map(({ cell, standout, ...measure }) => {
    const cells = occupations.map((occupation) => cell(occupation) ?? unknownCell);
    return {
      ...measure,
      cells: standout ? marked(cells, standoutIndex(occupations, standout), standout.mark) : cells,
    };
  });
