import type { Category } from './category';

const words = (...labels: string[]): readonly Category[] =>
  labels.map((label) => ({ code: label, label }));

/** Levels of education of the graduate overview. */
export const educationLevels = words('Técnico', 'Superior');

/** Measures of the graduate overview. */
export const educationMeasures = words('Matrículas', 'Concluintes', 'Vagas');

/**
 * Returns the measures of a level. Graduates and vacancies are only reported for higher education.
 */
export const measuresOf = (level: string | undefined): readonly Category[] =>
  level === 'Superior' ? educationMeasures : educationMeasures.slice(0, 1);
