import { expect, it } from 'vitest';
import type { Edition } from './manifest';
import { formatSources, parseSources } from './sources-header';

const edition = (conjunto: Edition['conjunto'], rest: Partial<Edition> = {}) =>
  ({ conjunto, ano: 2024, tipo: 'oficial', ...rest }) as const;

it('lists editions with their years and kinds, and the vintage of data that are not final', () => {
  const text = formatSources([
    edition('rais', { situacao: 'parcial' }),
    edition('inep-superior', { situacao: 'definitiva' }),
    edition('cbo', { tipo: 'demonstracao' }),
    edition('indicadores', { tabela: 'pib-per-capita' }),
  ]);
  expect(text).toBe(
    'rais 2024 oficial parcial; inep-superior 2024 oficial; cbo demonstracao; indicadores pib-per-capita oficial',
  );
  expect(parseSources(`${text}; rais 2024 oficial nova`)).toEqual([
    { conjunto: 'rais', ano: 2024, tipo: 'oficial', situacao: 'parcial' },
    { conjunto: 'inep-superior', ano: 2024, tipo: 'oficial' },
    { conjunto: 'cbo', tipo: 'demonstracao' },
    { conjunto: 'indicadores', tipo: 'oficial', tabela: 'pib-per-capita' },
  ]);
});
