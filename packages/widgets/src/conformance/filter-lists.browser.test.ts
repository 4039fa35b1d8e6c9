import { expect, it } from 'vitest';
import { courseFilters } from '../families/course/course-filters';
import { graduateFilters } from '../families/graduate/graduate-filters';
import { imbalanceFilters } from '../families/imbalance/imbalance-filters';
import { labourFilters } from '../families/labour/labour-filters';
import { profileFilters } from '../families/profile/profile-filters';
import {
  control,
  eventually,
  guardPage,
  mount,
  newFixtureApi,
  shows,
  text,
} from '../testing/harness';

const { errors } = guardPage();

const FAILED = 'As listas dos filtros não chegaram.';

it.each([labourFilters, graduateFilters, profileFilters, courseFilters, imbalanceFilters])(
  '<$tag> says that its lists failed to load, and loads them again',
  async (declaration) => {
    const fixture = newFixtureApi('error');
    const { root, loads } = mount(declaration, fixture);
    await shows(root, FAILED);
    expect(root.querySelector('[role=alert][part=failure]')).not.toBeNull();
    expect(errors()).not.toEqual([]);
    fixture.mode = 'ok';
    control(root, 'Tentar novamente')?.click();
    await eventually(() => expect(loads()).toBeGreaterThan(0));
    await eventually(() => expect(text(root)).not.toContain(FAILED));
  },
);
