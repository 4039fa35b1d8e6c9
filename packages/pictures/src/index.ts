export { type Pictures, PicturesUnavailableError, picturesOf } from './pictures';
export type { DrawnPicture, PictureOrder, PictureOutput } from './protocol';
