import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountInShadow } from '../testing/mount-in-shadow.test-support';
import { SelectableTable } from './selectable-table';

const rows = Array.from({ length: 26 }, (_, index) => ({
  key: index === 25 ? null : String(index + 1),
  label: index === 25 ? 'Não informado' : `Setor ${index + 1}`,
  count: (index + 1) * 10,
}));

function Sectors() {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <>
      <SelectableTable
        caption="Vínculos por setor"
        label="Setor"
        figures={[{ key: 'count', label: 'Vínculos', format: String }]}
        sortBy="count"
        rows={rows}
        selected={selected}
        onSelectionChange={setSelected}
      />
      <output aria-label="escolhidos">{selected.join(' ')}</output>
    </>
  );
}

const names = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('tbody th')].map((cell) => cell.textContent);

it('shows the five largest rows first, reverses the order and paginates', async () => {
  const shadow = mountInShadow(<Sectors />);
  await expect.poll(() => names(shadow)[0]).toBe('Não informado');
  expect(names(shadow)).toHaveLength(5);
  await page.getByRole('button', { name: 'Vínculos' }).click();
  expect(names(shadow)[0]).toBe('Setor 1');
  await page.getByRole('button', { name: 'Próximo' }).click();
  expect(names(shadow)[0]).toBe('Setor 6');
  await page.getByLabelText('Linhas por página').selectOptions('25');
  expect(names(shadow)).toHaveLength(25);
  await expect.element(page.getByText('1–25 de 26')).toBeVisible();
});

it('shows a whole page without scrolling inside', async () => {
  const shadow = mountInShadow(<Sectors />);
  await page.getByLabelText('Linhas por página').selectOptions('25');
  await expect.poll(() => names(shadow)).toHaveLength(25);
  const { scrollHeight, clientHeight } = shadow.querySelector('.table-scroll') ?? {};
  expect(scrollHeight).toBe(clientHeight);
  const [first, last] = [...shadow.querySelectorAll('tbody tr')].flatMap(
    (row, index, { length }) =>
      index === 0 || index === length - 1 ? row.getBoundingClientRect() : [],
  );
  expect((last?.bottom ?? 0) - (first?.top ?? 0)).toBeLessThanOrEqual(clientHeight ?? 0);
});

it('selects a row by its checkbox, its name or its figures', async () => {
  mountInShadow(<Sectors />);
  const chosen = page.getByLabelText('escolhidos');
  await page.getByLabelText('Selecionar Setor 25').click();
  await page.getByText('Setor 23').click();
  await expect.element(chosen).toHaveTextContent('25 23');
  await page.getByText('230', { exact: true }).click({ force: true });
  await expect.element(chosen).toHaveTextContent('25');
});

it('clears the filter when all rows are checked, and filters by the rest when one is unchecked', async () => {
  const shadow = mountInShadow(<Sectors />);
  const chosen = page.getByLabelText('escolhidos');
  const checked = () => shadow.querySelectorAll('tbody :checked').length;
  await page.getByLabelText('Selecionar Setor 25').click();
  await page.getByLabelText('Selecionar todos').click();
  await expect.element(chosen).toHaveTextContent(/^$/);
  expect(checked()).toBe(4);
  await page.getByLabelText('Selecionar Setor 25').click();
  await expect.poll(() => chosen.element().textContent?.split(' ').length).toBe(24);
  await page.getByLabelText('Selecionar Setor 25').click();
  await expect.element(chosen).toHaveTextContent(/^$/);
  await page.getByLabelText('Selecionar todos').click();
  expect(checked()).toBe(0);
});
