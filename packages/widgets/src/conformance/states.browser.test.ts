import { describe, expect, it, vi } from 'vitest';
import {
  control,
  drawing,
  guardPage,
  mount,
  mountLoaded,
  newFixtureApi,
  probeOf,
  shows,
  text,
} from '../testing/harness';
import { cards } from './catalogue';

const console = guardPage();

/** Changes of height above this, in pixels, are seen as a jump. */
const STILL = 2;

/** From wide to narrow: one of these can be lifted where nothing is left. */
const places = { regiao: '3', uf: '35' };

describe.each(cards)('<$tag>', (declaration) => {
  const { area } = declaration;

  it('shows that it loads, then its rows, and nothing jumps', async () => {
    const fixture = newFixtureApi('silent');
    const { element, root } = mount(declaration, fixture);
    await shows(root, 'Carregando…');
    const height = element.getBoundingClientRect().height;
    element.remove();
    const loaded = await mountLoaded(declaration, newFixtureApi());
    expect(Math.abs(loaded.element.getBoundingClientRect().height - height)).toBeLessThanOrEqual(
      STILL,
    );
  });

  it('says that there is nothing, and which filter to lift', async () => {
    const { root, group, loads } = await mountLoaded(declaration, newFixtureApi('empty'));
    await shows(root, area.absence?.title ?? /Nenhum|Sem dados/);
    const place = area.filters.find(({ name }) => name in places);
    if (!place) return;
    const before = loads();
    group.set(place.name, places[place.name as keyof typeof places]);
    await vi.waitFor(() => expect(loads()).toBeGreaterThan(before));
    const lift = `Retirar o filtro ${place.label}`;
    await vi.waitFor(() => expect(control(root, lift)).toBeTruthy());
    control(root, lift)?.click();
    await vi.waitFor(() => expect(group.chosen()).toEqual({}));
  });

  it('asks for what it needs, and shows it once it is there', async () => {
    const { needs } = area;
    if (!needs) return;
    const fixture = newFixtureApi();
    const { root, group } = mount(declaration, fixture, { attributes: { ignore: needs.filter } });
    await shows(root, needs.invitation.title);
    expect(text(root)).not.toContain('Carregando');
    group.set(needs.filter, needs.example);
    await shows(root, needs.invitation.title);
    root.host.removeAttribute('ignore');
    await vi.waitFor(() => expect(text(root)).not.toContain(needs.invitation.title));
    await vi.waitFor(() => expect(drawing(root)).not.toBeNull());
  });

  it('says what went wrong, once in the console too, and recovers', async () => {
    const fixture = newFixtureApi('error');
    const { element, root, loads } = mount(declaration, fixture);
    const failures = vi.fn();
    element.addEventListener('data-error', ({ detail }: CustomEventInit) => failures(detail));
    await shows(root, 'A consulta foi recusada.');
    expect(failures).toHaveBeenCalledWith({
      dataset: expect.any(String),
      message: 'A consulta foi recusada.',
      status: 400,
    });
    const logged = console.errors().map(([message]) => message);
    expect(logged).toContainEqual(expect.stringMatching(/^Can't find/));
    fixture.mode = 'ok';
    control(root, 'Tentar novamente')?.click();
    await vi.waitFor(() => expect(loads()).toBeGreaterThan(0));
    await vi.waitFor(() => expect(text(root)).not.toMatch(/Tentar novamente|Carregando/));
  });

  it('keeps the last good rows after a failure, and says so', async () => {
    const fixture = newFixtureApi();
    const { root, group } = await mountLoaded(declaration, fixture);
    // A canvas comes a frame after its rows: it waits for the size of its box.
    const drawn = await vi.waitUntil(() => drawing(root));
    fixture.mode = 'error';
    const { name, codes } = probeOf(declaration);
    group.set(name, codes[0]);
    await shows(root, 'Últimos dados');
    expect(console.errors().length).toBeGreaterThan(0);
    expect(drawing(root) === drawn, 'drawn anew').toBe(true);
  });
});
