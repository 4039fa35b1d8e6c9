import { keepFocus } from '@observatorio/ui';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import type { CommonProps, Declaration } from './declaration';
import { ElementProvider } from './element-context';
import { warnAboutIgnored } from './ignored-filters';
import { usePageTheme } from './use-page-theme';

interface RootProps extends CommonProps {
  /** The shadow root, as r2wc passes it. */
  container: ShadowRoot;
}

/** Wraps a component in the language, theme and host context of its element. */
export function elementRoot({ tag, area, Component }: Declaration): ComponentType<RootProps> {
  return function ElementRoot({ container, ...props }) {
    useLayoutEffect(() => container.querySelector('.reserve')?.remove(), [container]);
    const { ignore = '' } = props;
    useEffect(() => warnAboutIgnored(tag, area.filters, ignore), [ignore]);
    const theme = usePageTheme(props.theme);
    useEffect(() => keepFocus(container), [container]);
    return (
      <ElementProvider value={{ host: container.host as HTMLElement, theme }}>
        <div lang="pt-BR" dir="ltr" data-theme={theme}>
          <Component {...props} />
        </div>
      </ElementProvider>
    );
  };
}
