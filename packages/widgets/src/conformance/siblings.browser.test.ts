import { describe, expect, it } from 'vitest';
import { attributeOf, type Declaration } from '../base/declaration';
import { labourElements } from '../families/labour/labour-elements';
import type { FixtureApi } from '../fixtures/fixture-api';
import { elementIn } from '../testing/element-in';
import {
  guardPage,
  isChosen,
  mountLoaded,
  newFixtureApi,
  openTable,
  rowControls,
  shows,
  waitUntil,
} from '../testing/harness';
import { testedCatalogue } from './catalogue';

const labourSchooling = elementIn(labourElements, 'labour-schooling');

guardPage();

/** Whether selecting a state replaces a card's rows with its municipalities. */
const drillsDown = ({ tag, selects }: Declaration) =>
  /-(map|ranking)$/.test(tag) && selects === 'uf';

const comparing = testedCatalogue.filter(
  (declaration): declaration is Declaration & { selects: string } =>
    Boolean(declaration.selects) &&
    declaration.selects !== declaration.area.requiredFilter?.filter &&
    !drillsDown(declaration),
);

/**
 * Requests for rows; requests for filter names also contain the selected values, so they are
 * excluded.
 */
const dataRequests = ({ requests }: FixtureApi) =>
  requests.filter((url) => !url.includes('/filtros'));

describe.each(comparing)('<$tag>', (declaration) => {
  const { selects } = declaration;

  it('keeps the other categories next to a selected one, even if it is fixed', async () => {
    const fixture = newFixtureApi();
    const { root, group } = await mountLoaded(declaration, fixture);
    await openTable(root);
    const rows = () => rowControls(root);
    const all = rows().length;
    expect(all).toBeGreaterThan(1);
    rows()[0]?.click();
    await waitUntil(() => expect(rows().filter(isChosen)).toHaveLength(1));
    await shows(root, 'Seleção: ');
    expect(rows()).toHaveLength(all);
    const code = (group.get()[selects] ?? []).join();
    const attributes = { [attributeOf(selects)]: code };
    const fixed = await mountLoaded(declaration, fixture, { attributes });
    await shows(fixed.root, 'Seleção: ');
    const asked = new RegExp(`[?&]${selects}=`);
    expect(dataRequests(fixture).filter((url) => asked.test(url))).toEqual([]);
  });
});

it('describes a selected category with a count of zero, not the other categories', async () => {
  const fixture = newFixtureApi();
  const { root, group } = await mountLoaded(labourSchooling, fixture);
  const path = fixture.requests.find((url) => url.includes('nivel-academico')) ?? '';
  const answer = await (await fetch(fixture.address + path)).json();
  fixture.overrides.set(new URL(path, fixture.address).pathname, {
    status: 200,
    body: answer.slice(1),
  });
  group.set('uf', '35');
  group.set('escolaridade', '1');
  await shows(root, 'Seleção: Analfabeto, sem vínculos.');
});
