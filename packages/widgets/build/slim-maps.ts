import type { Plugin } from 'esbuild';

/** Exports that the map chart uses, of packages that chartjs-chart-geo imports as namespaces. */
const usedExports: Readonly<Record<string, readonly string[]>> = {
  // Our maps draw no graticule.
  'd3-geo': ['geoContains', 'geoMercator', 'geoPath'],
  // Our maps set their own colours, but the scale still calls an interpolator.
  'd3-scale-chromatic': [],
};

const exactly = (packageName: string) => new RegExp(`^${packageName}$`);

/** Source of a package that re-exports the used names and stubs the unused. */
async function slimSource(packageName: string): Promise<string> {
  const used = usedExports[packageName] ?? [];
  const unused = Object.keys(await import(packageName)).filter((name) => !used.includes(name));
  return [
    used.length > 0 ? `export { ${used.join(', ')} } from '${packageName}';` : '',
    `const stub = () => 'transparent';`,
    `export { ${unused.map((name) => `stub as ${name}`).join(', ')} };`,
  ].join('\n');
}

/**
 * Replaces unused projections and colour schemes with stubs. chartjs-chart-geo looks them up by
 * name, so that no bundler can drop them; they are a seventh of a page with one map.
 */
export function slimMaps(): Plugin {
  return {
    name: 'slim-maps',
    setup(build) {
      for (const packageName of Object.keys(usedExports)) {
        build.onResolve({ filter: exactly(packageName) }, ({ importer, resolveDir }) =>
          importer.includes('chartjs-chart-geo')
            ? { path: packageName, namespace: 'slim-maps', pluginData: resolveDir }
            : undefined,
        );
      }
      build.onLoad({ filter: /.*/, namespace: 'slim-maps' }, async ({ path, pluginData }) => ({
        contents: await slimSource(path),
        resolveDir: pluginData,
      }));
    },
  };
}
