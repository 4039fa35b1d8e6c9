import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumArguments, chromiumPath, isHeaded } from './support/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Vitest requires the same value for all projects that run concurrently. The browsers of two of
 * them keep the processors busy while the third one's tests wait.
 */
const maxWorkers = availableParallelism();

/** Returns a new object for each project, because Vitest mutates its configuration. */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: !isHeaded,
  // With few processors, one page per project keeps them busy; parallel pages would load everything
  // twice.
  fileParallelism: maxWorkers > 3,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: chromiumPath({ full: isHeaded }),
      args: chromiumArguments,
    },
  }),
  instances: [{ browser: 'chromium' }],
});

/** Timeout of `expect.poll`, in ms. The default of one second is too short under load. */
const expectation = { poll: { timeout: 20_000 } };

/**
 * Includes the style sheets that elements import as text. Vitest replaces all others with empty
 * files.
 */
const css = { include: [/\.css\?inline$/] };

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          css,
          include: [
            'packages/*/{src,build}/**/*.test.{ts,tsx}',
            'portal/src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**'],
          // With isolation, half the run time would go to reloading modules.
          isolate: false,
          maxWorkers,
          testTimeout: 180_000,
          expect: expectation,
          hookTimeout: 180_000,
        },
      },
      {
        root,
        plugins: [react()],
        // If Vite discovered these during a run, it would bundle React a second time.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@r2wc/react-to-web-component',
            '@preact/signals-core',
            '@preact/signals-react/runtime',
            'chart.js',
            'chartjs-chart-geo',
            'chartjs-chart-treemap',
            'd3-geo',
            'minisearch/SearchableMap',
            'react-chartjs-2',
            'topojson-client',
          ],
        },
        test: {
          name: 'browser',
          css,
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          expect: expectation,
          browser: browser(),
        },
      },
      {
        root,
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: {
          name: 'storybook',
          css,
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          expect: expectation,
          browser: browser(),
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          // The applications take a minute and have their own script: `npm run test:package`.
          include: process.env.PACKAGE_APPS
            ? ['tests/e2e/{package-apps,guias}.test.ts']
            : ['tests/e2e/**/!(package-apps).test.ts'],
          globalSetup: 'tests/support/shared-server.ts',
          setupFiles: 'tests/support/await-server.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // A busy machine can starve a browser; the report marks tests that needed a second attempt.
          retry: 1,
          expect: expectation,
          // All of a worker's files share one browser.
          isolate: false,
          // Runs after all other projects.
          sequence: { groupOrder: 1 },
          // These tests also wait for their browsers.
          maxWorkers: maxWorkers + 1,
        },
      },
    ],
  },
});
