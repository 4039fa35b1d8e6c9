import {
  ipca,
  type Month,
  newestDecember,
  type PriceBasis,
  type PriceIndices,
  priceFactor,
} from '@observatorio/domain';

/** The price index in force, which imports extend. */
export class Prices {
  private indices: PriceIndices = ipca;

  use(indices: PriceIndices): void {
    this.indices = indices;
  }

  /** Newest month of the index. */
  get newest(): Month | undefined {
    return [...this.indices.keys()].at(-1);
  }

  /** Month of constant prices. */
  get base(): Month {
    return newestDecember(this.indices);
  }

  /** Like `priceFactor`, to the prices of `base`. */
  factor(year: number, basis: PriceBasis): number | undefined {
    return priceFactor(year, basis, this.base, this.indices);
  }
}
