import { attributeOf, defineElement } from '@observatorio/widgets';
import { filters as groupNamed } from '@observatorio/widgets/bus';
import { createElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type BuilderState, type PreviewWidth, previewGroup, previewWidths } from './builder-state';

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
 * Sets the attributes of an element, and removes all others. As a prop, a removed attribute would
 * become an empty one, because Preact sets properties of custom elements.
 */
function useAttributes(ref: RefObject<HTMLElement | null>, attributes: Attributes): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    for (const name of element.getAttributeNames()) {
      if (!Object.hasOwn(attributes, name)) element.removeAttribute(name);
    }
    for (const [name, text] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  });
}

/** The live element, with the chosen attributes, width and theme. */
export function Preview({ state, onWidth }: PreviewProps) {
  const { declaration, attributes, width } = state;
  const { tag } = declaration;
  const element = useRef<HTMLElement>(null);
  useAttributes(element, previewAttributes(state));
  useEffect(() => defineElement(declaration), [declaration]);
  // A change in the fields resets the filters set by clicks in the preview.
  useEffect(() => groupNamed(previewGroup(state), state.declaration.area.family).clear(), [state]);
  const theme = attributes.theme === 'auto' ? undefined : attributes.theme;
  return (
    <>
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
          {createElement(tag, { key: `${tag} ${attributes.group}`, ref: element })}
        </div>
      </section>
      <p className="quiet">Clique à vontade: só o que está nos campos acima vai para o código.</p>
    </>
  );
}
