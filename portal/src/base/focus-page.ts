/** Moves the keyboard focus to the page's content, without scrolling. */
export const focusPage = () => document.getElementById('conteudo')?.focus({ preventScroll: true });
