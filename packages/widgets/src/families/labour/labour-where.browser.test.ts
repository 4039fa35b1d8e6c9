import { labour } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { labourFixtures } from '../../fixtures/labour-fixtures';
import {
  guardPage,
  mountLoaded,
  newFixtureApi,
  shows,
  text,
  waitUntil,
} from '../../testing/harness';
import { labourWhere } from './labour-where';

guardPage();

const [selection] = labourFixtures.yardstick;
const pays = { p10Pay: 1000, p25Pay: 1200, medianPay: 1800, p75Pay: 2800, p90Pay: 5000 };

/** Mounts the element with rows that have these percentiles. */
async function mountWith(changed: object = pays, attributes: Record<string, string> = {}) {
  const fixture = newFixtureApi();
  fixture.overrides.set(labour.yardstick.path, {
    status: 200,
    body: labour.yardstick.encode([{ ...selection!, ...changed }]),
  });
  return { fixture, ...(await mountLoaded(labourWhere, fixture, { attributes })) };
}

const amountField = () => page.getByRole('textbox', { name: 'Quanto você recebe' });
const resultIn = (root: ShadowRoot) => root.querySelector('.where-result')?.textContent ?? '';
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('compares a monthly pay with the keyboard alone, announces it and marks it', async () => {
  const { root } = await mountWith(pays, { uf: '12', genero: '2' });
  await amountField().click();
  await userEvent.keyboard('R$ 2,3 mil{Enter}');
  const sentence =
    'Com R$ 2.300,00 por mês, você recebe mais do que pagam cerca de 6 de cada 10 vínculos no Acre (Gênero: Mulheres).';
  await waitUntil(() => expect(plain(resultIn(root))).toBe(sentence));
  await waitUntil(() =>
    expect(plain(root.querySelector('.where output')?.textContent ?? '')).toBe(sentence),
  );
  const bar = root.querySelector('.strip-bar')?.getBoundingClientRect();
  const mark = root.querySelector('.strip-mark')?.getBoundingClientRect();
  expect(((mark?.left ?? 0) + 3 - (bar?.left ?? 0)) / (bar?.width ?? 1)).toBeCloseTo(0.625, 2);
});

it('converts an hourly pay with the contracted hours, 44 by default', async () => {
  const { root } = await mountWith();
  await page.getByLabelText('Período').selectOptions('Por hora');
  await amountField().fill('12');
  await page.getByRole('button', { name: 'Comparar' }).click();
  await waitUntil(() => expect(plain(resultIn(root))).toContain('são R$ 2.288,00 por mês'));
  await page.getByRole('textbox', { name: 'Horas por semana' }).fill('50');
  await userEvent.keyboard('{Enter}');
  await waitUntil(() => expect(resultIn(root)).toBe('Escreva as horas do contrato, de 1 a 44.'));
  await expect
    .element(page.getByRole('textbox', { name: 'Horas por semana' }))
    .toHaveAccessibleDescription('Escreva as horas do contrato, de 1 a 44.');
});

it.each([
  ['', 'Escreva quanto você recebe.'],
  ['dois mil', 'Escreva um valor em reais, como 2.100, 2.100,00 ou 2,1 mil.'],
  ['1,234', 'Escreva um valor em reais, como 2.100, 2.100,00 ou 2,1 mil.'],
  ['0,00', 'O valor precisa ser maior que zero.'],
  ['12.345.678', 'Confira o valor: é alto demais para comparar.'],
])('explains why it cannot compare “%s”', async (typed, message) => {
  const { root } = await mountWith();
  await amountField().fill(typed);
  await page.getByRole('button', { name: 'Comparar' }).click();
  await waitUntil(() => expect(resultIn(root)).toBe(message));
  expect(root.activeElement).toBe(root.querySelector('input'));
  await expect.element(amountField()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(amountField()).toHaveAccessibleDescription(message);
  expect(root.querySelector('.strip-mark')).toBeNull();
});

it('neither requests nor stores the amount, and leaves the URL alone', async () => {
  const { fixture, root } = await mountWith();
  const { href } = location;
  const requests = fixture.requests.length;
  await amountField().fill('2345,67');
  await userEvent.keyboard('{Enter}');
  await waitUntil(() => expect(plain(resultIn(root))).toContain('R$ 2.345,67'));
  expect(fixture.requests).toHaveLength(requests);
  expect(location.href).toBe(href);
  expect(text(root)).toContain('o valor não é enviado nem guardado');
});

it('explains that it has nothing to compare with if the pay is withheld', async () => {
  const none = { p10Pay: null, p25Pay: null, medianPay: null, p75Pay: null, p90Pay: null };
  const { root } = await mountWith({ ...none, meanPay: null, links: 3 });
  await shows(root, 'Sem remuneração com que comparar');
  expect(text(root)).toContain('Remuneração em sigilo');
  expect(root.querySelector('form')).toBeNull();
});
