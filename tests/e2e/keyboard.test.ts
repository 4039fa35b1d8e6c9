import { expect, it } from 'vitest';
import { visitPortal } from '../support/portal';

const portal = visitPortal();

/** Tag of the focused control, looking into shadow roots. */
const FOCUSED = `(() => {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.localName ?? 'body';
})()`;

/** Names of the buttons in the elements of the page, each once. */
const BUTTONS = `[...new Set([...document.querySelectorAll('main *')]
  .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('button:enabled') ?? [])])
  .filter((button) => button.checkVisibility())
  .map((button) => button.ariaLabel || button.textContent))]`;

it.each([
  ['/mapa?uf=35&genero=1', 'Voltar ao Brasil'],
  ['/busca-curso?uf=35', 'Limpar filtros'],
])('%s never loses the focus, whatever button is pressed', async (address, last) => {
  const { page } = portal;
  await page.goto(portal.origin + address);
  await page.getByRole('button', { name: last }).first().waitFor();
  const names = (await page.evaluate(BUTTONS)) as string[];
  expect(names).toContain(last);
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).first();
    // An earlier button may have removed it.
    if (!(await button.isEnabled({ timeout: 100 }).catch(() => false))) continue;
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    expect(await page.evaluate(FOCUSED), name).not.toBe('body');
    await page.keyboard.press('Escape');
  }
});
