import { expect, it } from 'vitest';
import { adoptApi } from '../base/default-api';
import { labourElements } from '../families/labour/labour-elements';
import { elementIn } from '../testing/element-in';
import {
  control,
  guardPage,
  mountLoaded,
  newFixtureApi,
  shows,
  waitUntil,
} from '../testing/harness';

const labourMap = elementIn(labourElements, 'labour-map');

const console = guardPage();

const fixture = newFixtureApi();

/** Returns the URL of the CSV file in a card's menu. */
async function downloadLink(root: ShadowRoot): Promise<string> {
  control(root, /^Opções: /)?.click();
  const link = await waitUntil(() => {
    const found = control(root, /^Baixar dados/);
    expect(found).toBeInstanceOf(HTMLAnchorElement);
    return found as HTMLAnchorElement;
  });
  control(root, /^Opções: /)?.click();
  return link.href;
}

it("ignores a data-api with another scheme in favour of the script's origin", () => {
  const script = document.createElement('script');
  script.src = `${fixture.address}/widgets/loader.js`;
  script.dataset.api = 'javascript:alert(1)//';
  adoptApi({ src: script.src, element: script });
  expect(console.warnings()).toEqual([
    [expect.stringMatching(/<script>: .* "data-api" e foi ignorado\. Aceita um endereço http/)],
  ]);
});

it.each([
  'javascript:alert(1)//',
  'JAVA\tSCRIPT:alert(1)//',
  ' data:text/html,<script>alert(1)</script>#',
  'file:///etc#',
  'blob:https://exemplo.br/1#',
])('warns once about api=%j and loads from the default API', async (api) => {
  const { root, element } = await mountLoaded(labourMap, fixture, { attributes: { api } });
  await shows(root, 'Escolha um estado');
  const ignored = `<labour-map>: o valor ${JSON.stringify(api)} não é aceito em "api" e foi ignorado. Aceita um endereço http, https ou relativo.`;
  expect(console.warnings()).toEqual([[ignored]]);
  expect(await downloadLink(root)).toMatch(new RegExp(`^${fixture.address}/api/v1/`));

  const other = newFixtureApi();
  element.setAttribute('api', other.address);
  await waitUntil(() => expect(other.requests).not.toEqual([]));
  Reflect.set(element, 'api', api);
  expect(Reflect.get(element, 'api')).toBeUndefined();
  expect(console.warnings()).toEqual([[ignored], [ignored]]);
  await waitUntil(async () =>
    expect(await downloadLink(root)).toMatch(new RegExp(`^${fixture.address}/api/v1/`)),
  );
});
