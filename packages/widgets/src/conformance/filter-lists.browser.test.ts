import { expect, it } from 'vitest';
import {
  control,
  guardPage,
  mount,
  newFixtureApi,
  shows,
  text,
  waitUntil,
} from '../testing/harness';
import { filterBars } from './catalogue';

const { errors } = guardPage();

const FAILED = 'As listas dos filtros não chegaram.';

/** Search elements, which do not show this notice. */
const searches = ['occupation-search', 'home-search'];

it.each(filterBars.filter(({ tag }) => !searches.includes(tag)))(
  '<$tag> reports that its lists failed to load, and retries',
  async (declaration) => {
    const fixture = newFixtureApi('error');
    const { root, loads } = mount(declaration, fixture);
    await shows(root, FAILED);
    expect(root.querySelector('[role=alert][part=failure]')).not.toBeNull();
    expect(errors()).not.toEqual([]);
    fixture.mode = 'ok';
    control(root, 'Tentar novamente')?.click();
    await waitUntil(() => expect(loads()).toBeGreaterThan(0));
    await waitUntil(() => expect(text(root)).not.toContain(FAILED));
  },
);
