import { expect, it } from 'vitest';
import { labourPayGap } from '../labour/labour-pay-gap';
import { occupationMap } from '../occupation/occupation-map';
import { plainQuery } from './card';
import { figuresOf, selectedKeys, sentenceOf, textsOf } from './present';

const codesOf = (key: string) => (key === 'public' ? ['1', '2', '3'] : ['4']);
const rows = [{ key: 'public' }, { key: 'private' }, { key: null }];

it('selects a key only if all its codes are selected', () => {
  expect(selectedKeys(rows, [], codesOf)).toEqual([]);
  expect(selectedKeys(rows, ['2'], codesOf)).toEqual([]);
  expect(selectedKeys(rows, ['2', '4'], codesOf)).toEqual(['private']);
  expect(selectedKeys(rows, ['3', '1', '2'], codesOf)).toEqual(['public']);
});

it.each([
  [undefined, 'Seleção: 12, sem vínculos.'],
  [['14'], 'Sem dados deste lugar.'],
])('says of a chosen state without a row what data of the states %s know', (ufs, sentence) => {
  const links = { conjunto: 'rais', tipo: 'oficial', ano: 2024, versao: '1', ufs } as const;
  const figures = figuresOf(
    occupationMap,
    {
      query: plainQuery({ cod_cbo: ['513435'], uf: ['12'] }),
      answers: { rows: { rows: [{ key: '14', label: 'Roraima', count: 9 }] } },
      sources: [links],
    },
    { manifest: undefined, api: '' },
  );
  expect(sentenceOf(occupationMap, figures, (_filter, code) => code)).toBe(sentence);
});

it('does not name a filter that the compared rows ignore', () => {
  const figures = figuresOf(
    labourPayGap,
    { query: plainQuery({ genero: ['1'], uf: ['12'] }), answers: { rows: { rows: [] } } },
    { manifest: undefined, api: '' },
  );
  const { filters } = textsOf(labourPayGap, figures, (_filter, code) => code, undefined);
  expect(filters).toEqual(['Estado: 12']);
});
