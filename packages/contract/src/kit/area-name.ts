/**
 * The areas of the product, which are also families of endpoints, filters and elements, with their
 * titles.
 */
export const areaTitles = {
  labour: 'Mercado de trabalho',
  graduate: 'Formação técnica e superior',
  occupation: 'Uma ocupação',
  profile: 'Perfil de uma ocupação',
  course: 'Cursos',
  imbalance: 'Profissões promissoras',
  place: 'Um lugar',
  indicator: 'Indicadores',
} as const;

export type AreaName = keyof typeof areaTitles;

/** Names of the areas, in the order of the API documentation. */
export const areaNames = Object.keys(areaTitles) as readonly AreaName[];
