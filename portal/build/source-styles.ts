import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = '\0source-styles:';

/**
 * Vite plugin for development, in place of the style sheets that the build of the elements writes:
 * generates the tokens in the browser, so that a changed colour shows at once, and reserves no space
 * for elements that are not defined yet, which would need the code of all elements.
 */
export function sourceStyles(root: string): Plugin {
  const tokens = JSON.stringify(join(root, '../packages/widgets/src/tokens.ts'));
  const modules: Readonly<Record<string, string>> = {
    '@observatorio/widgets/tokens.css': `import { tokens } from ${tokens};
      const style = document.createElement('style');
      style.textContent = tokens;
      document.head.append(style);`,
    '@observatorio/widgets/reserve.css': 'export {};',
  };
  return {
    name: 'source-styles',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `${PREFIX}${id}.js` : undefined),
    load: (id) =>
      id.startsWith(PREFIX) ? modules[id.slice(PREFIX.length, -'.js'.length)] : undefined,
  };
}
