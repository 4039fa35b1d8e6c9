import type { PictureRequest } from '@observatorio/contract';
import { catalogue, type Declaration } from '@observatorio/widgets';
import { renderToStaticMarkup } from 'react-dom/server';
import { ElementProvider } from '../../widgets/src/base/element-context';
import './settle-groups';
import { type Rendering, type ShownCard, within } from './rendering';

/** Elements of the catalogue by tag. */
export const elements: ReadonlyMap<string, Declaration> = new Map(
  catalogue.map((declaration: Declaration) => [declaration.tag, declaration]),
);

/** Stub for the host element in the page. */
const hostOf = (localName: string) =>
  ({
    localName,
    querySelector: () => null,
    hasAttribute: () => false,
  }) as unknown as HTMLElement;

/** Converts filters to element properties. */
const propsOf = ({ filters, heading, theme }: PictureRequest) => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, codes]) => [name, codes.join(',')])),
  theme,
  ...(heading !== undefined && { heading }),
});

/** Renders a card once. Throws for elements that require a browser. */
export function renderCard(
  declaration: Declaration,
  request: PictureRequest,
  rendering: Rendering,
): ShownCard {
  const { tag, Component } = declaration;
  within(rendering, () => {
    renderToStaticMarkup(
      <ElementProvider value={{ host: hostOf(tag), declaration, theme: request.theme }}>
        <Component {...propsOf(request)} />
      </ElementProvider>,
    );
  });
  return rendering.shown;
}
