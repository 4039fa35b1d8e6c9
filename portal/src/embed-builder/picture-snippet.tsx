import {
  type EmbeddedTag,
  PICTURE_WIDTH,
  pictureAddress,
  pictureCode,
} from '@observatorio/widgets/builder';
import { useEffect, useState } from 'react';
import { Snippet } from './snippet';

interface PictureSnippetProps {
  embedded: EmbeddedTag;
  api: string;
  /** The page with the data. */
  href: string;
  title: string;
  hasChart: boolean;
}

const sentence = (): string =>
  document
    .querySelector('.builder-preview [data-width] > *')
    ?.shadowRoot?.querySelector('[part~="summary"]')
    ?.textContent?.trim() ?? '';

/** The sentence of the element in the preview; empty until it has one. */
function useSentence(): string {
  const [text, setText] = useState(sentence);
  useEffect(() => {
    let frame = 0;
    // The element renders its rows after the event.
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setText(sentence()));
      });
    };
    update();
    document.addEventListener('data-load', update);
    return () => {
      document.removeEventListener('data-load', update);
      cancelAnimationFrame(frame);
    };
  }, []);
  return text;
}

/** The picture of the element, and the code that shows it with a link to the data. */
export function PictureSnippet({ embedded, api, href, title, hasChart }: PictureSnippetProps) {
  const [height, setHeight] = useState<number | 'failed'>();
  const summary = useSentence();
  if (!hasChart || height === 'failed') {
    return (
      <output className="builder-state">
        {hasChart
          ? 'A imagem não chegou: este servidor não a desenha agora. Use outra das formas acima.'
          : 'Este elemento não é um gráfico, e por isso não tem imagem. Use outra das formas acima.'}
      </output>
    );
  }
  const alt = [title, summary].filter(Boolean).join('. ');
  return (
    <>
      <Snippet
        label="Código da imagem"
        hint="Para sites que só aceitam imagem e link. A imagem acompanha os dados, mas não os cliques. Confira o texto de alt, lido para quem não vê a imagem."
        text={height === undefined ? undefined : pictureCode(embedded, api, { href, alt, height })}
      />
      <img
        className="builder-picture"
        src={pictureAddress(embedded, api)}
        alt={alt}
        width={PICTURE_WIDTH}
        height={height}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setHeight(Math.round((naturalHeight * PICTURE_WIDTH) / naturalWidth))
        }
        onError={() => setHeight('failed')}
      />
    </>
  );
}
