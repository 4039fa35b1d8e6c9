/** The design tokens as CSS text, for pages that want to look like the tags on them. */
export { tokens } from '@observatorio/ui';
