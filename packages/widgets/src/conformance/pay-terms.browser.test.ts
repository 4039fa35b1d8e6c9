import { labourCards } from '@observatorio/cards/labour/labour-cards';
import { plainQuery } from '@observatorio/cards/model/card';
import { labour, MANIFEST_PATH, type Manifest, type Problem } from '@observatorio/contract';
import { describe, expect, it } from 'vitest';
import type { Declaration } from '../base/declaration';
import { labourElements } from '../families/labour/labour-elements';
import { occupationCompare } from '../families/occupation/occupation-compare';
import { occupationElements } from '../families/occupation/occupation-elements';
import { profileElements } from '../families/profile/profile-elements';
import { fixtureManifest } from '../fixtures';
import { spreadOf } from '../fixtures/spread-of';
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

const labourHours = elementIn(labourElements, 'labour-hours');
const labourPayGap = elementIn(labourElements, 'labour-pay-gap');
const labourSalary = elementIn(labourElements, 'labour-salary');
const labourSummary = elementIn(labourElements, 'labour-summary');
const labourWageBands = elementIn(labourElements, 'labour-wage-bands');
const occupationPay = elementIn(occupationElements, 'occupation-pay');
const occupationHours = elementIn(occupationElements, 'occupation-hours');
const occupationPayGap = elementIn(occupationElements, 'occupation-pay-gap');
const profileSalary = elementIn(profileElements, 'profile-salary');

const console = guardPage();

const LIMIT = 7;

/** Official employment links of Acre whose pay is the annual mean. */
const acre: Manifest = {
  ...fixtureManifest,
  conjuntos: fixtureManifest.conjuntos.map((edition) =>
    edition.conjunto === 'rais'
      ? { ...edition, tipo: 'oficial', baseRemuneracao: 'media', ufs: ['12'] }
      : edition,
  ),
  limiteSigilo: LIMIT,
};

function acreApi() {
  const fixture = newFixtureApi();
  fixture.overrides.set(MANIFEST_PATH, { status: 200, body: acre });
  return fixture;
}

/** Text of a card including all its definitions, each opened once. */
async function wholeText(root: ShadowRoot): Promise<string> {
  const definitions: string[] = [];
  for (const button of root.querySelectorAll<HTMLElement>('.definition-button')) {
    button.click();
    const box = button.nextElementSibling;
    await waitUntil(() => expect(box?.textContent).not.toBe(''));
    definitions.push(box?.textContent ?? '');
  }
  return [text(root), ...definitions].join(' ');
}

const payCards: readonly Declaration[] = [
  labourSummary,
  labourSalary,
  labourWageBands,
  labourPayGap,
  labourHours,
  occupationPay,
  occupationPayGap,
  occupationHours,
  occupationCompare,
  profileSalary,
];

describe.each(payCards)('<$tag>', (declaration) => {
  it('refers to December pay', async () => {
    const { root } = await mountLoaded(declaration, newFixtureApi());
    await shows(root, 'Fonte: ');
    const words = await wholeText(root);
    expect(words).toMatch(/(?<!31 )de dezembro|em dezembro/);
    expect(words).not.toMatch(/(média|mensal) do ano/);
  });

  it('refers to the annual mean and names the covered state', async () => {
    const { root } = await mountLoaded(declaration, acreApi());
    await shows(root, /Fonte: .*só Acre/);
    const words = await wholeText(root);
    expect(words).toMatch(/(média|mensal) do ano/);
    expect(words.replaceAll('31 de dezembro', '')).not.toContain('dezembro');
  });
});

const summaryOf = (links: number) =>
  labour.yardstick.encode([
    {
      key: 'selection',
      label: 'Esta seleção',
      links,
      women: 1,
      genderKnown: links,
      unclassified: 0,
      meanPay: null,
      medianPay: null,
      ...spreadOf(null),
      minPay: null,
      maxPay: null,
    },
  ]);

/** The cards whose rows are withheld for few links, with the dataset of the rows. */
const withheld = labourCards.flatMap((model) => {
  const shape = model.variantOf(plainQuery());
  const rows = 'rows' in shape ? shape.rows.id : '';
  const dataset = [labour.payCurve, labour.byWageBand].find(({ id }) => id === rows);
  return dataset ? [{ tag: model.tag, dataset }] : [];
});

it('knows the cards of pay by its classes', () => {
  expect(withheld.length).toBeGreaterThan(1);
});

describe.each(withheld)('<$tag>', ({ tag, dataset }) => {
  const declaration = elementIn(labourElements, tag);

  const apiWith = (links: number) => {
    const fixture = acreApi();
    fixture.overrides.set(dataset.path, { status: 200, body: [] });
    fixture.overrides.set(labour.yardstick.path, { status: 200, body: summaryOf(links) });
    return fixture;
  };

  it('distinguishes withheld pay from a lack of links', async () => {
    const few = await mountLoaded(declaration, apiWith(3));
    await shows(few.root, `menos de ${LIMIT} vínculos`);
    expect(text(few.root)).toContain('Em sigilo');
    expect(text(few.root)).not.toContain('Nenhum vínculo');
    const none = await mountLoaded(declaration, apiWith(0));
    await shows(none.root, 'Nenhum vínculo encontrado');
    expect(text(none.root)).not.toContain('sigilo');
  });

  it('shows why the API rejects a filter and offers to remove it', async () => {
    const fixture = acreApi();
    const detail = 'São poucos vínculos para separar por remuneração: ela fica em sigilo.';
    const problem: Problem = {
      type: 'parametro-invalido',
      title: 'Parâmetro inválido',
      status: 400,
      detail,
      parametro: 'minimumSalaryRange',
    };
    for (const { path } of [dataset, labour.yardstick]) {
      fixture.overrides.set(path, { status: 400, body: problem });
    }
    const { root, group } = mount(declaration, fixture);
    group.set('minimumSalaryRange', '3');
    await shows(root, detail);
    expect(console.errors()).not.toEqual([]);
    expect(control(root, 'Tentar novamente')).toBeUndefined();
    // The chip above the notice has a name similar to the button's.
    const [remove] = [...root.querySelectorAll<HTMLElement>('.notice button')];
    expect(remove?.textContent).toBe('Retirar o filtro Faixa salarial: 1,5 a 2 salários mínimos');
    remove?.click();
    expect(group.get()).toEqual({});
  });
});
