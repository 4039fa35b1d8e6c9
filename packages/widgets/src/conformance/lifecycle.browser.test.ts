import { Chart } from 'chart.js';
import { describe, expect, it } from 'vitest';
import {
  guardPage,
  mount,
  mountLoaded,
  newFixtureApi,
  settledCount,
  waitUntil,
} from '../testing/harness';
import { testedCatalogue } from './catalogue';

guardPage();

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Idle time after which an element is assumed to have sent all its requests, in ms. */
const STILL = 100;

const charts = () => Object.keys(Chart.instances).length;

describe.each(testedCatalogue)('<$tag>', (declaration) => {
  it('does nothing if it is never inserted', async () => {
    const fixture = newFixtureApi();
    const element = document.createElement(declaration.tag);
    element.setAttribute('api', fixture.address);
    await pause(50);
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect(fixture.requests).toEqual([]);
  });

  it('keeps its state and sends no request when moved', async () => {
    const fixture = newFixtureApi();
    const { element, root } = await mountLoaded(declaration, fixture);
    const drawn = root.querySelector('section, form');
    expect(drawn).not.toBeNull();
    await settledCount(() => fixture.requests.length, { still: STILL });
    const before = [...fixture.requests];
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await pause(50);
    expect(root.querySelector('section, form')).toBe(drawn);
    expect(fixture.requests).toEqual(before);
  });

  it('leaves no pending request when removed', async () => {
    const fixture = newFixtureApi('silent');
    const { element, root, group } = mount(declaration, fixture);
    const sent = await settledCount(() => fixture.requests.length, { still: STILL });
    element.remove();
    await waitUntil(() => expect(fixture.aborted).toBe(sent));
    group.toggle('uf', '35');
    await pause(50);
    expect(fixture.requests).toHaveLength(sent);
    expect(root.childElementCount).toBe(0);
  });

  it('destroys its chart when removed', async () => {
    const before = charts();
    const { element, root } = await mountLoaded(declaration, newFixtureApi());
    await waitUntil(() => expect(charts() - before).toBe(root.querySelectorAll('canvas').length));
    element.remove();
    await waitUntil(() => expect(charts()).toBe(before));
  });
});
