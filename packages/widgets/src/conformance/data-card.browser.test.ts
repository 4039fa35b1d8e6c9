import { graduateDefaults } from '@observatorio/contract';
import { expect, it, vi } from 'vitest';
import { cardStateOf } from '../card/frame/card-state';
import { graduateElements } from '../families/graduate/graduate-elements';
import { labourElements } from '../families/labour/labour-elements';
import { elementIn } from '../testing/element-in';
import {
  control,
  guardPage,
  mount,
  mountLoaded,
  newFixtureApi,
  openTable,
  text,
  waitUntil,
} from '../testing/harness';

const graduateDegreeTypes = elementIn(graduateElements, 'graduate-degree-types');
const labourGender = elementIn(labourElements, 'labour-gender');
const labourMap = elementIn(labourElements, 'labour-map');
const labourSchooling = elementIn(labourElements, 'labour-schooling');

const { errors } = guardPage();

const announced = (root: ShadowRoot) => root.querySelector('[aria-live]')?.textContent;

it('announces a selection once, on the card where it was made', async () => {
  const fixture = newFixtureApi();
  const group = crypto.randomUUID();
  const { root } = await mountLoaded(labourGender, fixture, { group });
  const other = await mountLoaded(labourSchooling, fixture, { group });
  expect(announced(root)).toBe('');
  await openTable(root);
  control(root, /^Mulheres$/)?.click();
  await waitUntil(() => expect(announced(root)).toMatch(/^Seleção: Mulheres/));
  expect(announced(other.root)).toBe('');
});

const chipsOn = (root: ShadowRoot) => root.querySelector('.chips')?.textContent ?? '';

it.each([
  ['labour-gender', labourGender, 'error'],
  ['labour-gender', labourGender, 'silent'],
  ['labour-map', labourMap, 'error'],
  ['labour-map', labourMap, 'silent'],
] as const)(
  '%s names the filters of its figures and those not yet applied',
  async (_, declaration, mode) => {
    const fixture = newFixtureApi();
    const { root, group } = await mountLoaded(declaration, fixture);
    const before = root.querySelector('.card-summary')?.textContent;
    fixture.mode = mode;
    if (mode === 'error') errors();
    group.set('uf', '35');
    await waitUntil(() =>
      expect(text(root)).toContain(
        mode === 'error' ? 'O pedido era “Estado: São Paulo”.' : 'Carregando “Estado: São Paulo”…',
      ),
    );
    expect(chipsOn(root)).not.toContain('São Paulo');
    expect(root.querySelector('.card-summary')?.textContent).toBe(before);
    fixture.mode = 'ok';
    if (mode === 'error') control(root, 'Tentar novamente')?.click();
    await waitUntil(() => expect(chipsOn(root)).toContain('São Paulo'));
    expect(text(root)).not.toContain('O pedido era');
  },
);

it.each(['a click on one card', 'the browser going back online'])(
  'repeats the failed requests of all cards after %s',
  async (cause) => {
    errors();
    const fixture = newFixtureApi('error');
    const cards = [labourGender, labourSchooling].map((card) => mount(card, fixture));
    for (const { root } of cards)
      await waitUntil(() => expect(text(root)).toContain('Não foi possível'));
    fixture.mode = 'ok';
    if (cause.startsWith('a click'))
      control(cards[0]?.root as ShadowRoot, 'Tentar novamente')?.click();
    else dispatchEvent(new Event('online'));
    for (const { root } of cards) {
      await waitUntil(() => expect(root.querySelector('.card-summary')?.textContent).not.toBe(''));
    }
  },
);

it.each([labourGender, labourMap])(
  '$tag shows only its title in the heading',
  async (declaration) => {
    const { root } = await mountLoaded(declaration, newFixtureApi());
    const heading = root.querySelector('h2');
    const help = control(root, /^O que /)?.getBoundingClientRect();
    expect(heading?.textContent).toBe(declaration.title);
    expect(help?.left).toBeGreaterThan(heading?.getBoundingClientRect().right ?? Infinity);
    expect(help?.bottom).toBeGreaterThan(heading?.getBoundingClientRect().bottom ?? Infinity);
  },
);

it('names a saved picture after the title and the filters', async () => {
  const { root } = await mountLoaded(labourGender, newFixtureApi(), { attributes: { uf: '35' } });
  await waitUntil(() => expect(root.querySelector('canvas')).not.toBeNull());
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  control(root, /^Opções: /)?.click();
  await waitUntil(() => expect(control(root, /PNG/)).toBeTruthy());
  control(root, /PNG/)?.click();
  await waitUntil(() => expect(names).toEqual(['vinculos-por-genero-estado-sao-paulo.png']));
});

it('names the filters, including default ones, in the HTML for readers without scripts', async () => {
  const fixture = newFixtureApi();
  const { root } = await mountLoaded(labourGender, fixture, { attributes: { uf: '35' } });
  await waitUntil(() => expect(cardStateOf(root.host)).toBeDefined());
  const shown = cardStateOf(root.host);
  expect(shown?.name).toBe('Vínculos por gênero. Estado: São Paulo');
  expect(shown?.fallback()).toContain('<caption>Vínculos por gênero. Estado: São Paulo. Fonte: ');

  const graduate = await mountLoaded(graduateDegreeTypes, fixture);
  graduate.group.setDefaults(graduateDefaults.filters);
  await waitUntil(() =>
    expect(cardStateOf(graduate.root.host)?.fallback()).toMatch(
      /<caption>[^.]+\. .*Técnico.*\. Fonte: /,
    ),
  );
});
