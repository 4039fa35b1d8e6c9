import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.mdx', '../stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: 'Documentação' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The documentation comes from the declarations.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
