import { filters } from '@observatorio/bus';
import { keepFocus, RefusedStrip } from '@observatorio/ui';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { attributeOf, type CommonProps, type Declaration, propsOf } from './declaration';
import { ElementProvider } from './element-context';
import { ErrorBoundary } from './error-boundary';
import { warnAboutIgnored } from './ignored-filters';
import { lacksOwnRows, rejectOwnRows } from './reject-own-rows';
import { refusalInWords, useFixedFilters, warnAboutRefused } from './use-fixed-filters';
import { useOwnChildren } from './use-own-children';
import { SCHEME_CLASS, usePageTheme } from './use-page-theme';
import { warnAboutUnknown } from './warn';

interface RootProps extends CommonProps {
  /** The shadow root, as r2wc passes it. */
  container: ShadowRoot;
}

/** Wraps a component in the language, theme and host context of its element. */
export function elementRoot(declaration: Declaration): ComponentType<RootProps> {
  const { tag, area, kind } = declaration;
  const Component = lacksOwnRows(declaration)
    ? rejectOwnRows(declaration.Component)
    : declaration.Component;
  const names = Object.keys(propsOf(declaration)).map(attributeOf);
  return function ElementRoot({ container, ...props }) {
    const host = container.host as HTMLElement;
    const children = useOwnChildren(
      host,
      declaration,
      filters(props.group || area.family, area.family),
    );
    useLayoutEffect(() => container.querySelector('.unmounted')?.remove(), [container]);
    const { ignore = '' } = props;
    useEffect(() => warnAboutUnknown(host, names), [host]);
    useEffect(() => warnAboutIgnored(tag, area.filters, ignore), [ignore]);
    const { refused } = useFixedFilters(area.filters, props);
    useEffect(() => warnAboutRefused(tag, refused), [refused]);
    const theme = usePageTheme(host, props.theme);
    useEffect(() => keepFocus(container), [container]);
    return (
      <ElementProvider value={{ host, declaration, theme }}>
        <i className={SCHEME_CLASS} />
        {children !== 'done' && <slot className={children === 'waiting' ? 'reserve' : undefined} />}
        <div lang="pt-BR" dir="ltr" data-theme={theme} hidden={children === 'waiting'}>
          {kind === 'filters' && refused.length > 0 && (
            <RefusedStrip>
              {refusalInWords(refused)} Os campos abaixo funcionam sem essa escolha.
            </RefusedStrip>
          )}
          <ErrorBoundary tag={declaration.tag}>
            <Component {...props} />
          </ErrorBoundary>
        </div>
      </ElementProvider>
    );
  };
}
