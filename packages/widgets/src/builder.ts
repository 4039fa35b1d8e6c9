/** Modules for the page on which readers configure an embed. */

export { Combobox, copyFrom, fieldStyles, type Option, Select } from '@observatorio/ui';
export { contrast } from '@observatorio/ui/contrast';
export { themes } from '@observatorio/ui/tokens';
export { narrowHeight } from './base/reserve';
export {
  embedCode,
  frameCode,
  npmCode,
  type PastedTag,
  PICTURE_WIDTH,
  pictureAddress,
  pictureCode,
} from './card/embed/embed-code';
export { type EmbedRelease, newestRelease } from './card/embed/embed-release';
export { optionLists } from './card/fields/option-lists';
export { cardStateOf, type FrameState } from './card/frame/card-state';
