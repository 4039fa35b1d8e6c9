import type { Edition, SourceName } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { licensed } from './licences';

const edition = (conjunto: SourceName, more: Partial<Edition> = {}) =>
  ({ conjunto, tipo: 'oficial', ano: 2023, fontes: [], ...more }) as unknown as Edition;

const table = (name: string, licence: string) =>
  edition('indicadores', { tabela: name, fontes: [`${name} (${licence})`, 'tabela.csv'] });

const portal = 'https://portal.example';
const stated = (name: string) => ({
  '@type': 'CreativeWork',
  name,
  url: `${portal}/sobre#licencas`,
});

it('states the licence of each source', () => {
  const editions = [
    edition('rais'),
    edition('rais', { ano: 2022 }),
    table('Ideb', 'CC BY 4.0'),
    table('Renda', 'ODbL'),
    edition('automacao'),
  ];
  const tables = [
    { source: 'Ideb', licence: 'CC BY 4.0' },
    { source: 'Renda', licence: 'ODbL' },
  ];
  const government = stated('dados públicos, com citação da fonte');
  const commons = 'https://creativecommons.org/licenses/by/4.0/';
  const { license, isBasedOn } = licensed(editions, tables, portal);
  expect(license).toEqual([government, commons, stated('ODbL')]);
  expect(isBasedOn).toEqual([
    {
      '@type': 'Dataset',
      name: 'RAIS, Ministério do Trabalho e Emprego, 2022 a 2023',
      license: government,
    },
    { '@type': 'Dataset', name: 'Ideb (CC BY 4.0)', license: commons },
    { '@type': 'Dataset', name: 'Renda (ODbL)', license: stated('ODbL') },
    { '@type': 'Dataset', name: 'estimativa de automação por ocupação' },
  ]);
});

it('names the sample once', () => {
  const sample = [edition('rais'), edition('inep-superior')].map((each) => ({
    ...each,
    tipo: 'demonstracao' as const,
  }));
  const { license, isBasedOn } = licensed(sample, [], portal);
  expect(license).toEqual([stated('domínio público')]);
  expect(isBasedOn).toHaveLength(1);
});

it.each([
  ['CC BY-NC-SA 3.0', 'https://creativecommons.org/licenses/by-nc-sa/3.0/'],
  ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
])('links to %s', (licence, url) => {
  const { license } = licensed([table('x', licence)], [{ source: 'x', licence }], portal);
  expect(license).toEqual([url]);
});
