import { labourArea } from '@observatorio/contract';
import { gapCard } from '../shared/pay-gap';

/** Pay of women and men, or by colour or race, as dots side by side. */
export const labourPayGap = gapCard({
  tag: 'labour-pay-gap',
  description:
    'Remuneração de mulheres e homens, ou por cor ou raça, lado a lado: média, mediana e por hora, também por ocupação, escolaridade, idade, setor ou lugar.',
  area: labourArea,
  breakdowns: {
    ocupacao: {
      label: 'Ocupação',
      categories: 'ocupação',
      by: () => 'occupation',
      selects: () => 'occupation',
      largest: 'as 20 ocupações com mais vínculos',
    },
    escolaridade: {
      label: 'Escolaridade',
      categories: 'escolaridade',
      by: () => 'escolaridade',
      selects: () => 'escolaridade',
      isOrdered: true,
    },
    idade: {
      label: 'Faixa etária',
      categories: 'idade',
      by: () => 'faixaEtaria',
      selects: () => 'faixaEtaria',
      isOrdered: true,
    },
    setor: {
      label: 'Setor',
      categories: 'setor',
      by: () => 'setor',
      selects: () => 'setor',
    },
    lugar: {
      label: 'Lugar',
      categories: 'lugar',
      by: ({ uf = [] }) => (uf.length === 1 ? 'municipio' : 'uf'),
      selects: (by) => (by === 'municipio' ? 'municipio' : 'uf'),
      largest: 'os 20 lugares com mais vínculos',
    },
  },
});
