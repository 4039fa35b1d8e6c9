import { type Edition, labour } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { csvName, toCsv } from './csv';

const edition: Edition = {
  conjunto: 'rais',
  ano: 2019,
  tipo: 'oficial',
  versao: '1',
  fontes: ['RAIS 2019; vínculos'],
  importadoEm: '2026-01-01T00:00:00Z',
  linhasLidas: 2,
  linhasAceitas: 2,
  linhasRejeitadas: 0,
  motivos: {},
  notas: ['Só o Acre.'],
};

const about = {
  edition,
  filters: { ano: ['2019'], uf: ['12'] },
  nameOf: () => 'Acre',
  day: '2026-12-31',
};

it('is what Excel in Portuguese reads', () => {
  const rows = [{ from: 299.4, to: 1318.555, count: 1234567 }];
  expect(toCsv(labour.payCurve, rows, about).split('\r\n').slice(1)).toEqual([
    '# Fonte: RAIS 2019, vínculos',
    '# Ano de referência: 2019',
    '# Filtros: Estado: Acre',
    '# Só o Acre.',
    '# Extraído em 31/12/2026',
    'De;Até;Vínculos',
    '299,40;1318,56;1234567',
    '',
  ]);
});

it('quotes, disarms formulas and says what is withheld', () => {
  const label = '=HYPERLINK("x");1';
  const counted = toCsv(labour.byGender, [{ key: '1', label, count: 1 }], about);
  expect(counted).toContain(`"'=HYPERLINK(""x"");1";1\r\n`);
  const [summary] = [{ links: 3, women: 1, genderKnown: 3, unclassified: 0, meanPay: null }];
  expect(toCsv(labour.summary, [summary ?? {}], about)).toContain('3;1;3;0;sigilo;');
});

it('is named after what it holds', () => {
  expect(csvName(labour.bySector, { ano: ['2019'], uf: ['33', '35'] })).toBe(
    'empregados-ativos-por-setor-ano-2019-uf-33-35.csv',
  );
});
