import { attributeOf, defineElement } from '@observatorio/widgets';
import { filters as groupNamed } from '@observatorio/widgets/bus';
import { createElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type BuilderState, type PreviewWidth, previewGroup, previewWidths } from './builder-state';
import { lookStyle } from './look';

interface PreviewProps {
  state: BuilderState;
  onWidth: (width: PreviewWidth) => void;
}

type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes of the previewed element. */
function previewAttributes(state: BuilderState): Attributes {
  const { filters, attributes } = state;
  return {
    ...Object.fromEntries(
      Object.entries(filters).map(([name, codes]) => [attributeOf(name), codes.join(',')]),
    ),
    ...Object.fromEntries(
      Object.entries(attributes).map(([name, text]) => [attributeOf(name), text]),
    ),
    group: previewGroup(state),
  };
}

/**
 * Sets the attributes and style of an element, and removes all other attributes. As a prop, a
 * removed attribute would become an empty one, because Preact sets properties of custom elements.
 */
function useAttributes(
  ref: RefObject<HTMLElement | null>,
  attributes: Attributes,
  style: string,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.cssText = style;
    for (const name of element.getAttributeNames()) {
      if (name !== 'style' && !Object.hasOwn(attributes, name)) element.removeAttribute(name);
    }
    for (const [name, text] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  });
}

/** The live element, with the chosen attributes, width and theme. */
export function Preview({ state, onWidth }: PreviewProps) {
  const { declaration, attributes, look, width } = state;
  const style = lookStyle(look, attributes.theme);
  const { tag } = declaration;
  const element = useRef<HTMLElement>(null);
  useAttributes(element, previewAttributes(state), style);
  useEffect(() => defineElement(declaration), [declaration]);
  // A change in the fields resets the filters set by clicks in the preview.
  useEffect(() => groupNamed(previewGroup(state), state.declaration.area.family).clear(), [state]);
  const theme = attributes.theme === 'auto' ? undefined : attributes.theme;
  return (
    <div className="builder-beside">
      <fieldset className="builder-widths">
        <legend>Prévia na largura de</legend>
        {Object.entries(previewWidths).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="largura"
              value={value}
              checked={width === value}
              onChange={() => onWidth(value as PreviewWidth)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <section className="builder-preview" aria-label="Prévia" data-theme={theme}>
        <div data-width={width}>
          {createElement(tag, { key: `${tag} ${attributes.group} ${style}`, ref: element })}
        </div>
      </section>
      <p className="quiet">Clique à vontade: só o que está nos campos vai para o código.</p>
    </div>
  );
}
