import type { Edition } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { badgeOf, sourceLine } from './source-line';

const official: Edition = {
  conjunto: 'rais',
  ano: 2016,
  tipo: 'oficial',
  versao: '1',
  fontes: ['rais_vinculos_AC_2016.txt.gz'],
  importadoEm: '2026-01-01T00:00:00Z',
  linhasLidas: 1,
  linhasAceitas: 1,
  linhasRejeitadas: 0,
  motivos: {},
  notas: [],
};

it('names the source and its year', () => {
  expect(sourceLine(official)).toBe('Fonte: RAIS, Ministério do Trabalho e Emprego, 2016');
  expect(sourceLine({ ...official, conjunto: 'outro' })).toBe(
    'Fonte: rais_vinculos_AC_2016.txt.gz, 2016',
  );
  expect(badgeOf(official)).toBeUndefined();
});

it('marks the sample', () => {
  const sample = { ...official, tipo: 'demonstracao' } as const;
  expect(sourceLine(sample)).toBe('Fonte: amostra gerada pelo projeto, 2016');
  expect(badgeOf(sample)).toBe('Dados de demonstração');
});

it('says nothing before the edition is known', () => {
  expect(sourceLine(undefined)).toBe('');
  expect(badgeOf(undefined)).toBeUndefined();
});
