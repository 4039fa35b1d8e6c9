import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHint } from '../packages/widgets/build/compile-hint.ts';
import { viteLicences } from '../packages/widgets/build/licences.ts';
import { slimCharts } from '../packages/widgets/build/sites/slim-charts.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { prerenderPages } from './build/prerender-pages.ts';

/**
 * Preact in place of React saves 49 KB of the download before a page can show anything. The
 * elements also use it on other sites.
 */
const preact = {
  react: join(import.meta.dirname, 'build/react-on-preact.mjs'),
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'use-sync-external-store/shim': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
};

export default defineConfig({
  root: import.meta.dirname,
  // Relative, because the server writes the base path into the page.
  base: './',
  plugins: [
    react(),
    slimCharts(),
    viteLicences(join(import.meta.dirname, '..')),
    compileHint(/^(?:libraries|main|pages|.*elements)$/),
    prerenderPages(import.meta.dirname),
  ],
  resolve: {
    alias: Object.entries(preact).map(([name, replacement]) => ({
      find: new RegExp(`^${name}$`),
      replacement,
    })),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkGroups(import.meta.dirname) }],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
