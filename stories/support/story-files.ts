import { areaTitles } from '@observatorio/contract';
import { catalogue, type Declaration } from '@observatorio/widgets';

/** Names of an element's states in the sidebar, in order. */
const stateNames = {
  rows: 'Com dados',
  loading: 'Carregando',
  empty: 'Vazio',
  failure: 'Erro',
  stale: 'Últimos dados',
  filtered: 'Filtrado',
  median: 'Remuneração mediana',
  dark: 'Escuro',
  contrast: 'Alto contraste',
  narrow: '320 px',
} as const;

/** A state in which a story shows its element. */
export type StateName = keyof typeof stateNames;

/** States of the rows, which a filter bar does not have. */
const statesOfRows = new Set<string>([
  'loading',
  'empty',
  'failure',
  'stale',
] satisfies StateName[]);

/** States of a card that shows links or their pay. */
const statesOfMeasures = new Set<string>(['median'] satisfies StateName[]);

const exportName = (state: string): string => state.charAt(0).toUpperCase() + state.slice(1);

/** Storybook reads titles and names from the source code, so they must be literals. */
function storyFile({ tag, area, kind }: Declaration): string {
  const states = Object.entries(stateNames).filter(
    ([state]) =>
      (kind !== 'filters' || !statesOfRows.has(state)) &&
      ((kind !== 'filters' && area.measures) || !statesOfMeasures.has(state)),
  );
  const stories = states.map(
    ([state, name]) =>
      `export const ${exportName(state)} = { name: '${name}', ...states.${state} };\n`,
  );
  return `import { elementStates } from '../../support/element-states';

const { meta, ...states } = elementStates('${tag}');

export default { title: '${areaTitles[area.family]}/${tag}', ...meta };

${stories.join('')}`;
}

/** Source code of every element's stories by `<area>/<file>`, in catalogue order. */
export const storyFiles: ReadonlyMap<string, string> = new Map(
  [...catalogue].map((declaration: Declaration) => [
    `${declaration.area.family}/${declaration.tag}.stories.ts`,
    storyFile(declaration),
  ]),
);
