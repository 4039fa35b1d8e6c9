const MARK = 'data-observatorio-falha';

/** CSS of the notice inside an element whose module failed to load. */
export const failureStyles =
  `:where([${MARK}]){padding:16px;border:1px solid;border-radius:8px;font:14px/1.5 system-ui,sans-serif;text-align:start}` +
  `:where([${MARK}] button){font:inherit;padding:4px 16px}`;

const noticeIn = (element: Element): Element | null => element.querySelector(`:scope > [${MARK}]`);

/** Adds a notice to an element that cannot be shown, once, keeping its other children. */
export function showNotice(element: Element, message: string, action: HTMLElement): void {
  if (noticeIn(element)) return;
  const notice = document.createElement('div');
  const text = document.createElement('p');
  notice.setAttribute(MARK, '');
  notice.setAttribute('role', 'alert');
  notice.lang = 'pt-BR';
  text.textContent = message;
  notice.append(text, action);
  element.append(notice);
}

/** Adds a failure notice to an element whose module did not load. */
export function showFailure(element: Element, onRetry: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Tentar novamente';
  button.addEventListener('click', onRetry);
  showNotice(element, 'Não foi possível carregar este cartão. Verifique a conexão.', button);
}

/** Removes the failure notice. */
export const hideFailure = (element: Element): void => noticeIn(element)?.remove();
