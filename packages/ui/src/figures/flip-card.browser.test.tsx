import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountInShadow } from '../testing/mount-in-shadow.test-support';
import { FlipCard } from './flip-card';
import { RatingList } from './rating-list';

const ratings = Array.from({ length: 15 }, (_, index) => ({
  name: `Conhecimento ${index + 1}`,
  value: 4.75 - index / 4,
}));

it('flips both ways with the keyboard, moving the focus and skipping the hidden side', async () => {
  const shadow = mountInShadow(
    <FlipCard name="conhecimentos" front="O que é preciso conhecer">
      <RatingList label="Conhecimentos" ratings={ratings} max={5} />
    </FlipCard>,
  );
  const focused = () => shadow.activeElement?.textContent?.trim();
  const show = page.getByRole('button', { name: 'Ver conhecimentos' });
  const list = page.getByRole('list', { name: 'Conhecimentos' });
  await expect.element(show).toHaveAttribute('aria-expanded', 'false');
  await expect.element(list).not.toBeInTheDocument();
  expect(shadow.activeElement).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Voltar');
  await expect.element(list.getByText('4,8 de 5')).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
  const back = shadow.querySelector('.flip-back')!;
  expect(back.scrollHeight, 'the list is fully visible').toBeLessThanOrEqual(back.clientHeight);

  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Ver conhecimentos');
  await expect.element(list).not.toBeInTheDocument();
});

it('does not flip without a back', async () => {
  mountInShadow(<FlipCard name="atitudes" front="Em Breve" />);
  await expect.element(page.getByText('Em Breve')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
