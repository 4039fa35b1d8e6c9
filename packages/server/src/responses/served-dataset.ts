import type { AnyDataset } from '@observatorio/contract';
import { endpoints } from './data-responses';

const byPath = new Map(endpoints.map(({ dataset }) => [dataset.path, dataset]));

/** Returns the dataset that the store serves at the path of another, such as a card's own copy. */
export const servedDataset = (dataset: AnyDataset): AnyDataset =>
  byPath.get(dataset.path) ?? dataset;
