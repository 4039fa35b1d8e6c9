import { describe, expect, it } from 'vitest';
import {
  builderAddress,
  changedAttributes,
  embedCode,
  frameCode,
  npmCode,
  pictureCode,
} from './embed-code';

const api = 'https://dados.exemplo.br';

it('contains the reserve style sheet, the loader and the current filters', () => {
  const filters = { uf: ['33', '35'], grandeSetor: ['4'], setor: [] };
  expect(embedCode([{ tag: 'labour-map', area: {}, filters }], api)).toBe(
    `<link rel="stylesheet" href="${api}/widgets/reserve.css">\n` +
      `<script async src="${api}/widgets/loader.js"></script>\n` +
      '<labour-map uf="33,35" grande-setor="4"></labour-map>',
  );
});

it("includes a release's hashes, and the API URL if it has a path", () => {
  const release = {
    id: '1.2.0',
    files: { 'loader.js': 'sha384-a', 'reserve.css': 'sha384-b' },
  };
  const code = embedCode([{ tag: 'labour-map', area: {}, filters: {} }], `${api}/dados`, {
    release,
  });
  expect(code).toContain(
    `<script async src="${api}/dados/widgets/1.2.0/loader.js" integrity="sha384-a" crossorigin="anonymous" data-api="${api}/dados"></script>`,
  );
  expect(code).toContain(
    '/widgets/1.2.0/reserve.css" integrity="sha384-b" crossorigin="anonymous">',
  );
});

it('loads a copy of the library from its folder, with the API in data-api', () => {
  const library = 'https://outro.exemplo.br/cdn/';
  expect(embedCode([{ tag: 'labour-map', area: {}, filters: {} }], api, { library })).toContain(
    `<script async src="${library}loader.js" data-api="${api}"></script>`,
  );
});

it("keeps attributes that differ from the element's defaults, escaped as HTML", () => {
  const text = { type: 'string', description: '' } as const;
  const definitions = {
    heading: text,
    theme: { ...text, default: 'auto' },
    group: text,
    api: text,
  };
  const attributes = changedAttributes(definitions, {
    heading: 'A "B" <C> & D',
    theme: 'auto',
    group: 'meu',
    api,
  });
  expect(embedCode([{ tag: 'labour-map', area: {}, filters: {}, attributes }], api)).toContain(
    '<labour-map heading="A &quot;B&quot; &lt;C&gt; &amp; D" group="meu"></labour-map>',
  );
});

describe('other embed formats', () => {
  const embedded = {
    tag: 'labour-gender',
    area: {},
    filters: { uf: ['35'], grandeSetor: ['4'] },
    attributes: { group: 'meu', headingLevel: '3', heading: 'A "B" & <C>' },
  };
  const query = 'uf=35&amp;grande-setor=4&amp;heading=A+%22B%22+%26+%3CC%3E';

  it('renders a frame without the attributes of the surrounding page', () => {
    expect(frameCode(embedded, api, { title: 'A "B"', height: 549 })).toBe(
      `<iframe src="${api}/embed/labour-gender?${query}" title="A &quot;B&quot;" width="100%" height="549" loading="lazy" allowfullscreen frameborder="0"></iframe>`,
    );
  });

  it('renders a picture with a link', () => {
    const picture = { href: `${api}/mapa?uf=35`, alt: '"A" & B', height: 480 };
    expect(pictureCode(embedded, api, picture)).toBe(
      `<a href="${api}/mapa?uf=35"><img src="${api}/embed/labour-gender.png?${query}&amp;width=720" alt="&quot;A&quot; &amp; B" width="720" height="480"></a>`,
    );
  });

  it('renders an npm install command and the tag', () => {
    const code = npmCode(embedded, api);
    expect(code).toContain("import '@observatorio/widgets/labour-gender';");
    expect(code).toContain(`<labour-gender uf="35" grande-setor="4" api="${api}" group="meu"`);
  });

  it('links to the configuration page with the same attributes', () => {
    expect(builderAddress(embedded, api)).toBe(
      `${api}/incorporar?tag=labour-gender&uf=35&grande-setor=4&group=meu&heading-level=3&heading=A+%22B%22+%26+%3CC%3E`,
    );
  });
});
