import { CardFrame, type HeadingLevel, Notice } from '@observatorio/ui';
import { type ComponentType, useEffect } from 'react';
import type { CommonProps, Declaration, Props } from './declaration';
import { emit, useElement } from './element-context';
import { useJsonChild } from './use-json-child';

/** Whether an element is a card that does not support the page's own rows. */
export const lacksOwnRows = ({ kind, props = {} }: Declaration): boolean =>
  kind !== 'filters' && !('rows' in props);

/** Undocumented property, defined only so that a card can reject it. */
export const refusedRows: Props = {
  rows: { type: 'json', passInvalidJson: true, description: '' },
};

const NO_OWN_ROWS = 'Este elemento não desenha dados da própria página.';

/**
 * Hides a card's figures when its page provides rows, because readers would mistake the figures for
 * the page's data.
 */
export function rejectOwnRows(Component: ComponentType<any>): ComponentType<any> {
  return function RejectOwnRows(props: CommonProps & { rows?: unknown }) {
    const { host, declaration } = useElement();
    const child = useJsonChild(host);
    const isGiven = props.rows !== undefined || child !== null;
    useEffect(() => {
      if (!isGiven) return;
      console.warn(
        `<${host.localName}>: este elemento não desenha linhas da própria página (rows, ou um filho JSON), e por isso não mostra números. Os que desenham têm “rows” na documentação.`,
      );
      emit(host, 'data-error', {
        dataset: 'rows',
        message: NO_OWN_ROWS,
        status: undefined,
        years: undefined,
      });
    }, [host, isGiven]);
    if (!isGiven) return <Component {...props} />;
    return (
      <CardFrame
        title={props.heading ?? declaration.title}
        name={declaration.title}
        headingLevel={(props.headingLevel ?? 2) as HeadingLevel}
        summary=""
      >
        <Notice title="Sem dados">
          {NO_OWN_ROWS} O cartão não mostra números, porque seriam os de outra fonte.
        </Notice>
      </CardFrame>
    );
  };
}
