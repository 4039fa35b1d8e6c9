import type { Declaration } from '@observatorio/widgets';

/** Keyboard shortcuts: keys → effect, in Portuguese. */
export type Keys = readonly (readonly [keys: string, effect: string])[];

const everywhere: Keys = [
  ['Tab, Shift+Tab', 'Vai ao controle seguinte, ou ao anterior.'],
  ['Enter, Espaço', 'Aciona o botão em foco.'],
];

const fields: Keys = [
  ['Letras', 'Num campo de busca, mostra o que combina com o texto.'],
  ['↓ ↑', 'Percorre as opções de um campo.'],
  ['Enter', 'Escolhe a opção.'],
  ['Esc', 'Fecha a lista sem escolher; de novo, esvazia o campo.'],
];

const menu: Keys = [
  ['↓ ↑ no botão “Opções”', 'Abre o menu na primeira opção, ou na última.'],
  ['Esc', 'Fecha o menu e volta ao botão.'],
];

const selection: Keys = [
  [
    'Enter, Espaço numa linha de “Ver como tabela”',
    'Escolhe a categoria, como um clique no gráfico; de novo, retira a escolha.',
  ],
];

/** Returns the keyboard shortcuts of an element. */
export const keysOf = ({ kind, selects }: Declaration): Keys => [
  ...everywhere,
  ...(kind === 'filters' ? fields : menu),
  ...(selects ? selection : []),
];
