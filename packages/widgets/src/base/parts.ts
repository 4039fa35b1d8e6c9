const descriptions = {
  card: 'O quadro do elemento.',
  title: 'O título.',
  field: 'Um campo: o rótulo e o controle.',
  control: 'O controle de um campo, onde se escreve ou se escolhe.',
  button: 'Um botão.',
  chips: 'A lista dos filtros em vigor.',
  chip: 'Um filtro em vigor.',
  summary: 'A frase que resume os dados.',
  failure: 'O aviso de que os dados não chegaram.',
  body: 'O lugar do gráfico, da tabela ou dos números.',
  chart: 'O gráfico.',
  legend: 'A legenda do gráfico.',
  table: 'A tabela.',
  foot: 'O rodapé, com a fonte e o ano.',
} as const;

/** A CSS part. */
export type PartName = keyof typeof descriptions;

/** Parts of every card's frame. */
export const cardParts: readonly PartName[] = [
  'summary',
  'body',
  'foot',
  'button',
  'chips',
  'chip',
  'failure',
];

interface Parted {
  kind?: 'card' | 'filters';
  contentParts?: readonly PartName[];
}

/** All CSS parts of an element: name → description. */
export function partNamesOf({
  kind = 'card',
  contentParts,
}: Parted): Readonly<Record<string, string>> {
  const parts =
    kind === 'card'
      ? [...cardParts, ...(contentParts ?? ['chart', 'legend', 'table'])]
      : (contentParts ?? ['field', 'control', 'chips', 'chip']);
  const names: readonly PartName[] = ['card', 'title', ...parts];
  return Object.fromEntries(names.map((name) => [name, descriptions[name]]));
}
