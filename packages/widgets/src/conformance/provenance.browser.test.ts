import { labour, MANIFEST_PATH, type Manifest, SOURCES_HEADER } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { labourElements } from '../families/labour/labour-elements';
import { fixtureManifest } from '../fixtures';
import { elementIn } from '../testing/element-in';
import {
  control,
  guardPage,
  mount,
  mountLoaded,
  newFixtureApi,
  shows,
  text,
  waitUntil,
} from '../testing/harness';

const labourGender = elementIn(labourElements, 'labour-gender');

guardPage();

/** Official links of 2022, and those of the sample. */
const both: Manifest = {
  ...fixtureManifest,
  conjuntos: fixtureManifest.conjuntos.flatMap((edition) =>
    edition.conjunto === 'rais'
      ? [edition, { ...edition, ano: 2022, tipo: 'oficial' } as const]
      : [edition],
  ),
};

it('credits the editions that the response lists, whatever year was requested', async () => {
  const fixture = newFixtureApi();
  fixture.overrides.set(MANIFEST_PATH, { status: 200, body: both });
  fixture.overrides.set(labour.byGender.path, {
    status: 200,
    body: labour.byGender.encode([{ key: '1', label: 'Homens', count: 5 }]),
    headers: { [SOURCES_HEADER]: 'rais 2022 oficial' },
  });
  const { root } = mount(labourGender, fixture, { attributes: { ano: '2019' } });
  await shows(root, 'Ministério do Trabalho e Emprego, 2022');
  expect(text(root)).not.toContain('demonstração');
});

it('credits the sample in a few words if asked, and in full in the menu and the embed code', async () => {
  const attributes = { source: 'short' };
  const { root } = await mountLoaded(labourGender, newFixtureApi(), { attributes });
  const foot = root.querySelector('[part=foot]');
  expect(foot?.textContent).toBe('Demonstração, 2019');
  const full = 'Fonte: amostra gerada pelo projeto, 2019. Dados de demonstração';
  control(root, /^Opções/)?.click();
  await shows(root, full);
  expect(control(root, full)?.ariaDisabled).toBe('true');
  control(root, 'Incorporar em outro site')?.click();
  await waitUntil(() => expect(root.querySelector('textarea')?.value).toContain(full));
  expect(root.querySelector('textarea')?.value).not.toContain('source=');
});
