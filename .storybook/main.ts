import type { AreaName } from '@observatorio/contract';
import type { StorybookConfig } from '@storybook/react-vite';

/** The stories of each area, in the order of the sidebar. */
const areaStories = {
  labour: '../stories/labour-*.stories.tsx',
  graduate: '../stories/graduate-*.stories.tsx',
  occupation: '../stories/occupation-*.stories.tsx',
  profile: '../stories/profile-*.stories.tsx',
  course: '../stories/{course,home}-*.stories.tsx',
  imbalance: '../stories/imbalance-*.stories.tsx',
} satisfies Record<AreaName, string>;

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', ...Object.values(areaStories)],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: 'Documentação' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The documentation comes from the declarations.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
