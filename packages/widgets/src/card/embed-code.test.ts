import { expect, it } from 'vitest';
import { changedAttributes, embedCode } from './embed-code';

const api = 'https://dados.exemplo.br';

it('contains the reserve, the loader and the filters in force', () => {
  const filters = { uf: ['33', '35'], grandeSetor: ['4'], setor: [] };
  expect(embedCode([{ tag: 'labour-map', filters }], api)).toBe(
    `<link rel="stylesheet" href="${api}/widgets/reserve.css">\n` +
      `<script async src="${api}/widgets/loader.js"></script>\n` +
      '<labour-map uf="33,35" grande-setor="4"></labour-map>',
  );
});

it('names a release with its hashes, and an API at a path', () => {
  const release = {
    id: '1.2.0',
    files: { 'loader.js': 'sha384-a', 'reserve.css': 'sha384-b' },
  };
  const code = embedCode([{ tag: 'labour-map', filters: {} }], `${api}/dados`, release);
  expect(code).toContain(
    `<script async src="${api}/dados/widgets/1.2.0/loader.js" integrity="sha384-a" crossorigin="anonymous" data-api="${api}/dados"></script>`,
  );
  expect(code).toContain(
    '/widgets/1.2.0/reserve.css" integrity="sha384-b" crossorigin="anonymous">',
  );
});

it('keeps what differs from the defaults of the element, as HTML', () => {
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
  expect(embedCode([{ tag: 'labour-map', filters: {}, attributes }], api)).toContain(
    '<labour-map heading="A &quot;B&quot; &lt;C&gt; &amp; D" group="meu"></labour-map>',
  );
});
