import type { AreaName } from '@observatorio/contract';
import type { StorybookConfig } from '@storybook/react-vite';

/** Story globs by area, in sidebar order. */
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
  // Documentation is generated from the declarations instead.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
