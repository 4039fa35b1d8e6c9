import {
  ipca,
  type Month,
  newestDecember,
  type PriceBasis,
  type PriceIndices,
  priceFactor,
} from '@observatorio/domain';

const newestMonth = (indices: PriceIndices): Month | undefined => [...indices.keys()].at(-1);

/** The price index in force, which imports extend. */
export class Prices {
  private indices: PriceIndices = ipca;

  /** Newest month of the index. */
  newest = newestMonth(ipca);

  /** Month of constant prices. */
  base = newestDecember(ipca);

  use(indices: PriceIndices): void {
    this.indices = indices;
    this.newest = newestMonth(indices);
    this.base = newestDecember(indices);
  }

  /** Like `priceFactor`, to the prices of `base`. */
  factor(year: number, basis: PriceBasis): number | undefined {
    return priceFactor(year, basis, this.base, this.indices);
  }
}
