import { Chart } from 'chart.js';
import { describe, expect, it, vi } from 'vitest';
import { guardPage, mount, mountLoaded, newFixture } from '../testing/harness';
import { catalogue } from './catalogue';

guardPage();

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const charts = () => Object.keys(Chart.instances).length;

describe.each(catalogue)('<$tag>', (declaration) => {
  it('does nothing when it is never inserted', async () => {
    const fixture = await newFixture();
    const element = document.createElement(declaration.tag);
    element.setAttribute('api', fixture.api);
    await pause(50);
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect((await fixture.log()).requests).toEqual([]);
  });

  it('keeps its state and asks nothing when it moves', async () => {
    const fixture = await newFixture();
    const { element, root } = await mountLoaded(declaration, fixture);
    const drawn = root.querySelector('section, form');
    expect(drawn).not.toBeNull();
    const before = (await fixture.log()).requests;
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await pause(50);
    expect(root.querySelector('section, form')).toBe(drawn);
    expect((await fixture.log()).requests).toEqual(before);
  });

  it('leaves no request behind when it is removed', async () => {
    const fixture = await newFixture('silent');
    const { element, root, group } = mount(declaration, fixture);
    await vi.waitFor(async () => expect((await fixture.log()).requests.length).toBeGreaterThan(0));
    await pause(20);
    element.remove();
    // One that still waited for a connection may arrive, to be dropped at once.
    const { requests } = await vi.waitFor(async () => {
      const log = await fixture.log();
      expect(log.dropped).toBe(log.requests.length);
      return log;
    });
    group.toggle('uf', '35');
    await pause(50);
    expect((await fixture.log()).requests).toEqual(requests);
    expect(root.childElementCount).toBe(0);
  });

  it('destroys its chart when it is removed', async () => {
    const before = charts();
    const { element, root } = await mountLoaded(declaration, await newFixture());
    await vi.waitFor(() => expect(charts() - before).toBe(root.querySelectorAll('canvas').length));
    element.remove();
    await vi.waitFor(() => expect(charts()).toBe(before));
  });
});
