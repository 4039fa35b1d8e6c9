import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountInShadow } from '../testing/mount-in-shadow.test-support';
import { Menu } from './menu';

it('opens, navigates and closes with the keyboard, and restores the focus', async () => {
  const full = vi.fn();
  const shadow = mountInShadow(
    <Menu
      label="Mais opções"
      entries={[
        { label: 'Ver como tabela' },
        { label: 'Baixar dados (CSV)', href: '#csv' },
        { label: 'Tela cheia', onSelect: full },
      ]}
    />,
  );
  const focused = () => shadow.activeElement?.textContent;
  const button = page.getByRole('button', { name: 'Mais opções' });
  await button.click();
  await expect.poll(focused).toBe('Ver como tabela');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Baixar dados (CSV)');
  await userEvent.keyboard('{End}{ArrowDown}');
  await expect.poll(focused).toBe('Ver como tabela');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.activeElement).toBe(button.element());
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe('Tela cheia');
  await userEvent.keyboard('{Enter}');
  expect(full).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
