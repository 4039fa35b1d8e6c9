import { expect, it } from 'vitest';
import { visitPortal } from '../support/portal';

const portal = visitPortal();

/** Script that returns the tag name of the focused control, across shadow roots. */
const FOCUSED = `(() => {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.localName ?? 'body';
})()`;

/** Script that returns the visible, enabled buttons in the shadow roots of the page's elements. */
const BUTTONS = `[...document.querySelectorAll('main *')]
  .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('button:enabled') ?? [])])
  .filter((button) => button.checkVisibility())`;

const NAME_OF = '((button) => button.ariaLabel || button.textContent)';

/** Script that returns the distinct names of the buttons. */
const NAMES = `[...new Set(${BUTTONS}.map(${NAME_OF}))]`;

/**
 * Returns a script that focuses the first button with a name. The script evaluates to whether such
 * a button exists.
 */
const focusOn = (name: string) => `(() => {
  const button = ${BUTTONS}.find((button) => ${NAME_OF}(button) === ${JSON.stringify(name)});
  button?.focus();
  return Boolean(button);
})()`;

it.each([
  ['/mapa?uf=35&genero=1', 'Voltar ao Brasil'],
  ['/busca-curso?uf=35', 'Limpar filtros'],
])('never loses focus on %s, whichever button is pressed', async (address, last) => {
  const { page } = portal;
  await page.goto(portal.origin + address);
  await page.getByRole('button', { name: last }).first().waitFor();
  const names = (await page.evaluate(NAMES)) as string[];
  expect(names).toContain(last);
  for (const name of names) {
    // Pressing an earlier button may have removed this one.
    if (!(await page.evaluate(focusOn(name)))) continue;
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    expect(await page.evaluate(FOCUSED), name).not.toBe('body');
    await page.keyboard.press('Escape');
  }
});
