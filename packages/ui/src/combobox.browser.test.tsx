import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from './combobox';
import { mountInShadow } from './mount-in-shadow.test-support';

const cities = [
  ...['São Paulo', 'Santos', 'Belém'].map((label, index) => ({ value: `c${index}`, label })),
  ...Array.from({ length: 5567 }, (_, index) => ({ value: `n${index}`, label: `Cidade ${index}` })),
];

function City() {
  const [value, setValue] = useState('');
  return (
    <>
      <button type="button">antes</button>
      <Combobox
        label="Cidade"
        options={cities}
        value={value}
        placeholder="Todas"
        onChange={setValue}
      />
      <output aria-label="escolhido">{value}</output>
    </>
  );
}

const field = () => page.getByRole('combobox', { name: 'Cidade' });
const chosen = () => page.getByLabelText('escolhido', { exact: true });

it('finds a city without its accents and takes it by keyboard', async () => {
  mountInShadow(<City />);
  await field().fill('sao p');
  await expect.element(page.getByRole('option', { name: 'São Paulo' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(chosen()).toHaveTextContent('c0');
  await expect.element(field()).toHaveValue('São Paulo');
});

it('lists fifty of thousands and says how many more there are', async () => {
  const shadow = mountInShadow(<City />);
  await field().click();
  await expect.element(page.getByText('E mais 5.520: continue digitando.')).toBeVisible();
  expect(shadow.querySelectorAll('[role=option]')).toHaveLength(50);
});

it('takes a city by mouse inside a shadow root', async () => {
  mountInShadow(<City />);
  await field().fill('belem');
  await page.getByRole('option', { name: 'Belém' }).click();
  await expect.element(chosen()).toHaveTextContent('c2');
});

it('takes nothing when it is left, and closes', async () => {
  mountInShadow(<City />);
  await field().fill('sant');
  await userEvent.keyboard('{ArrowDown}');
  await page.getByRole('button', { name: 'antes' }).click();
  await expect.element(chosen()).toHaveTextContent('');
  await expect.element(field()).toHaveValue('');
  await expect.element(page.getByRole('option', { name: 'Santos' })).not.toBeInTheDocument();
});

it('clears by its button', async () => {
  mountInShadow(<City />);
  await field().fill('belem');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await page.getByRole('button', { name: 'Limpar Cidade' }).click();
  await expect.element(chosen()).toHaveTextContent('');
  await expect.element(field()).toHaveValue('');
});
