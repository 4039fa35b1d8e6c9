import { expect, it } from 'vitest';
import { embedCode } from './embed-code';

it('contains the loader of the API and the filters in force', () => {
  const filters = { uf: ['33', '35'], grandeSetor: ['4'], setor: [] };
  expect(embedCode('labour-map', filters, 'https://dados.exemplo.br/')).toBe(
    '<script type="module" src="https://dados.exemplo.br/widgets/loader.js"></script>\n' +
      '<labour-map uf="33,35" grande-setor="4"></labour-map>',
  );
});
