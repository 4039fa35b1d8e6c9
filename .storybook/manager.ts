import { themes } from '@observatorio/ui/tokens';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Elementos do Observatório',
    brandTarget: '_self',
    brandUrl: './',
    colorPrimary: themes.light.primary,
    colorSecondary: themes.light.primary,
    appBg: themes.light.surface,
  }),
});
