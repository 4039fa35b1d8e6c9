import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountInShadow } from '../testing/mount-in-shadow.test-support';
import { GenderShares } from './gender-shares';

it('shows integer percentages of the total and marks the selected sex', async () => {
  const choose = vi.fn();
  mountInShadow(
    <GenderShares
      rows={[
        { key: '2', label: 'Mulheres', count: 556 },
        { key: '1', label: 'Homens', count: 441 },
        { key: null, label: 'Não informado', count: 3 },
      ]}
      selected={['1']}
      onSelect={choose}
    />,
  );
  const women = page.getByRole('button', { name: 'Mulheres 56%' });
  const men = page.getByRole('button', { name: 'Homens 44%' });
  await expect.element(women).toHaveAttribute('aria-pressed', 'false');
  await expect.element(men).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Não informado: menos de 1%')).toBeVisible();

  await women.click();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(choose.mock.calls).toEqual([['2'], ['1']]);
});
