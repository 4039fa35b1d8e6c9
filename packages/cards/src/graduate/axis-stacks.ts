import type { AxisRow, Column } from '@observatorio/contract';
import { labelOf, networkHues, networks } from '@observatorio/domain';
import { byCount } from '../model/arrange';

/** A technological axis with its counts by network. */
export interface AxisStack {
  key: string | null;
  label: string;
  public: number;
  private: number;
  count: number;
}

const [publicLabel, privateLabel] = networks.map(({ label }) => label);

/** Merges the rows of each axis, one per network, into one; largest axis first. */
export function axisStacks(rows: readonly AxisRow[]): readonly AxisStack[] {
  const stacks = new Map<string, AxisStack>();
  for (const { key, label, series, count } of rows) {
    const stack = stacks.get(label) ?? { key, label, public: 0, private: 0, count: 0 };
    stacks.set(label, {
      ...stack,
      public: stack.public + (series === publicLabel ? count : 0),
      private: stack.private + (series === privateLabel ? count : 0),
      count: stack.count + count,
    });
  }
  return byCount([...stacks.values()]);
}

/** Table columns of an `AxisStack`. */
export const axisColumns: readonly Column<AxisStack>[] = [
  { key: 'label', label: 'Eixo tecnológico', kind: 'category' },
  { key: 'public', label: labelOf(networks, '1'), kind: 'count' },
  { key: 'private', label: labelOf(networks, '2'), kind: 'count' },
  { key: 'count', label: 'Total', kind: 'count' },
];

/** Segments of each bar. */
export const axisSeries = [
  { label: labelOf(networks, '1'), hue: networkHues['1'], count: (row: AxisStack) => row.public },
  { label: labelOf(networks, '2'), hue: networkHues['2'], count: (row: AxisStack) => row.private },
];
