import { config } from '../base/config';

export interface Cited {
  title: string;
  url: string;
  /** Date of access. */
  date: Date;
  /** Whether all data of the page are demonstration data. */
  isSample: boolean;
}

const months = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.'].concat([
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
]);

/** Formats a citation of a page according to ABNT NBR 6023. */
export function citation({ title, url, date, isSample }: Cited): string {
  const day = `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
  const note = isSample ? ' Dados de demonstração.' : '';
  return `${config.name.toUpperCase()}. ${title}. [S. l.]: ${config.ministry}, ${date.getFullYear()}.${note} Disponível em: ${url}. Acesso em: ${day}.`;
}
