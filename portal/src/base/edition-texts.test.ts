import type { Edition, SourceName } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { coverageText } from './edition-texts';

const edition = (
  conjunto: SourceName,
  tipo: Edition['tipo'],
  rest: Partial<Edition> = {},
): Edition => ({
  conjunto,
  tipo,
  ano: tipo === 'oficial' ? 2016 : 2019,
  versao: '1',
  fontes: [],
  importadoEm: '2026-01-01T00:00:00Z',
  linhasLidas: 1,
  linhasAceitas: 1,
  linhasRejeitadas: 0,
  motivos: {},
  notas: [],
  ...rest,
});

const acre = edition('rais', 'oficial', { baseRemuneracao: 'media', ufs: ['12'] });
const all = states.map(({ code }) => code);

it.each([
  [[acre], 'RAIS 2016 · só Acre · médias do ano'],
  [
    [edition('rais', 'oficial', { ufs: all })],
    'RAIS 2016 · todo o Brasil · remuneração de dezembro',
  ],
  [[edition('inep-superior', 'oficial')], 'Educação superior 2016'],
  [[edition('rais', 'demonstracao', { ufs: all })], 'Dados de demonstração · 2019'],
  [
    [acre, edition('cbo', 'oficial'), edition('automacao', 'demonstracao')],
    'RAIS 2016 · só Acre · médias do ano · de demonstração: Automação',
  ],
  [
    [edition('rais', 'demonstracao'), edition('cbo', 'oficial'), edition('onet', 'oficial')],
    'Dados de demonstração · 2019 · oficiais: CBO e O*NET',
  ],
])('describes the coverage of editions (%#)', (editions, text) =>
  expect(coverageText(editions)).toBe(text),
);
