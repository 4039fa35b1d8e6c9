import type { Month } from '@observatorio/domain';

const format = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a month: `dezembro de 2019`. */
export const monthName = (month: Month): string => format.format(new Date(`${month}-01T00:00:00Z`));
