import { OTHERS_KEY } from '@observatorio/contract';

interface Keyed {
  key: string | null;
}

/** Own categories in the given order, then "Outras", then "Não informado". */
function withRestLast<Row extends Keyed>(rows: readonly Row[], own: Row[]): Row[] {
  return [
    ...own,
    ...rows.filter(({ key }) => key === OTHERS_KEY),
    ...rows.filter(({ key }) => key === null),
  ];
}

/** For categories without an order of their own: the largest first. */
export const byCount = <Row extends Keyed & { count: number }>(rows: readonly Row[]): Row[] =>
  withRestLast(
    rows,
    rows.filter(({ key }) => key).toSorted((a, b) => b.count - a.count),
  );

/** For bands and levels: by code, which is their order. */
export const byCode = <Row extends Keyed>(rows: readonly Row[]): Row[] =>
  withRestLast(
    rows,
    rows.filter(({ key }) => key).toSorted((a, b) => Number(a.key) - Number(b.key)),
  );
