import { occupationArea } from '@observatorio/contract';
import { gapCard } from '../shared/pay-gap';
import { ofOccupation } from './of-occupation';

/** Pay of women and men in the occupation, or by colour or race, as dots side by side. */
export const occupationPayGap = gapCard({
  tag: 'occupation-pay-gap',
  description:
    'Remuneração de mulheres e homens da ocupação, ou por cor ou raça, lado a lado: média, mediana e por hora, também por escolaridade, idade, setor ou lugar.',
  area: occupationArea,
  ...ofOccupation,
  breakdowns: {
    escolaridade: {
      label: 'Escolaridade',
      categories: 'escolaridade',
      by: () => 'escolaridade',
      isOrdered: true,
    },
    idade: {
      label: 'Faixa etária',
      categories: 'idade',
      by: () => 'faixaEtaria',
      selects: () => 'faixaetaria',
      isOrdered: true,
    },
    setor: { label: 'Setor', categories: 'setor', by: () => 'setor' },
    lugar: {
      label: 'Estado',
      categories: 'estado',
      by: () => 'uf',
      selects: () => 'uf',
      largest: 'os 20 estados com mais vínculos',
    },
  },
});
