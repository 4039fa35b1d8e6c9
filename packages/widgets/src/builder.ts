/** Modules for the page on which readers configure an embed. */
export { Combobox, copyFrom, fieldStyles, type Option, Select } from '@observatorio/ui';
export { narrowReserve } from './base/reserve';
export { type CardState, cardStateOf } from './card/card-state';
export {
  type EmbeddedTag,
  embedCode,
  frameCode,
  npmCode,
  PICTURE_WIDTH,
  pictureAddress,
  pictureCode,
} from './card/embed-code';
export { newestRelease, type Release } from './card/embed-release';
