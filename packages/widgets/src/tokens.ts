/** Design tokens as CSS text, for pages that match the look of the tags. */
export { tokens } from '@observatorio/ui';
