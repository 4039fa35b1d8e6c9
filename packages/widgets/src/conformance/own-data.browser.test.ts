import { describe, expect, it } from 'vitest';
import {
  control,
  guardPage,
  mount,
  newFixtureApi,
  openTable,
  shows,
  text,
  waitUntil,
} from '../testing/harness';
import { testedCatalogue } from './catalogue';

const console = guardPage();

/** Figures of the charts that do not draw counts. */
const figures = { men: 10, women: 20, score: 4, openings: 300, entrants: 100 };

/** Rows readable by every chart: states with counts, parts, scores and balances. */
const rows = [
  { label: 'São Paulo', key: 'SP', count: 30, ...figures },
  { label: 'Bahia', key: 'BA', count: 70, ...figures, men: 40, women: 30, score: 2 },
];

const withRows = testedCatalogue.filter(({ props = {} }) => 'rows' in props);

/** Elements that draw categories: all except the pay curve, which draws classes. */
const drawing = withRows.filter(({ tag }) => tag !== 'labour-salary');

it('tests own rows in every kind of chart', () => {
  expect(drawing.length).toBeGreaterThan(18);
});

/** Labels of two rows, and of a third: years in a series, otherwise states. */
const labelsOf = ({ tag }: { tag: string }) =>
  tag.endsWith('-trend') ? ['2018', '2019', '2020'] : ['São Paulo', 'Bahia', 'Acre'];

describe.each(drawing)('<$tag>', (declaration) => {
  const [first = '', second = '', third = ''] = labelsOf(declaration);
  const own = rows.map((row, index) => ({ ...row, label: [first, second][index] ?? '' }));

  it("draws the page's rows without the API and credits the page", async () => {
    const fixture = newFixtureApi();
    const { element, root, group } = mount(declaration, fixture, {
      attributes: { heading: 'Nós' },
    });
    Reflect.set(element, 'rows', own);
    group.set('ano', '2019');
    await shows(root, 'Dados de quem publica esta página');
    await waitUntil(() => expect(root.querySelector('canvas')).not.toBeNull());
    const requests = fixture.requests.length;
    await openTable(root);
    const cells = [...root.querySelectorAll('tbody th')].map((cell) => cell.textContent);
    expect(cells).toEqual([first, second]);
    expect(text(root)).not.toMatch(/demonstração|Fonte:/);
    expect(control(root, /^Retirar/)).toBeUndefined();
    control(root, /^Opções: /)?.click();
    await waitUntil(() => expect(control(root, /CSV/)).toBeDefined());
    const file = control(root, /CSV/)?.getAttribute('href') ?? '';
    expect(await (await fetch(file)).text()).toMatch(
      new RegExp(
        `${first};[^]*${second};[^]*Fonte: Dados de quem publica esta página \\(.+\\), não o Observatório`,
      ),
    );
    expect(control(root, 'Link para esta visão')).toBeUndefined();
    control(root, /^Opções: /)?.click();
    Reflect.set(element, 'rows', [
      ...own,
      { label: third, key: 'AC', count: 5, ...figures, men: 2, women: 3, score: 1 },
    ]);
    await shows(root, third);
    expect(fixture.requests).toHaveLength(requests);
  });
});

describe('the pay curve', () => {
  const [declaration] = withRows.filter(({ tag }) => tag === 'labour-salary');
  if (!declaration) throw new Error('<labour-salary> does not support own rows.');

  const classes = [
    { from: 3000, to: 9000, count: 12 },
    { from: 1500, to: 3000, count: 40 },
    { from: 1000.5, to: 1500, count: 7 },
  ];

  it("draws the page's classes", async () => {
    const fixture = newFixtureApi();
    const { element, root } = mount(declaration, fixture);
    Reflect.set(element, 'rows', classes);
    await shows(root, 'Dados de quem publica esta página');
    await waitUntil(() => expect(root.querySelector('canvas')).not.toBeNull());
    await openTable(root);
    const cells = [...root.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(cells).toHaveLength(3);
    expect(cells[2]).toMatch(/1\.000,50.*1\.500,00.*7/);
    control(root, /^Opções: /)?.click();
    await waitUntil(() => expect(control(root, /CSV/)).toBeDefined());
    const file = await fetch(control(root, /CSV/)?.getAttribute('href') ?? '');
    expect(await file.text()).toContain('\r\n1000,5;1500;7\r\n');
    Reflect.set(element, 'rows', classes.slice(1));
    control(root, 'Ver como gráfico')?.click();
    await shows(root, 'São precisas ao menos três.');
    expect(fixture.requests.filter((path) => path.includes('salarial'))).toEqual([]);
  });

  it.each([
    [{ from: 0, to: 1500, count: 1 }],
    [{ from: 1500, to: 1500, count: 1 }],
    [{ from: null, to: 1500, count: 1 }],
    [{ label: 'Até 1.500', count: 1 }],
  ])('leaves the card empty, with a warning, if a class is %j', async (wrong) => {
    const { element, root } = mount(declaration, newFixtureApi());
    Reflect.set(element, 'rows', [...classes, wrong]);
    await shows(root, 'Esta página não forneceu dados que o cartão possa mostrar.');
    expect(String(console.warnings())).toContain('from acima de 0 e to acima de from');
  });
});

describe('a JSON child', () => {
  const [declaration] = drawing.filter(({ tag }) => tag === 'labour-schooling');
  if (!declaration) throw new Error('<labour-schooling> does not support own rows.');

  const mountWith = (json: string) => {
    const mounted = mount(declaration, newFixtureApi());
    mounted.element.innerHTML = `<script type="application/json">${json}</script>`;
    return mounted;
  };

  it('provides the rows and updates them when it changes', async () => {
    const { element, root } = mountWith(
      '[{"label":"Médio","count":3},{"label":"Superior","count":9}]',
    );
    await shows(root, 'O maior valor é o de Superior: 9 registros, 75% do total.');
    element.setAttribute('unit', 'servidor, servidores');
    await shows(root, '9 servidores');
    const child = element.querySelector('script');
    if (child) child.textContent = '[{"label":"Fundamental","count":1}]';
    await shows(root, 'Fundamental: 1 servidor,');
  });

  it("uses the page's heading and unit in chart and table", async () => {
    const { element, root } = mountWith('[{"label":"Médio","count":3}]');
    element.setAttribute('heading', 'Servidores por escolaridade');
    element.setAttribute('unit', 'servidor, servidores');
    await waitUntil(() =>
      expect(root.querySelector('canvas')?.ariaLabel).toMatch(/^Servidores por escolaridade\. /),
    );
    await openTable(root);
    expect(root.querySelector('caption')?.textContent).toContain('Servidores por escolaridade');
    const columns = [...root.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(columns).toEqual(['Categoria', 'Servidores']);
    expect(text(root)).not.toContain('Vínculos');
    control(root, /^Opções: /)?.click();
    await waitUntil(() =>
      expect(control(root, /CSV/)?.getAttribute('download')).toBe(
        'servidores-por-escolaridade.csv',
      ),
    );
  });

  it('replaces a table that the page shows without scripts', async () => {
    const { element, root } = mountWith('[{"label":"Médio","count":3}]');
    element.innerHTML += '<table><tbody><tr><td>Médio</td></tr></tbody></table>';
    const moved = element.cloneNode(true) as HTMLElement;
    element.replaceWith(moved);
    await waitUntil(() => expect(moved.shadowRoot?.querySelector('canvas')).not.toBeNull());
    expect(moved.shadowRoot?.querySelector('[hidden][lang]')).toBeNull();
    expect(root.isConnected).toBe(false);
  });

  it('is part of the embed code, without a link to the builder', async () => {
    const json = '[{"label":"Médio","count":3},{"label":"=1+1","count":2.5}]';
    const { root } = mountWith(json);
    await shows(root, 'Médio');
    control(root, /^Opções: /)?.click();
    await waitUntil(() => expect(control(root, 'Incorporar')).toBeDefined());
    const file = decodeURIComponent(control(root, /CSV/)?.getAttribute('href') ?? '');
    expect(file).toContain("\r\nMédio;3\r\n'=1+1;2,5\r\n");
    control(root, 'Incorporar')?.click();
    const code = () => root.querySelector('textarea')?.value ?? '';
    await waitUntil(() => expect(code()).toContain('<labour-schooling'));
    expect(code()).toContain(`<script type="application/json">${json}</script>`);
    expect(code()).toContain('Dados de quem publica esta página');
    expect(text(root)).not.toContain('Mais opções');
  });

  it('compares the rows with figures of the page, in sentence, table and CSV', async () => {
    const { element, root } = mountWith(
      '[{"label":"Médio","count":3,"reference":2.5},{"label":"Superior","count":9,"reference":7},{"label":"Outros","count":1}]',
    );
    element.setAttribute('reference', 'Média do estado');
    await shows(root, 'Superior: 9 registros, 69% do total (Média do estado: 7).');
    await openTable(root);
    const cells = [...root.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join('|'),
    );
    expect(cells).toEqual([
      'Categoria|Registros|Média do estado',
      'Médio|3|2,5',
      'Superior|9|7',
      'Outros|1|Não informado',
    ]);
    control(root, /^Opções: /)?.click();
    await waitUntil(() => expect(control(root, /CSV/)).toBeDefined());
    const file = decodeURIComponent(control(root, /CSV/)?.getAttribute('href') ?? '');
    expect(file).toContain('\r\nMédio;3;2,5\r\n');
  });

  it.each([
    '{',
    '[{"label":"Médio"}]',
    '[{"label":"Médio","count":3,"reference":"dois"}]',
    '[{"label":"Médio","count":"1.200"}]',
    '[{"label":"Médio","count":-5}]',
    '{"count":1}',
  ])('leaves the card empty, with a warning, if it is %s', async (json) => {
    const { root, loads } = mountWith(json);
    await shows(root, 'Esta página não forneceu dados que o cartão possa mostrar.');
    expect(text(root)).toContain('Dados de quem publica esta página');
    expect(loads()).toBe(0);
    expect(String(console.warnings())).toMatch(
      /"rows".*label \(texto\), count \(número a partir de 0\)/,
    );
  });
});

it('formats decimals the same in summary, legend, table and CSV', async () => {
  const [map] = withRows.filter(({ tag }) => tag === 'labour-map');
  if (!map) throw new Error('<labour-map> does not support own rows.');
  const { element, root } = mount(map, newFixtureApi(), {
    attributes: { unit: 'tonelada, toneladas' },
  });
  Reflect.set(element, 'rows', [
    { label: 'SP', count: 1.4 },
    { label: 'RJ', count: 0.9 },
    { label: 'Acre', count: 0.25 },
  ]);
  await shows(root, 'O maior valor é o de SP: 1,4 tonelada, 55% do total.');
  await shows(root, 'Até 0,25');
  await shows(root, '0,25 a 0,9');
  await shows(root, /São Paulo: 1,4 \(máximo\)/);
  await openTable(root);
  const cells = [...root.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['1,4', '0,9', '0,25']);
  control(root, /^Opções: /)?.click();
  await waitUntil(() => expect(control(root, /CSV/)).toBeDefined());
  const file = await fetch(control(root, /CSV/)?.getAttribute('href') ?? '');
  expect(await file.text()).toMatch(/SP;1,4\r\nRJ;0,9\r\nAcre;0,25\r\n/);
});

it('never rounds tiny parts to 0% or near-totals to 100%', async () => {
  const { element, root } = mount(
    drawing.find(({ tag }) => tag === 'labour-gender')!,
    newFixtureApi(),
  );
  Reflect.set(element, 'rows', [
    { label: 'A', count: 100_000 },
    { label: 'B', count: 30 },
    { label: 'C', count: 0.001 },
  ]);
  await shows(root, 'O maior valor é o de A: 100.000 registros, mais de 99,9% do total.');
  await shows(root, /A \(mais de 99,9%\).*B \(menos de 0,1%\)/);
  await openTable(root);
  const cells = [...root.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['100.000', '30', '0,001']);
  control(root, /^Opções: /)?.click();
  await waitUntil(() => expect(control(root, /CSV/)).toBeDefined());
  const file = await fetch(control(root, /CSV/)?.getAttribute('href') ?? '');
  expect(await file.text()).toContain('C;0,001\r\n');
  Reflect.set(element, 'rows', [{ label: 'A', count: 0.0000001234 }]);
  await waitUntil(() =>
    expect(control(root, /CSV/)?.getAttribute('href')).toContain('0%2C0000001234'),
  );
});

it('makes the chart taller for more bars and sums those that do not fit', async () => {
  const { element, root } = mount(
    drawing.find(({ tag }) => tag === 'labour-schooling')!,
    newFixtureApi(),
  );
  const rowsOf = (length: number) =>
    Array.from({ length }, (_, index) => ({ label: `Órgão ${index}`, count: 1 }));
  const heights = () => {
    const canvas = root.querySelector('canvas')?.getBoundingClientRect();
    const foot = root.querySelector('[part=foot]')?.getBoundingClientRect();
    return { bars: canvas?.height ?? 0, isInside: (canvas?.bottom ?? 0) <= (foot?.top ?? 0) };
  };
  Reflect.set(element, 'rows', rowsOf(27));
  await waitUntil(() => expect(heights()).toEqual({ bars: 540, isInside: true }));
  Reflect.set(element, 'rows', rowsOf(5000));
  await shows(root, /Fora das 40 do gráfico: 4\.960 registros \(99%\)/);
  await waitUntil(() => expect(heights()).toEqual({ bars: 840, isInside: true }));
});

describe('rows without a chart', () => {
  const mountRows = (tag: string, given: unknown) => {
    const declaration = withRows.find((each) => each.tag === tag);
    if (!declaration) throw new Error(`<${tag}> does not support own rows.`);
    const mounted = mount(declaration, newFixtureApi());
    Reflect.set(mounted.element, 'rows', given);
    return mounted;
  };

  it('reports that all rows are zero, not that the source lacks them', async () => {
    const { root } = mountRows('labour-schooling', [
      { label: 'Médio', count: 0 },
      { label: 'Superior', count: 0 },
    ]);
    await shows(root, 'Todos os valores são zero. Por isso não há gráfico.');
    expect(text(root)).not.toContain('não informa');
    await openTable(root);
    expect([...root.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual([
      '0',
      '0',
    ]);
  });

  it('draws a chart if the rows have parts but no sum', async () => {
    const { root } = mountRows('labour-age-gender', [
      { label: 'Até 29', men: 3, women: 4 },
      { label: '30 ou mais', men: 5, women: 6 },
    ]);
    await waitUntil(() => expect(root.querySelector('canvas')).not.toBeNull());
    expect(text(root)).not.toContain('Todos os valores são zero');
  });

  it.each([Number.NaN, null, -5])('rejects rows with a warning if a count is %s', async (count) => {
    const { root } = mountRows('labour-schooling', [
      { label: 'Médio', count: 3 },
      { label: 'Superior', count: count as number },
    ]);
    await shows(root, 'Esta página não forneceu dados que o cartão possa mostrar.');
    const warning = String(console.warnings());
    expect(warning).toContain(
      `a linha 2, {"label":"Superior","count":${count}}, não é aceita em "rows"`,
    );
    expect(warning).toContain('nenhuma linha foi desenhada');
  });
});
