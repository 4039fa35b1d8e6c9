import {
  type AnyDataset,
  formatFilters,
  graduate,
  labour,
  place as placeData,
} from '@observatorio/contract';
import { formatCount, formatMoney, formatPercent } from '@observatorio/language';
import { catalogue, type Declaration, neededFilters } from '@observatorio/widgets';
import { beforeAll, expect, inject, it } from 'vitest';

/*
 * Checks the elements' pictures and files on a real server: every tag with a chart or with figures
 * alone is drawn, and its figures equal those of the API.
 */

const origin = inject('origin');

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers });

const declarations: readonly Declaration[] = catalogue;

/** Filters that a card needs to show a chart, in addition to its required ones. */
const informed: Readonly<Record<string, string>> = { 'graduate-modality': 'nivel_ensino=Superior' };

/**
 * Finds visible SVG shapes without a fill, which render black because their colour was not
 * resolved.
 */
const colourless = (svg: string): string[] =>
  svg
    .replaceAll(/<clipPath.*?<\/clipPath>/gs, '')
    .match(/<(path|rect)(?![^>]*fill(-opacity="0"|=))[^>]*>/g) ?? [];

/** Returns the address of a tag's picture, including the filters that the tag requires. */
const addressOf = (tag: string, ending: string, more = ''): string => {
  const declaration = declarations.find((each) => each.tag === tag);
  const filters = informed[tag] ?? (declaration ? formatFilters(neededFilters(declaration)) : '');
  return `/embed/${tag}.${ending}?${[filters, more].filter(Boolean).join('&')}`;
};

/** Reads the width and height of a PNG from its first chunk. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

const words = (element: string): string =>
  element
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Returns the contents of an SVG's text elements, in drawing order. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>[^<]*<\/text>/g)].map(([text]) => words(text));

const partOf = (svg: string, name: 'title' | 'desc'): string =>
  words(new RegExp(`<${name}[^>]*>([^<]*)`).exec(svg)?.[0] ?? '');

async function rowsOf(dataset: AnyDataset, search = ''): Promise<any[]> {
  const response = await get(`${dataset.path}${search}`);
  return dataset.decode(await response.json());
}

let tags: string[];

/** Whether the picture of a tag has figures instead of a chart. */
const hasFigures = (tag: string): boolean =>
  declarations.find((each) => each.tag === tag)?.model?.kinds.join() === 'figures';

beforeAll(async () => {
  const { detail } = (await (await get('/embed/labour-filters.png')).json()) as { detail: string };
  tags = detail.match(/[a-z]+-[a-z-]+[a-z]/g)?.filter((tag) => tag !== 'labour-filters') ?? [];
});

it('hides the title if the heading is empty, as the element does, but keeps it for screen readers', async () => {
  const texts = (svg: string) => svg.slice(svg.indexOf('</desc>'));
  const titled = await (await get('/embed/labour-gender.svg')).text();
  expect(texts(titled)).toContain('Vínculos por gênero');
  const svg = await (await get('/embed/labour-gender.svg?heading=')).text();
  expect(texts(svg)).not.toContain('Vínculos por gênero');
  expect(svg).toMatch(/<title id="[^"]+">Vínculos por gênero<\/title>/);
  const heightOf = (text: string) => Number(/ height="(\d+)"/.exec(text)?.[1]);
  expect(heightOf(svg)).toBeLessThan(heightOf(titled));
});

it('is used as the thumbnail of an oEmbed response, at the stated size and within the limits', async () => {
  const oembed = async (path: string, limits = '') => {
    const url = encodeURIComponent(origin + path);
    return (await fetch(`${origin}/oembed?url=${url}${limits}`)).json();
  };
  for (const [path, limits] of [
    ['/embed/labour-gender?uf=35&group=meu&theme=dark', ''],
    ['/mapa?uf=35', '&maxwidth=400'],
  ] as const) {
    const answer = await oembed(path, limits);
    const png = await fetch(answer.thumbnail_url);
    expect(png.headers.get('content-type'), path).toBe('image/png');
    expect(sizeOf(Buffer.from(await png.arrayBuffer()))).toEqual([
      answer.thumbnail_width,
      answer.thumbnail_height,
    ]);
    expect(answer.thumbnail_width).toBe(limits ? 400 : 720);
    expect(new URL(answer.thumbnail_url).searchParams.get('uf')).toBe('35');
  }
  for (const [path, limits] of [
    ['/embed/labour-filters', ''],
    ['/embed/occupation-age', ''],
    ['/mapa', '&maxheight=100'],
    ['/mapa', '&maxwidth=200'],
  ] as const) {
    const answer = await oembed(path, limits);
    expect(answer.html, path).toContain('<iframe');
    expect(Object.keys(answer).filter((name) => name.startsWith('thumbnail'))).toEqual([]);
  }
});

it('draws every tag with a picture at the requested size and with all its text', async () => {
  expect(tags).toEqual(
    expect.arrayContaining([
      'labour-map',
      'labour-salary',
      'labour-occupations',
      'occupation-map',
      'graduate-category-detail',
      'profile-skills',
      'place-summary',
      'labour-summary',
    ]),
  );
  const wrong: object[] = [];
  // Sequential, because the server rejects requests for pictures that would wait too long.
  for (const tag of tags) {
    const png = await get(addressOf(tag, 'png', 'width=400&scale=1'));
    const svg = await get(addressOf(tag, 'svg', 'width=400&theme=dark'));
    const [width, height] = sizeOf(Buffer.from(await png.arrayBuffer()));
    const body = await svg.text();
    const [title, drawn] = [partOf(body, 'title'), textsOf(body).join(' ')];
    const sentence = partOf(body, 'desc').split(/ (?:Unidade|Filtros|Vínculos ativos): /)[0] ?? '';
    const isChart = !hasFigures(tag);
    const parts = [title, sentence, 'Fonte: ', 'Dados de demonstração'];
    if (isChart) parts.push('Unidade: ');
    const missing = parts.filter((part) => part === '' || !drawn.includes(part));
    const alternative = decodeURIComponent(png.headers.get('x-alternative-text') ?? '');
    const isDrawn = width === 400 && height > 300 && body.includes('<svg x=') === isChart;
    const isRight = isDrawn && alternative.includes(sentence) && colourless(body).length === 0;
    if (!isRight || missing.length > 0) wrong.push({ tag, width, height, missing });
  }
  expect(wrong).toEqual([]);
});

it('writes every name in full, since a picture has no tooltip', async () => {
  const cut: object[] = [];
  for (const tag of tags) {
    for (const width of [320, 480, 800]) {
      const svg = await (await get(addressOf(tag, 'svg', `width=${width}`))).text();
      const texts = textsOf(svg).filter((text) => text.includes('…'));
      if (texts.length > 0 || svg.includes('<svg x=') === hasFigures(tag))
        cut.push({ tag, width, texts });
    }
  }
  expect(cut).toEqual([]);
});

it('shows the figures of the API', async () => {
  const svg = await (await get('/embed/labour-schooling.svg?uf=35')).text();
  const rows = await rowsOf(labour.bySchooling, '?uf=35');
  expect(textsOf(svg)).toEqual(expect.arrayContaining(rows.map(({ count }) => formatCount(count))));
  const ring = await (await get('/embed/graduate-modality.svg?nivel-ensino=Superior')).text();
  const shares: { count: number }[] = await rowsOf(graduate.byModality, '?nivel_ensino=Superior');
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  for (const { count } of shares.filter((row) => row.count / total > 0.05)) {
    expect(textsOf(ring)).toContain(formatPercent(count / total));
  }
});

it('draws a place with its figures next to those of its state and of Brazil', async () => {
  const svg = await (await get('/embed/place-summary.svg?municipio=3509502')).text();
  const [place, state] = await rowsOf(placeData.summary, '?municipio=3509502');
  const drawn = textsOf(svg).join(' ');
  expect(drawn).toContain(`Vínculos ativos`);
  expect(textsOf(svg)).toContain(formatCount(place.links));
  expect(drawn).toContain(`${formatPercent(place.links / state.links)} de São Paulo`);
  expect(drawn).toContain(formatMoney(place.medianPay));
  expect(drawn).toContain(`Brasil: `);
  const png = await get('/embed/place-summary.png?municipio=3509502');
  expect(decodeURIComponent(png.headers.get('x-alternative-text') ?? '')).toContain('Campinas, SP');
});

it('serves the same CSV file as the card’s menu', async () => {
  const file = await get('/embed/labour-map.csv?uf=35&theme=dark');
  const api = await get(`${labour.byMunicipality.path}?uf=35&formato=csv`);
  expect(file.headers.get('content-disposition')).toBe(api.headers.get('content-disposition'));
  expect(await file.text()).toBe(await api.text());
});

it('writes every figure of a card that shows several answers to its file', async () => {
  const level = 'nivel_ensino=Superior&uf=35';
  const file = await (await get(`/embed/graduate-summary.csv?${level}`)).text();
  const courses = (await (await get(`${graduate.courses.path}?${level}&currentPage=1`)).json()) as {
    pagination: { totalRecords: number };
  };
  const number = formatCount(courses.pagination.totalRecords);
  expect(file).toMatch(
    new RegExp(
      `^# Resumo da formação: [^;]+ de matrículas em ${number} nomes de curso superior`,
      'm',
    ),
  );
  expect(file).toContain(`\n# Nomes de curso: ${number};`);
  expect(file).toMatch(/^# A distância: \d+(,\d)?%;/m);

  const curve = await (await get('/embed/labour-salary.csv?uf=35')).text();
  const summary = await get(`${labour.summary.path}?uf=35`);
  const [{ medianPay } = { medianPay: null }] = labour.summary.decode(
    (await summary.json()) as never,
  );
  expect(medianPay).toBeGreaterThan(0);
  const written = String(medianPay?.toFixed(2)).replace('.', ',');
  expect(curve).toMatch(new RegExp(`^# Remuneração mediana[^:]*: ${written};`, 'm'));
});

it('lists a selected occupation in the file of the largest ones, without changing the total', async () => {
  const { path } = labour.byOccupation;
  const all = await (await get(`${path}?formato=csv`)).text();
  const rare = '223208';
  const file = await (await get(`/embed/labour-occupations.csv?occupation=${rare}`)).text();
  const countsIn = (text: string) =>
    text
      .split('\r\n\r\n')[0]
      ?.split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(';').at(-2))) ?? [];
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  expect(all).not.toContain(`\n${rare};`);
  expect(file).toContain(`\n${rare};`);
  expect(sum(countsIn(file))).toBe(sum(countsIn(all)));
});

it('accepts filter names in both the attribute and the page spelling', async () => {
  const spellings = ['grande-setor=4', 'grandeSetor=4'];
  const pictures = await Promise.all(
    spellings.map(async (filter) => (await get(`/embed/labour-gender.svg?${filter}`)).text()),
  );
  expect(new Set(pictures).size).toBe(1);
  expect(partOf(pictures[0] ?? '', 'desc')).toContain('Grande setor');
});

it.each<[string, number, string]>([
  ['/embed/labour-map.png?width=319', 400, '“width”. Aceitos: um número inteiro de 320 a 1600'],
  ['/embed/labour-map.png?width=1e3', 400, '“width”'],
  ['/embed/labour-map.png?width=400&width=500', 400, 'uma largura só'],
  ['/embed/labour-map.png?scale=4', 400, '“scale”'],
  ['/embed/labour-map.svg?scale=2', 400, '“scale” não existe aqui'],
  ['/embed/labour-map.png?theme=azul', 400, 'light, dark, contrast'],
  ['/embed/labour-map.png?heading=a%00b', 400, '“heading”'],
  [`/embed/labour-map.png?heading=${'a'.repeat(201)}`, 400, 'até 200 caracteres'],
  ['/embed/labour-map.png?uf=99', 400, '“uf”'],
  ['/embed/labour-map.png?cor=azul', 400, '“cor” não existe aqui'],
  ['/embed/labour-map.png?ano=1999', 400, '1999'],
  ['/embed/profile-skills.png', 400, 'codigoBrasileiroOcupacao'],
  ['/embed/profile-skills.png?codigoBrasileiroOcupacao=999999', 400, '999999'],
  ['/embed/labour-filters.png', 404, 'labour-map'],
  ['/embed/course-search.svg', 404, 'não é um gráfico'],
  ['/embed/labour-none.png', 404, 'não existe'],
  ['/embed/labour-filters.csv', 404, 'labour-map'],
  ['/embed/labour-map.gif', 404, ''],
  ['/embed/LABOUR-MAP.png', 404, ''],
])('rejects %s with %i', async (path, status, part) => {
  const response = await get(path, { accept: 'application/json' });
  const problem = (await response.json()) as { status: number; detail: string };
  expect(response.status).toBe(status);
  expect(problem.detail).toContain(part);
});

it('rejects a year or a place with the same problem as the API', async () => {
  const same = [
    ['/embed/labour-gender.png?ano=1999', `${labour.byGender.path}?ano=1999`],
    ['/embed/labour-gender.png?municipio=3599999', `${labour.byGender.path}?municipio=3599999`],
  ];
  for (const [picture = '', data = ''] of same) {
    const [ours, theirs] = await Promise.all([get(picture), get(data)]);
    expect(ours.status).toBe(theirs.status);
    const without = (problem: unknown) => ({ ...(problem as object), requestId: '' });
    expect(without(await ours.json())).toEqual(without(await theirs.json()));
  }
});

it('can be embedded by any site, and is revalidated by its ETag', async () => {
  const path = '/embed/labour-gender.png?heading=Etiqueta';
  const { headers } = await get(path);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('cache-control')).toContain('public, max-age=300');
  const tag = headers.get('etag') ?? '';
  expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
  expect((await get(`${path}s`, { 'if-none-match': tag })).status).toBe(200);
});

it('embeds its fonts in the SVG', async () => {
  const svg = await (await get('/embed/labour-gender.svg?heading=iiiiWWWW')).text();
  const families = new Set([...svg.matchAll(/font-family="([^",]+)/g)].map(([, name]) => name));
  for (const name of families) {
    expect(name).toMatch(/^Poppins/);
    expect(svg).toContain(`@font-face{font-family:"${name}"`);
  }
  const [, places = ''] = /x="([^"]+)"[^>]*>iiiiWWWW</.exec(svg) ?? [];
  const [first = 0, second = 0, , , fifth = 0, sixth = 0] = places.split(' ').map(Number);
  expect(sixth - fifth).toBeGreaterThan(3 * (second - first));
});

it('writes the title as text, whatever characters it contains', async () => {
  const heading = '</text><script>alert(1)</script> & "é" 🙂 Ж url(#a';
  const response = await get(`/embed/labour-gender.svg?heading=${encodeURIComponent(heading)}`);
  const svg = await response.text();
  expect(response.status).toBe(200);
  expect(svg).not.toContain('<script');
  expect(partOf(svg, 'title')).toContain('& "é" 🙂 Ж url(#a');
});

it('explains why there is no chart', async () => {
  const svg = await (await get('/embed/graduate-funding.svg')).text();
  expect(textsOf(svg).join(' ')).toContain('Aparece quando o nível de ensino é Superior');
  const empty = await get('/embed/labour-gender.svg?municipio=1200807&setor=1');
  expect(textsOf(await empty.text()).join(' ')).toContain('Nenhum vínculo encontrado');
});
