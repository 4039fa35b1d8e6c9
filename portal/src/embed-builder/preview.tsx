import { attributeOf, defineElement } from '@observatorio/widgets';
import { filters as groupNamed } from '@observatorio/widgets/bus';
import { createElement, useEffect } from 'react';
import { type BuilderState, type PreviewWidth, previewGroup, previewWidths } from './builder-state';

interface PreviewProps {
  state: BuilderState;
  onWidth: (width: PreviewWidth) => void;
}

/** Returns the attributes of the previewed element. */
function previewAttributes(state: BuilderState) {
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

/** The live element, with the chosen attributes, width and theme. */
export function Preview({ state, onWidth }: PreviewProps) {
  const { declaration, attributes, width } = state;
  const { tag } = declaration;
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
          {createElement(tag, { key: `${tag} ${attributes.group}`, ...previewAttributes(state) })}
        </div>
      </section>
      <p className="quiet">Clique à vontade: só o que está nos campos acima vai para o código.</p>
    </>
  );
}
