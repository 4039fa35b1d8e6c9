/** Design tokens as CSS text, of which the build makes `tokens.css`, for the look of the portal. */
export { tokens } from '@observatorio/ui';
