import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../packages/widgets/build/baseline.ts';
import { compileHint } from '../packages/widgets/build/compile-hint.ts';
import { viteLicences } from '../packages/widgets/build/licences.ts';
import { preactAliases } from '../packages/widgets/build/preact-aliases.ts';
import { slimCharts } from '../packages/widgets/build/sites/slim-charts.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { pageDataPlugin } from './build/page-data.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { sourceStyles } from './build/source-styles.ts';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Relative, because the server writes the base path into the page.
  base: './',
  plugins: [
    react(),
    command === 'build'
      ? [
          pageDataPlugin(import.meta.dirname),
          slimCharts(),
          viteLicences(join(import.meta.dirname, '..')),
          compileHint(/^(?:libraries|main|pages|.*elements)$/),
          prerenderPages(import.meta.dirname),
        ]
      : [sourceStyles(import.meta.dirname)],
  ],
  resolve: {
    // Saves 49 KB before a page can show anything. The elements run on preact on other sites too.
    // In development, React itself replaces changed components in the open page.
    alias:
      command === 'build'
        ? preactAliases(join(import.meta.dirname, 'build/react-on-preact.mjs'))
        : [],
  },
  // A page of hundreds of modules opens in a second instead of four.
  experimental: { bundledDev: true },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: buildTargets,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: command === 'build' ? [{ name: chunkGroups(import.meta.dirname) }] : [],
        },
      },
    },
  },
}));
