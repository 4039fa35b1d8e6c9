// Storybook compiles this file with the classic JSX transform.

import { themes } from '@observatorio/ui/tokens';
import React from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { widthOf, widths } from '../stories/support/viewports';

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

/**
 * Selects the width of the element on its documentation page; stories use Storybook's viewport
 * tool.
 */
function WidthTool() {
  const [{ viewport }, updateGlobals] = useGlobals();
  const name: string = viewport?.value ?? '';
  return (
    <select
      aria-label="Largura do elemento"
      value={widthOf(name) ? name : ''}
      style={{ alignSelf: 'center', font: 'inherit' }}
      onChange={({ currentTarget }) =>
        updateGlobals({ viewport: { value: currentTarget.value || undefined, isRotated: false } })
      }
    >
      <option value="">Largura da página</option>
      {Object.entries(widths).map(([key, width]) => (
        <option key={key} value={key}>
          {width} px
        </option>
      ))}
    </select>
  );
}

const ID = 'observatorio/width';

addons.register(ID, () => {
  addons.add(ID, {
    type: types.TOOL,
    title: 'Largura',
    match: ({ viewMode }) => viewMode === 'docs',
    render: () => <WidthTool />,
  });
});
