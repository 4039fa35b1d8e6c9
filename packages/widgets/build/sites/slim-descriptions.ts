import type { Plugin } from 'vite';

const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`)/g;

/**
 * Empties the descriptions of elements and properties, which only manifests, types and
 * documentation use.
 */
export const slimDescriptions = (): Plugin => ({
  name: 'slim-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:cards|widgets)\/src\// },
    handler: (code) => code.replace(DESCRIPTION, "description: ''"),
  },
});
