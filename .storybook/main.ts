import type { StorybookConfig } from '@storybook/react-vite';
import { generateStories } from './generate-stories.ts';

export default {
  framework: '@storybook/react-vite',
  // The sidebar shows them in this order.
  stories: ['../stories/introducao.mdx', '../stories/guias/*.mdx', ...(await generateStories())],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: 'Documentação' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Documentation is generated from the declarations instead.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
