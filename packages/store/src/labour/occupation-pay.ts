import { roundPay } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import { classesOf, type Middle, meanOf, middleRanks } from './median';
import { isWithheld } from './pay-statistics';
import { type PayLevel, planOccupationPays } from './plan';
import type { Selection } from './selection';

/** Links of an occupation and their pay, in centavos. */
export interface OccupationPay {
  links: number;
  /** Number of links with classified pay. */
  classified: number;
  /** Sum of the classified links' pay. */
  pay: number;
  /** Exact median of the classified links' pay; absent if withheld. */
  median?: number;
}

/** Returns the published mean and median in reais; null if they are withheld. */
export const publishedPay = ({ pay, classified, median }: OccupationPay) => ({
  meanPay: median === undefined ? null : roundPay(pay / classified / 100, classified),
  medianPay: median === undefined ? null : roundPay(median / 100, classified),
});

type Row = [occupation: number, value: number | null, links: number, pay: number | null];

/**
 * Reads the links and pay of each occupation in a selection; key 0 is the unknown occupation. Finds
 * the median in three steps with increasingly narrow classes: pay step, ten reais, exact pay.
 */
export async function readOccupationPays(
  database: Database,
  selection: Selection,
  smallCell: number,
): Promise<ReadonlyMap<number, OccupationPay>> {
  const read = (level: PayLevel, classes?: readonly Chosen[]) => {
    const { sql, values } = planOccupationPays(selection, level, classes);
    return database.rows<Row>(sql, values);
  };
  const steps = await read('step');
  const occupations = totalsOf(steps);
  const published = [...occupations].filter(
    ([, { classified }]) => !isWithheld(classified, smallCell),
  );
  let middles: Middles = new Map(
    published.map(([occupation, { classified }]) => [
      occupation,
      { classes: [], ranks: middleRanks(classified) },
    ]),
  );
  middles = narrow(steps, middles);
  for (const level of ['tenReais', 'pay'] as const) {
    if (middles.size > 0) middles = narrow(await read(level, chosenOf(middles)), middles);
  }
  for (const [occupation, { classes }] of middles) {
    const found = occupations.get(occupation);
    if (found) found.median = meanOf(classes);
  }
  return occupations;
}

type Middles = ReadonlyMap<number, Middle>;

/** Pay class of an occupation. */
export type Chosen = readonly [occupation: number, value: number];

const chosenOf = (middles: Middles): Chosen[] =>
  [...middles].flatMap(([occupation, { classes }]) =>
    [...new Set(classes)].map((value): Chosen => [occupation, value]),
  );

function totalsOf(rows: readonly Row[]): Map<number, OccupationPay> {
  const totals = new Map<number, OccupationPay>();
  for (const [occupation, step, links, pay] of rows) {
    const total = totals.get(occupation) ?? { links: 0, classified: 0, pay: 0 };
    total.links += links;
    if (step !== null) total.classified += links;
    total.pay += pay ?? 0;
    totals.set(occupation, total);
  }
  return totals;
}

/** Locates each occupation's middle links in the narrower classes counted by the rows. */
function narrow(rows: readonly Row[], middles: Middles): Middles {
  const counts = new Map<number, Map<number, number>>();
  for (const [occupation, value, links] of rows) {
    if (value === null) continue;
    const ofOccupation = counts.get(occupation) ?? new Map<number, number>();
    counts.set(occupation, ofOccupation.set(value, links));
  }
  return new Map(
    [...middles].map(([occupation, { ranks }]) => [
      occupation,
      classesOf(counts.get(occupation) ?? new Map(), ranks),
    ]),
  );
}
