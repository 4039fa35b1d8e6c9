import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What charts use of packages that their libraries import as a whole: package → our stand-in. */
const standIns: Readonly<Record<string, { module?: string; exports: readonly string[] }>> = {
  // Our maps have their own projection, and draw no graticule.
  'd3-geo': {
    module: join(import.meta.dirname, 'plain-geo.ts'),
    exports: ['geoContains', 'geoPath'],
  },
  // Our maps set their own colours, but the scale still calls an interpolator.
  'd3-scale-chromatic': { exports: [] },
  // Our charts have few notations of colours.
  '@kurkle/color': { module: join(import.meta.dirname, 'plain-color.ts'), exports: ['Color'] },
};

/** Source of a module that exports the used names of a package, and stubs for the others. */
async function slimSource(packageName: string): Promise<string> {
  const { module, exports = [] } = standIns[packageName] ?? {};
  const unused = Object.keys(await import(packageName)).filter((name) => !exports.includes(name));
  return [
    module ? `export { ${exports.join(', ')} } from ${JSON.stringify(module)};` : '',
    `const stub = () => 'transparent';`,
    `export { ${unused.map((name) => `stub as ${name}`).join(', ')} };`,
  ].join('\n');
}

const PREFIX = '\0slim:';

/**
 * Replaces projections and colour schemes that our maps do not use, and most notations of colours.
 * chartjs-chart-geo looks them up by name, so that no bundler can drop them; they are a seventh of a
 * page with one map.
 */
export const slimCharts = (): Plugin => ({
  name: 'slim-charts',
  enforce: 'pre',
  resolveId: (name) => (name in standIns ? PREFIX + name : undefined),
  load: async (id) =>
    id.startsWith(PREFIX)
      ? { code: await slimSource(id.slice(PREFIX.length)), moduleSideEffects: false }
      : undefined,
});
