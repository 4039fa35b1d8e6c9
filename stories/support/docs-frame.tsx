import { type ThemeName, themes } from '@observatorio/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import { useToolbar } from './storybook-globals';
import { useScheme } from './use-scheme';

function docsTheme(name: ThemeName) {
  const { surface, raised, text, quiet, line, primary } = themes[name];
  return create({
    base: name === 'light' ? 'light' : 'dark',
    fontBase: 'Poppins, system-ui, sans-serif',
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: surface,
    appContentBg: raised,
    appPreviewBg: raised,
    appBorderColor: line,
    textColor: text,
    textMutedColor: quiet,
    barBg: raised,
    inputBg: raised,
    inputTextColor: text,
    inputBorder: line,
  });
}

const docsThemes = {
  light: docsTheme('light'),
  dark: docsTheme('dark'),
  contrast: docsTheme('contrast'),
};

/** Custom properties for the documentation's style sheet. */
const colorsOf = (name: ThemeName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(themes[name]).map(([color, value]) => [`--docs-${color}`, value]),
  );

/** A documentation page in the theme selected in the toolbar. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(useToolbar().theme);
  return (
    <DocsContainer context={context} theme={docsThemes[scheme]}>
      <div
        className="docs"
        style={{ ...colorsOf(scheme), colorScheme: scheme === 'light' ? 'light' : 'dark' }}
      >
        {children}
      </div>
    </DocsContainer>
  );
}
