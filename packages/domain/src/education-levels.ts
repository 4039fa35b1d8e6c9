import type { Category } from './category';

const words = (...labels: string[]): readonly Category[] =>
  labels.map((label) => ({ code: label, label }));

/** Levels of education of the graduate overview. */
export const educationLevels = words('Técnico', 'Superior');

/** The measures of the graduate overview. */
export const educationMeasures = words('Matrículas', 'Concluintes', 'Vagas');

/** The measures of a level: graduates and places exist only in higher education. */
export const measuresOf = (level: string | undefined): readonly Category[] =>
  level === 'Superior' ? educationMeasures : educationMeasures.slice(0, 1);
