import '@observatorio/widgets/register';
import './preview.css';
import { defineDelayedDefaults } from '@observatorio/widgets/bus';
import { installFixtureApis } from '@observatorio/widgets/fixtures/api';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure, expect } from 'storybook/test';
import { comparedLogs, expectLogs, watchConsole } from '../stories/support/console-watch';

document.documentElement.lang = 'pt-BR';
installFixtureApis();
// No delayed defaults: each story sets its own filters.
defineDelayedDefaults('graduate');
watchConsole();
// Generous, because other tests may load the processors.
configure({ asyncUtilTimeout: 5_000 });

// Loaded only for documentation pages, which the tests never open.
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
      page: () => (
        <Suspense>
          <ElementPage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        narrow: { name: '320 px', type: 'mobile', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  beforeEach({ parameters }) {
    expectLogs(parameters.expectedLogs);
  },
  async afterEach({ viewMode }) {
    if (viewMode !== 'story') return;
    const { logged, expected } = comparedLogs();
    await expect(logged, 'what the console shows').toEqual(expected);
  },
} satisfies Preview;
