import { labourArea } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { namesIn } from '../model/filter-names';
import { selectionInWords } from './selection-words';

const names = [
  { filter: 'occupation', code: '322205', label: 'Técnico de enfermagem' },
  { filter: 'municipio', code: '1200401', label: 'Rio Branco' },
];

it.each([
  [{}, 'no Brasil'],
  [{ ano: ['2019'] }, 'no Brasil'],
  [{ occupation: ['322205'] }, 'de Técnico de enfermagem no Brasil'],
  [{ occupation: ['322205', '225125'], uf: ['29'] }, 'de 2 ocupações na Bahia'],
  [{ municipio: ['1200401'], uf: ['12'] }, 'em Rio Branco, AC'],
  [{ municipio: ['1200401', '3550308'] }, 'em 2 cidades'],
  [{ uf: ['12', '35'], regiao: ['1'] }, 'no Acre e em São Paulo'],
  [{ uf: ['11', '12', '13', '14'] }, 'em 4 estados'],
  [{ regiao: ['1'] }, 'na região Norte'],
  [{ regiao: ['1', '4'] }, 'nas regiões Norte e Sul'],
  [
    { genero: ['2'], grandeSetor: ['3', '4'], escolaridade: ['1', '2', '3', '4'] },
    'no Brasil (Grande setor: Comércio e Serviços; Gênero: Mulheres; Escolaridade: 4 opções)',
  ],
])('describes %j', (filters, words) => {
  const nameOf = namesIn(labourArea, filters, names);
  expect(selectionInWords({ area: labourArea, filters, edition: undefined }, nameOf)).toBe(words);
});

it('names the places that the data cover', () => {
  const words = (ufs: string[]) =>
    selectionInWords({ area: labourArea, filters: {}, edition: { ufs } }, (_, code) => code);
  expect(words(['12'])).toBe('no Acre');
  expect(words(['12', '29'])).toBe('no conjunto dos estados com dados');
});
