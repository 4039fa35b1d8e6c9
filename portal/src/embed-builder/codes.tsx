import { fallbackTable } from '@observatorio/cards/model/fallback-table';
import { portalPage } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import {
  type EmbedRelease,
  embedCode,
  frameCode,
  narrowHeight,
  newestRelease,
  npmCode,
  type PastedTag,
} from '@observatorio/widgets/builder';
import { Tabs } from '@observatorio/widgets/tabs';
import { useEffect, useState } from 'react';
import { config } from '../base/config';
import {
  type BuilderState,
  type CodeForm,
  codeForms,
  isFilterBar,
  isPictured,
  missingFilters,
} from './builder-state';
import { lookStyle } from './look';
import { PictureSnippet } from './picture-snippet';
import { BuilderSnippet } from './snippet';
import { usePreviewed } from './use-previewed';

/** Returns the API's base URL for other sites, without a trailing slash. */
const api = (): string => new URL(config.api || '/', location.href).href.replace(/\/+$/, '');

/** Returns the newest release of the library; null while loading, undefined if there is none. */
function useRelease(): EmbedRelease | undefined | null {
  const [release, setRelease] = useState<EmbedRelease | undefined | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void newestRelease(`${api()}/widgets/`).then((found) => isCurrent && setRelease(() => found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return release;
}

interface CodesProps {
  state: BuilderState;
  onForm: (form: CodeForm) => void;
}

interface CodeProps extends Pick<CodesProps, 'state'> {
  release: EmbedRelease | undefined | null;
}

const Reason = ({ children }: { children: string }) => (
  <output className="builder-state">{children}</output>
);

/**
 * Returns the reason why the element cannot be embedded in the chosen form; undefined if it can.
 */
function reasonAgainst(state: BuilderState): string | undefined {
  const { declaration, form } = state;
  if (form === 'iframe' && isFilterBar(declaration)) {
    return 'Este elemento filtra os outros da mesma página, e sozinho num iframe não teria o que filtrar. Use a forma Página (HTML) ou npm, junto dos elementos que ele filtra.';
  }
  if (form !== 'imagem') return undefined;
  if (!isPictured(state)) {
    return 'Este elemento não é um gráfico nem um resumo em números, e por isso não tem imagem. Use outra das formas acima.';
  }
  const missing = missingFilters(state).map(({ label }) => label);
  return missing.length > 0
    ? `A imagem mostra números de uma escolha que ainda falta: ${formatList(missing)}. Escolha nos filtros acima.`
    : undefined;
}

/** Minimum height of a frame whose fields open a list, in px. */
const WITH_LIST = 480;

const frameHeight = (declaration: BuilderState['declaration']): number =>
  Math.max(narrowHeight(declaration), declaration.kind === 'filters' ? WITH_LIST : 0);

/** The code in the chosen form, or the reason why it is unavailable. */
function Code({ state, release }: CodeProps) {
  const { declaration, filters, attributes, look, form } = state;
  const previewed = usePreviewed(state);
  const reason = reasonAgainst(state);
  if (reason) return <Reason>{reason}</Reason>;
  const title = previewed?.name ?? (attributes.heading || declaration.title);
  const href = portalPage(api(), declaration.area, filters);
  const content =
    previewed?.table ?? fallbackTable({ caption: title, columns: [], rows: [], href });
  const { tag, area } = declaration;
  const embedded: PastedTag = { tag, area, filters, attributes };
  const style = lookStyle(look, attributes.theme);
  const styled = { ...embedded, attributes: { ...attributes, ...(style && { style }) } };
  switch (form) {
    case 'html':
      return (
        <BuilderSnippet
          label="Código para a página"
          hint="Cole no corpo da página, no modo de edição de HTML. Vale para sites que aceitam scripts; com mais de um elemento na página, as duas primeiras linhas bastam uma vez."
          text={
            release === null ? undefined : embedCode([{ ...styled, content }], api(), { release })
          }
        />
      );
    case 'npm':
      return (
        <BuilderSnippet
          label="Código para uma aplicação com npm"
          hint="Para equipes que constroem o site com um empacotador, como o Vite: React, Vue, Angular ou nenhum."
          text={npmCode(styled, api())}
        />
      );
    case 'iframe':
      return (
        <BuilderSnippet
          label="Código do iframe"
          hint="Para sites que não aceitam scripts, mas aceitam iframes. A altura é fixa; mude o número em height se sobrar ou faltar espaço."
          text={frameCode(embedded, api(), {
            title,
            height: frameHeight(declaration),
          })}
        />
      );
    default:
      return (
        <PictureSnippet
          embedded={embedded}
          api={api()}
          href={href}
          title={title}
          previewed={previewed}
        />
      );
  }
}

/** Tabs with the element's code in each form, and a copy button. */
export function Codes({ state, onForm }: CodesProps) {
  const release = useRelease();
  const { declaration, form, filters, attributes, look } = state;
  const key = JSON.stringify([declaration.tag, form, filters, attributes, look]);
  return (
    <Tabs label="Formas de incorporar" tabs={codeForms} value={state.form} onChange={onForm}>
      <Code key={key} state={state} release={release} />
    </Tabs>
  );
}
