/** Design tokens as CSS text; the build writes them to `tokens.css` for the portal. */
export { tokens } from '@observatorio/ui';
