import type { Plugin } from 'esbuild';

/** What the map chart needs of each package that chartjs-chart-geo imports whole. */
const needed: Readonly<Record<string, readonly string[]>> = {
  // Our maps draw no graticule.
  'd3-geo': ['geoContains', 'geoMercator', 'geoPath'],
  // The map brings its own colours; the scale asks for one all the same.
  'd3-scale-chromatic': [],
};

const names = (package_: string) => new RegExp(`^${package_}$`);

/** `export` statements for all that a package exports, of which only the needed is real. */
async function slimmed(package_: string): Promise<string> {
  const real = needed[package_] ?? [];
  const others = Object.keys(await import(package_)).filter((name) => !real.includes(name));
  return [
    real.length > 0 ? `export { ${real.join(', ')} } from '${package_}';` : '',
    `const none = () => 'transparent';`,
    `export { ${others.map((name) => `none as ${name}`).join(', ')} };`,
  ].join('\n');
}

/**
 * chartjs-chart-geo looks projections and colour schemes up by name, so that no bundler can drop
 * those that nobody names: a seventh of a page with one map.
 */
export function slimMaps(): Plugin {
  return {
    name: 'slim-maps',
    setup(build) {
      for (const package_ of Object.keys(needed)) {
        build.onResolve({ filter: names(package_) }, ({ importer, resolveDir }) =>
          importer.includes('chartjs-chart-geo')
            ? { path: package_, namespace: 'slim-maps', pluginData: resolveDir }
            : undefined,
        );
      }
      build.onLoad({ filter: /.*/, namespace: 'slim-maps' }, async ({ path, pluginData }) => ({
        contents: await slimmed(path),
        resolveDir: pluginData,
      }));
    },
  };
}
