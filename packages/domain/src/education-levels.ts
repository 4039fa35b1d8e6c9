import type { Category } from './category';

const words = (...labels: string[]): readonly Category[] =>
  labels.map((label) => ({ code: label, label }));

/** Levels of education of the graduate overview. */
export const educationLevels = words('Técnico', 'Superior');

/** What the graduate overview counts. */
export const educationMeasures = words('Matrículas', 'Concluintes', 'Vagas');

/** What is counted on a level: graduates and places only in higher education. */
export const measuresOf = (level: string | undefined): readonly Category[] =>
  level === 'Superior' ? educationMeasures : educationMeasures.slice(0, 1);
