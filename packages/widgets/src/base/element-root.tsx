import { keepFocus } from '@observatorio/ui';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import type { CommonProps, Declaration } from './declaration';
import { ElementProvider } from './element-context';
import { usePageTheme } from './use-page-theme';

interface RootProps extends CommonProps {
  /** The shadow root, as r2wc passes it. */
  container: ShadowRoot;
}

/** Wraps a component in the language, theme and host context of its element. */
export function elementRoot(declaration: Declaration): ComponentType<RootProps> {
  const { Component } = declaration;
  return function ElementRoot({ container, ...props }) {
    useLayoutEffect(() => container.querySelector('.reserve')?.remove(), [container]);
    const theme = usePageTheme(props.theme);
    useEffect(() => keepFocus(container), [container]);
    return (
      <ElementProvider value={{ host: container.host as HTMLElement, declaration, theme }}>
        <div lang="pt-BR" data-theme={theme}>
          <Component {...props} />
        </div>
      </ElementProvider>
    );
  };
}
