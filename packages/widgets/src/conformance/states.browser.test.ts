import { describe, expect, it, vi } from 'vitest';
import { cards, control, guardPage, mount, mountLoaded, newFixture, shows, text } from './harness';

const console = guardPage();

/** Changes of height above this, in pixels, are seen as a jump. */
const STILL = 2;

describe.each(cards)('<$tag>', (declaration) => {
  it('shows that it loads, then its rows, and nothing jumps', async () => {
    const fixture = await newFixture('silent');
    const { element, root } = mount(declaration, fixture);
    await shows(root, 'Carregando…');
    const height = element.getBoundingClientRect().height;
    element.remove();
    const loaded = await mountLoaded(declaration, await newFixture());
    expect(Math.abs(loaded.element.getBoundingClientRect().height - height)).toBeLessThanOrEqual(
      STILL,
    );
  });

  it('says that there is nothing, and which filter to lift', async () => {
    const { root, group, loads } = await mountLoaded(declaration, await newFixture('empty'));
    await shows(root, /Nenhum|Sem dados/);
    const before = loads();
    group.set('regiao', '3');
    await vi.waitFor(() => expect(loads()).toBeGreaterThan(before));
    await vi.waitFor(() => expect(control(root, 'Retirar o filtro Região')).toBeTruthy());
    control(root, 'Retirar o filtro Região')?.click();
    await vi.waitFor(() => expect(group.chosen()).toEqual({}));
  });

  it('says what went wrong, once in the console too, and recovers', async () => {
    const fixture = await newFixture('error');
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
    await fixture.answers('ok');
    control(root, 'Tentar novamente')?.click();
    await vi.waitFor(() => expect(loads()).toBeGreaterThan(0));
    await vi.waitFor(() => expect(text(root)).not.toMatch(/Tentar novamente|Carregando/));
  });

  it('keeps the last good rows after a failure, and says so', async () => {
    const fixture = await newFixture();
    const { root, group } = await mountLoaded(declaration, fixture);
    // A canvas comes a frame after its rows: it waits for the size of its box.
    const drawn = await vi.waitUntil(() => root.querySelector('canvas, table, dl'));
    await fixture.answers('error');
    group.set('regiao', '3');
    await shows(root, 'Últimos dados');
    expect(console.errors().length).toBeGreaterThan(0);
    expect(root.querySelector('canvas, table, dl') === drawn, 'drawn anew').toBe(true);
  });
});
