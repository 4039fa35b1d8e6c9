import { showNotice } from './load-failure';

/** Returns whether the browser is older than those in `build/baseline.ts`. */
export const isOldBrowser = (): boolean =>
  !(
    'toSorted' in Array.prototype &&
    'adoptedStyleSheets' in document &&
    CSS.supports('color', 'color-mix(in srgb, red, red)') &&
    CSS.supports('container-type', 'inline-size') &&
    CSS.supports('selector(:has(a))')
  );

/** Attributes of a tag that its picture does not take. */
const NOT_IN_PICTURES =
  /^(?:id|class|style|slot|part|lang|dir|title|hidden|role|tabindex|api|group|heading-level|ignore)$|^(?:data-|aria-|on)/;

/** Own data of a page; the portal draws no picture of them. */
const isOwnData = ({ name }: Attr): boolean => name === 'rows' || name === 'unit';

function pictureOf(element: Element, script: string): string {
  const query = new URLSearchParams();
  for (const { name, value } of Array.from(element.attributes)) {
    if (!NOT_IN_PICTURES.test(name)) query.append(name, value);
  }
  return new URL(`../embed/${element.localName}.png?${query}`, script).href;
}

/**
 * Explains inside an element why it stays empty in an old browser, and links its picture, which the
 * server draws, or the portal if it has none.
 */
export function explainOldBrowser(element: Element, script: string, hasPicture: boolean): void {
  const showsPicture = hasPicture && !Array.from(element.attributes).some(isOwnData);
  const link = document.createElement('a');
  link.href = showsPicture ? pictureOf(element, script) : new URL('..', script).href;
  link.textContent = showsPicture ? 'Ver o cartão como imagem' : 'Abrir o Observatório';
  showNotice(
    element,
    'Este navegador é antigo e não mostra este cartão. Atualize o navegador ou use outro.',
    link,
  );
}
