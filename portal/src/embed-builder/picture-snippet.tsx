import {
  type PastedTag,
  PICTURE_WIDTH,
  pictureAddress,
  pictureCode,
} from '@observatorio/widgets/builder';
import { useState } from 'react';
import { BuilderSnippet } from './snippet';
import type { Previewed } from './use-previewed';

interface PictureSnippetProps {
  embedded: PastedTag;
  api: string;
  /** URL of the page with the data. */
  href: string;
  title: string;
  /** Undefined until the preview has its data. */
  previewed: Previewed | undefined;
}

/** The picture of the element, and code that shows it with a link to the data. */
export function PictureSnippet({ embedded, api, href, title, previewed }: PictureSnippetProps) {
  const [height, setHeight] = useState<number | 'failed'>();
  if (height === 'failed') {
    return (
      <output className="builder-state">
        A imagem não chegou: este servidor não a desenha agora. Use outra das formas acima.
      </output>
    );
  }
  const alt = [title, previewed?.summary].filter(Boolean).join('. ');
  return (
    <>
      <BuilderSnippet
        label="Código da imagem"
        hint="Para sites que só aceitam imagem e link. A imagem acompanha os dados, mas não os cliques. Confira o texto de alt, lido para quem não vê a imagem."
        text={height === undefined ? undefined : pictureCode(embedded, api, { href, alt, height })}
      />
      {previewed && (
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
      )}
    </>
  );
}
