import '@observatorio/widgets/register';
import './preview.css';
import { defineDelayedDefaults } from '@observatorio/widgets/bus';
import { installFixtureApis } from '@observatorio/widgets/fixtures/api';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure, expect, waitFor } from 'storybook/test';
import { comparedLogs, expectLogs, watchConsole } from '../stories/support/console-watch';
import { DocsFrame } from '../stories/support/docs-frame';
import { drainMissing } from '../stories/support/frozen-responses';
import { guideCode } from '../stories/support/guide-code';
import { viewports } from '../stories/support/viewports';

document.documentElement.lang = 'pt-BR';
installFixtureApis();
// Removes the delayed defaults: each story sets its own filters.
defineDelayedDefaults('graduate');
watchConsole();
// Generous, because parallel tests share the CPU.
configure({ asyncUtilTimeout: 15_000 });

// Lazy, because only documentation pages need it, and tests never open them.
const ElementPage = lazy(() => import('../stories/support/element-page'));

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    docs: {
      container: DocsFrame,
      components: guideCode,
      page: () => (
        <Suspense>
          <ElementPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    theme: {
      description: 'Tema dos elementos e da documentação',
      toolbar: {
        title: 'Tema',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Tema do sistema' },
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Escuro' },
          { value: 'contrast', title: 'Alto contraste' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'auto' },
  beforeEach({ parameters }) {
    expectLogs(parameters.expectedLogs);
    drainMissing();
  },
  async afterEach({ viewMode }) {
    if (viewMode !== 'story') return;
    // The request for filter names may fail later than the request for the rows.
    await waitFor(() => {
      const { logged, expected } = comparedLogs();
      return expect(logged, 'console output').toEqual(expected);
    });
    await expect(drainMissing(), 'addresses for `npm run freeze -- ADDRESS…`').toEqual([]);
  },
} satisfies Preview;
