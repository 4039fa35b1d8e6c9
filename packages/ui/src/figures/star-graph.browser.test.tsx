import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountInShadow } from '../testing/mount-in-shadow.test-support';
import { StarGraph } from './star-graph';

const names = [
  'Médico pediatra',
  'Técnico em operação de equipamentos de transmissão/recepção de televisão',
  'Enfermeiro',
  'Trabalhador de serviços de limpeza e conservação de áreas públicas',
  'Médico de família e comunidade',
  'Sexto, que não cabe',
];

function mountStar(width: number, count = names.length) {
  const onSelect = vi.fn();
  const shadow = mountInShadow(
    <div style={{ width }}>
      <StarGraph
        label="Ocupações relacionadas"
        center="Médico em medicina preventiva e social"
        nodes={names
          .slice(0, count)
          .map((label, index) => ({ key: String(index), label, href: `#${index}` }))}
        onSelect={onSelect}
      />
    </div>,
  );
  const boxes = () =>
    [...shadow.querySelectorAll('.star-node')].map((node) => node.getBoundingClientRect());
  return { shadow, onSelect, boxes };
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

it('selects on a plain click or Enter, and leaves other clicks to the browser', async () => {
  const { shadow, onSelect } = mountStar(600);
  const links = page.getByRole('list', { name: 'Ocupações relacionadas' }).getByRole('link');
  await expect.element(links.first()).toHaveAttribute('href', '#0');
  expect(links.elements()).toHaveLength(5);

  let prevented: boolean | undefined;
  shadow.addEventListener('click', (event) => {
    ({ defaultPrevented: prevented } = event);
    event.preventDefault();
  });
  await links.nth(1).click();
  expect(prevented).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['1'], ['2']]);

  await links.nth(3).click({ modifiers: ['Control'] });
  expect(prevented).toBe(false);
  expect(onSelect).toHaveBeenCalledTimes(2);
});

it.each([1, 2, 3, 4, 5])('keeps %i nodes apart at every width', async (count) => {
  for (const width of [300, 440, 900]) {
    const { boxes } = mountStar(width, count);
    await expect.poll(() => boxes().length).toBe(count + 1);
    const all = boxes();
    for (const [index, box] of all.entries()) {
      expect(
        all.slice(index + 1).some((other) => overlap(box, other)),
        `${width}`,
      ).toBe(false);
    }
  }
});

it('draws lines from the centre to each node, except in the list layout', async () => {
  const wide = mountStar(440);
  const narrow = mountStar(439);
  const lines = ({ shadow }: typeof wide) =>
    [...shadow.querySelectorAll('line')].filter(
      (line) => line.getBoundingClientRect().height + line.getBoundingClientRect().width > 0,
    );
  await expect.poll(() => lines(wide).length).toBe(5);
  expect(lines(narrow)).toHaveLength(0);
  const [center, first] = wide.boxes() as [DOMRect, DOMRect];
  const [line] = lines(wide);
  const box = line?.getBoundingClientRect();
  expect(box?.top).toBeCloseTo((first.top + first.bottom) / 2, 0);
  expect(box?.bottom).toBeCloseTo((center.top + center.bottom) / 2, 0);
});

it('moves the focus to the new centre', async () => {
  function Star() {
    const [center, setCenter] = useState('Enfermeiro');
    const others = ['Enfermeiro', 'Médico', 'Psicólogo'].filter((name) => name !== center);
    return (
      <StarGraph
        label="Ocupações relacionadas"
        center={center}
        nodes={others.map((name) => ({ key: name, label: name, href: `#${name}` }))}
        onSelect={setCenter}
      />
    );
  }
  const shadow = mountInShadow(<Star />);
  const node = page.getByRole('link', { name: 'Médico' });
  await expect.element(node).toBeVisible();
  (node.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shadow.activeElement?.textContent).toBe('Médico');
  await userEvent.tab();
  expect(shadow.activeElement?.textContent).toBe('Enfermeiro');
});
