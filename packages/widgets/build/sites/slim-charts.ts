import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Packages that chart libraries import whole: name → the exports that charts use, and our
 * replacement.
 */
const standIns: Readonly<Record<string, { module?: string; exports: readonly string[] }>> = {
  // Our maps have their own projection and draw no graticule.
  'd3-geo': {
    module: join(import.meta.dirname, 'plain-geo.ts'),
    exports: ['geoContains', 'geoPath'],
  },
  // Our maps set their own colours, but the scale still calls an interpolator.
  'd3-scale-chromatic': { exports: [] },
  // Our charts use few colour notations.
  '@kurkle/color': { module: join(import.meta.dirname, 'plain-color.ts'), exports: ['Color'] },
};

/** Source of a module with the used exports of a package, and stubs for the rest. */
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

/** Unused parts of Chart.js: name of a function or variable → text to replace in its code. */
const unused: Readonly<Record<string, [pattern: RegExp, replacement: string]>> = {
  // Our points are circles.
  'function drawPointLegend': [/case ['"]triangle['"]:[^]*?(?=case false:)/, ''],
  // Our legends are HTML.
  'class DoughnutController': [
    /(?<=static overrides = \{\s*aspectRatio: 1,)\s*plugins:[^]*?(?=\s*\};\s*constructor)/,
    '',
  ],
  // Our charts find marks by index, by point or by distance.
  'var Interaction': [
    /dataset ?\(chart[^]*?(?=point ?\(chart)|,\s*x ?\(chart[^]*(?=\s*\}\s*\};)/g,
    '',
  ],
  // Our charts keep the default easing, and tooltips are linear.
  'const effects': [
    /(?<=effects = )\{[^]*\}(?=;\s*export)/,
    '{ linear: (t) => t, easeOutQuart: (t) => 1 - (1 - t) ** 4 }',
  ],
};

/**
 * Removes the point shapes, easings, interaction modes, legends, colour notations, projections and
 * colour schemes that our charts do not use. The libraries look most of them up by name, so no
 * bundler can tree-shake them. Together, they make up more than a seventh of a page with one map.
 */
export const slimCharts = (): Plugin => ({
  name: 'slim-charts',
  enforce: 'pre',
  resolveId: (name) => (name in standIns ? PREFIX + name : undefined),
  load: async (id) =>
    id.startsWith(PREFIX)
      ? { code: await slimSource(id.slice(PREFIX.length)), moduleSideEffects: false }
      : undefined,
  transform: {
    filter: { id: /\/chart\.js\/dist\/(chunks\/index|chart)\.js\?part=/ },
    handler(code) {
      const found = Object.entries(unused).find(([text]) => code.includes(text));
      if (!found) return undefined;
      const [start, [pattern, replacement]] = found;
      if (!pattern.test(code)) this.error(`Chart.js has another "${start}" than expected.`);
      return code.replace(pattern, replacement);
    },
  },
});
