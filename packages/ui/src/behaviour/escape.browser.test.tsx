import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../fields/combobox';
import { Definition } from '../frame/definition';
import { Menu } from '../frame/menu';
import { mountInShadow } from '../testing/mount-in-shadow.test-support';

it.each([
  ['menu', <Menu key="m" label="Opções" entries={[{ label: 'Ver como tabela' }]} />, 'button'],
  [
    'definition',
    <Definition key="d" terms={[{ name: 'vínculo', definition: 'Um emprego.' }]} />,
    'button',
  ],
  [
    'list',
    <Combobox
      key="c"
      label="Cidade"
      placeholder="Todas"
      options={[{ value: '1', label: 'Acre' }]}
      value=""
      onChange={() => {}}
    />,
    'combobox',
  ],
] as const)(
  'closes an open %s on Escape, and the enclosing dialog only on the next Escape',
  async (_, content, role) => {
    const { host } = mountInShadow(content);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => dialog.remove());
    dialog.append(host);
    dialog.showModal();
    const control = page.getByRole(role).first();
    await control.click();
    await expect.element(control).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(control).toHaveAttribute('aria-expanded', 'false');
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
  },
);
