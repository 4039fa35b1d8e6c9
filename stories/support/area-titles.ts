import type { AreaName } from '@observatorio/contract';

/** Headings of the areas in the sidebar. */
export const areaTitles = {
  labour: 'Mercado de trabalho',
  graduate: 'Formação',
  occupation: 'Busca de profissões',
  profile: 'Perfil da ocupação',
  course: 'Cursos',
  imbalance: 'Desequilíbrio',
} satisfies Record<AreaName, string>;
