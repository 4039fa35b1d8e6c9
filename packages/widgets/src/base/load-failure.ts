const MARK = 'data-observatorio-falha';

/** CSS of the notice inside an element whose module failed to load. */
export const failureStyles =
  `:where([${MARK}]){padding:16px;border:1px solid;border-radius:8px;font:14px/1.5 system-ui,sans-serif;text-align:start}` +
  `:where([${MARK}] button){font:inherit;padding:4px 16px}`;

const noticeIn = (element: Element): Element | null => element.querySelector(`:scope > [${MARK}]`);

/** Adds a failure notice to an element whose module did not load, keeping its other children. */
export function showFailure(element: Element, onRetry: () => void): void {
  if (noticeIn(element)) return;
  const notice = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  notice.setAttribute(MARK, '');
  notice.setAttribute('role', 'alert');
  notice.lang = 'pt-BR';
  text.textContent = 'Não foi possível carregar este cartão. Verifique a conexão.';
  button.type = 'button';
  button.textContent = 'Tentar novamente';
  button.addEventListener('click', onRetry);
  notice.append(text, button);
  element.append(notice);
}

/** Removes the failure notice. */
export const hideFailure = (element: Element): void => noticeIn(element)?.remove();
