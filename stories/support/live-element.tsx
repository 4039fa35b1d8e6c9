import type { Declaration } from '@observatorio/widgets';
import { Story } from '@storybook/addon-docs/blocks';
import { AttributeTable } from './attribute-table';
import { Snippet } from './snippet';
import { useToolbar } from './storybook-globals';
import { tagHtml } from './tag-html';
import { type DocsStory, useStoryArgs } from './use-story-args';
import { widthOf } from './viewports';

const loader = [
  '<link rel="stylesheet" href="https://SEU-ENDERECO/widgets/reserve.css">',
  '<script async src="https://SEU-ENDERECO/widgets/loader.js"></script>',
].join('\n');

interface LiveElementProps {
  declaration: Declaration;
  story: DocsStory;
}

/** An element with editable attributes and the code that embeds it. */
export function LiveElement({ declaration, story }: LiveElementProps) {
  const { args, set, reset } = useStoryArgs(story);
  const width = widthOf(useToolbar().viewport?.value);
  return (
    <>
      <div className="live">
        <div style={{ width }}>
          <Story of={story.moduleExport} />
        </div>
      </div>
      <Snippet code={`${loader}\n${tagHtml(declaration.tag, args)}`} />
      <h2>Atributos</h2>
      <p>
        Um valor na última coluna muda o elemento e o código acima.{' '}
        <button type="button" className="reset" onClick={reset}>
          Voltar aos valores iniciais
        </button>
      </p>
      <p>
        Os números são da amostra do projeto, guardados para algumas seleções; para as outras, o
        elemento avisa que não os tem.
      </p>
      <AttributeTable declaration={declaration} args={args} onChange={set} />
    </>
  );
}
