import { type Declaration, eventsOf, partNamesOf, slotsOf } from '@observatorio/widgets';
import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guidanceFor } from './chart-guide';
import { declarationOf } from './declaration-of';
import { DocTable } from './doc-table';
import { keysOf } from './keyboard';
import { LiveElement } from './live-element';
import { TokenTable } from './token-table';
import type { DocsStory } from './use-story-args';

/** Whether an element's styles use the competency shades. */
const readsShades = ({ styles = [] }: Declaration): boolean =>
  styles.some((sheet) => sheet.includes('--obs-shade-'));

function States({ stories }: { stories: readonly DocsStory[] }) {
  return (
    <div className="states">
      {stories.map(({ id, name, moduleExport }) => (
        <figure key={id}>
          <figcaption>{name}</figcaption>
          <Story of={moduleExport} />
        </figure>
      ))}
    </div>
  );
}

/** Documentation page of an element, generated from its declaration. */
export default function ElementPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first, ...others] = useContext(DocsContext).componentStories();
  const declaration = declarationOf(preparedMeta.parameters.tag);
  const { tag, title, description } = declaration;
  const { question, instead } = guidanceFor(tag);
  return (
    <>
      <h1>{title}</h1>
      <p className="tag-name">
        <code>{`<${tag}>`}</code>
      </p>
      <p>{description}</p>
      <dl className="guidance sb-unstyled">
        <dt>Responde à pergunta</dt>
        <dd>{question}</dd>
        <dt>Quando usar outro</dt>
        <dd>{instead}</dd>
      </dl>
      {first && <LiveElement declaration={declaration} story={first} />}
      <h2>Estados</h2>
      <States stories={others} />
      <h2>Para scripts e estilos da página</h2>
      <DocTable
        title="Eventos"
        heads={['Evento', 'Descrição']}
        rows={Object.entries(eventsOf(declaration))}
      />
      <DocTable
        title="Slots"
        heads={['Slot', 'Descrição']}
        rows={Object.entries(slotsOf(declaration))}
      />
      <DocTable
        title="Partes, para ::part(nome)"
        heads={['Parte', 'Descrição']}
        rows={Object.entries(partNamesOf(declaration))}
      />
      <h3>Propriedades de CSS, em cada tema</h3>
      <TokenTable hasShades={readsShades(declaration)} />
      <h2>Teclado</h2>
      <DocTable heads={['Teclas', 'O que fazem']} rows={keysOf(declaration)} />
    </>
  );
}
