import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { mountInShadow } from '../testing/mount-in-shadow.test-support';
import { Combobox } from './combobox';
import { firstMatches } from './match-options';
import { OtherSearch } from './other-search';

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
      <button type="button">depois</button>
    </>
  );
}

const field = () => page.getByRole('combobox', { name: 'Cidade' });
const chosen = () => page.getByLabelText('escolhido', { exact: true });

it('finds a city typed without accents and selects it with the keyboard', async () => {
  mountInShadow(<City />);
  await field().fill('sao p');
  await expect.element(page.getByRole('option', { name: 'São Paulo' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(chosen()).toHaveTextContent('c0');
  await expect.element(field()).toHaveValue('São Paulo');
});

it('lists the first fifty options and counts the rest', async () => {
  const shadow = mountInShadow(<City />);
  await field().click();
  await expect.element(page.getByText('E mais 5.520: continue digitando.')).toBeVisible();
  expect(shadow.querySelectorAll('[role=option]')).toHaveLength(50);
});

it('selects a city with the mouse inside a shadow root', async () => {
  mountInShadow(<City />);
  await field().fill('belem');
  await page.getByRole('option', { name: 'Belém' }).click();
  await expect.element(chosen()).toHaveTextContent('c2');
});

it('selects nothing and closes on blur', async () => {
  mountInShadow(<City />);
  await field().fill('sant');
  await userEvent.keyboard('{ArrowDown}');
  await page.getByRole('button', { name: 'antes' }).click();
  await expect.element(chosen()).toHaveTextContent('');
  await expect.element(field()).toHaveValue('');
  await expect.element(page.getByRole('option', { name: 'Santos' })).not.toBeInTheDocument();
});

it('clears the field with its button', async () => {
  mountInShadow(<City />);
  await field().fill('belem');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await page.getByRole('button', { name: 'Limpar Cidade' }).click();
  await expect.element(chosen()).toHaveTextContent('');
  await expect.element(field()).toHaveValue('');
});

const jobs = ['Motofretista', 'Motorista de ônibus', 'Motorista de caminhão'].map(
  (label, index) => ({ value: `j${index}`, label, hint: `519${index}-10` }),
);
const findJobs = (text: string) =>
  firstMatches(text.startsWith('moto') ? jobs : text === '' ? jobs.slice(1) : []);

function Job({ status, onFocus }: { status?: string; onFocus?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox
        label="Profissão"
        options={jobs}
        find={findJobs}
        status={status}
        value={value}
        placeholder="Nome"
        onChange={setValue}
        {...(onFocus && { onFocus })}
      />
      <output aria-label="escolhido">{value}</output>
    </>
  );
}

function Late() {
  const [value, setValue] = useState('');
  return (
    <>
      <button type="button" onClick={() => setValue('j1')}>
        chega
      </button>
      <Combobox
        label="Profissão"
        options={jobs}
        find={findJobs}
        value={value}
        placeholder="Nome"
        onChange={setValue}
      />
    </>
  );
}

const job = () => page.getByRole('combobox', { name: 'Profissão' });
const active = (shadow: ShadowRoot) => {
  const id = shadow.querySelector('input')?.getAttribute('aria-activedescendant') ?? '';
  return shadow.getElementById(id)?.textContent;
};

it('selects the first match on Enter, or the option reached with arrow keys', async () => {
  const shadow = mountInShadow(<Job />);
  await userEvent.keyboard('{Tab}moto');
  await expect.element(page.getByText('3 resultados.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen()).toHaveTextContent('j0');
  await expect.element(job()).toHaveValue('Motofretista');
  await expect.element(job()).toHaveAttribute('aria-expanded', 'false');
  await job().fill('moto');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => active(shadow)).toContain('Motorista de ônibus');
  await userEvent.keyboard('{End}');
  await expect.poll(() => active(shadow)).toBe('Motorista de caminhão5192-10');
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(chosen()).toHaveTextContent('j0');
});

it('selects nothing on Enter if nothing was typed or found', async () => {
  mountInShadow(<Job />);
  await job().click();
  await expect.element(job()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await job().fill('xyz');
  await expect.element(page.getByText('Nenhum resultado com “xyz”.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen()).toHaveTextContent('');
});

it('closes on Escape and keeps the choice', async () => {
  mountInShadow(<Job />);
  await job().fill('moto');
  await userEvent.keyboard('{Enter}');
  await job().fill('motor');
  await userEvent.keyboard('{Escape}');
  await expect.element(job()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(chosen()).toHaveTextContent('j0');
});

it('keeps the typed text when the options arrive late', async () => {
  const shadow = mountInShadow(<Late />);
  await job().fill('moto');
  shadow.querySelector('button')?.click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await expect.element(job()).toHaveValue('moto');
  await userEvent.keyboard('{Tab}');
  await expect.element(job()).toHaveValue('Motorista de ônibus');
});

it('shows the loading status and calls onFocus', async () => {
  let focused = 0;
  mountInShadow(
    <Job
      status="Carregando…"
      onFocus={() => {
        focused += 1;
      }}
    />,
  );
  await job().click();
  await expect.element(page.getByText('Carregando…')).toBeVisible();
  expect(focused).toBe(1);
});

it('moves the caret on Home and End while no option is active', async () => {
  const shadow = mountInShadow(<Job />);
  await job().fill('moto');
  await userEvent.keyboard('{Home}');
  expect(active(shadow)).toBeUndefined();
  await userEvent.keyboard('a{End}b');
  await expect.element(job()).toHaveValue('amotob');
});

it('scrolls a list that would open below the window into view', async () => {
  mountInShadow(
    <div style={{ paddingBlock: '60vh' }}>
      <City />
    </div>,
  );
  await expect.element(field()).toBeInTheDocument();
  field().element().focus({ preventScroll: true });
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() => page.getByRole('listbox').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(innerHeight);
});

it('scrolls a container that would cut the list off', async () => {
  mountInShadow(
    <div data-testid="container" style={{ height: 460, overflowY: 'auto' }}>
      <div style={{ height: 400 }} />
      <City />
    </div>,
  );
  await expect.element(field()).toBeInTheDocument();
  field().element().focus({ preventScroll: true });
  await userEvent.keyboard('{ArrowDown}');
  const edges = (locator: Locator) => locator.element().getBoundingClientRect();
  const container = edges(page.getByTestId('container'));
  await expect
    .poll(() => edges(page.getByRole('listbox')).bottom)
    .toBeLessThanOrEqual(container.bottom);
  expect(edges(field()).top).toBeGreaterThanOrEqual(container.top);
});

it('scrolls the page to the list even if the page cuts off what is too wide', async () => {
  document.documentElement.style.overflowX = 'hidden';
  onTestFinished(() => {
    document.documentElement.style.removeProperty('overflow-x');
  });
  mountInShadow(
    <div style={{ paddingTop: innerHeight - 80, paddingBottom: innerHeight }}>
      <City />
    </div>,
  );
  await field().click();
  const bottom = () => page.getByRole('listbox').element().getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThanOrEqual(innerHeight);
});

it.each(['hidden', 'clip'])(
  'shows its list in full above a wrapper with %s overflow',
  async (overflow) => {
    const shadow = mountInShadow(
      <div data-testid="wrapper" style={{ height: 100, marginTop: 200, overflow }}>
        <City />
      </div>,
    );
    await field().click();
    const list = page.getByRole('listbox').element();
    const edges = (element: Element) => element.getBoundingClientRect();
    const isOnTop = (y: number) => {
      const { left } = edges(list);
      return list.contains(shadow.elementFromPoint(left + 8, y));
    };
    await expect.poll(() => isOnTop(edges(list).top + 4)).toBe(true);
    expect(isOnTop(edges(list).bottom - 4)).toBe(true);
    expect(edges(list).bottom).toBeGreaterThan(edges(page.getByTestId('wrapper').element()).bottom);
    expect(edges(list).left).toBeCloseTo(edges(field().element()).left + 1, 0);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => list.checkVisibility()).toBe(false);
  },
);

it('leaves an open list that scrolls with a single Tab', async () => {
  const shadow = mountInShadow(<City />);
  await field().click();
  await userEvent.keyboard('{Tab}');
  expect(shadow.activeElement?.textContent).toBe('depois');
});

const findSimilar = (text: string) => firstMatches(text ? jobs.slice(0, 1) : jobs, text !== '');

function Missed() {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox
        label="Profissão"
        options={jobs}
        find={findSimilar}
        renderElsewhere={(text, handlers) => (
          <OtherSearch text={text} label="cursos" href={`/cursos?nome=${text}`} {...handlers} />
        )}
        value={value}
        placeholder="Nome"
        onChange={setValue}
      />
      <output aria-label="escolhido">{value}</output>
      <button type="button">depois</button>
    </>
  );
}

it('says that options only resemble the text, and does not select one on Enter', async () => {
  mountInShadow(<Missed />);
  await job().fill('motto');
  await expect
    .element(page.getByText('Nenhum resultado com “motto”. Parecido:', { exact: true }))
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen()).toHaveTextContent('');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(chosen()).toHaveTextContent('j0');
});

it('reaches the link to another search with Tab, and returns with Escape', async () => {
  const shadow = mountInShadow(<Missed />);
  const focused = () => shadow.activeElement?.textContent;
  await job().fill('motto');
  await userEvent.keyboard('{Tab}');
  const link = page.getByRole('link', { name: 'cursos' });
  await expect.poll(focused).toBe('cursos');
  await expect.element(link).toHaveAttribute('href', '/cursos?nome=motto');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.activeElement?.localName).toBe('input');
  await expect.element(job()).toHaveAttribute('aria-expanded', 'false');
  await job().fill('mottor');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(focused).toBe('depois');
  await expect.element(job()).toHaveAttribute('aria-expanded', 'false');
});

function Started() {
  return (
    <Combobox
      label="Profissão"
      options={jobs}
      find={findJobs}
      initialText="moto"
      value=""
      placeholder="Nome"
      onChange={() => {}}
    />
  );
}

it('starts with a text, focused and with its results', async () => {
  const shadow = mountInShadow(<Started />);
  await expect.poll(() => shadow.activeElement?.localName).toBe('input');
  await expect.element(job()).toHaveValue('moto');
  await expect.element(page.getByText('3 resultados.')).toBeVisible();
});
