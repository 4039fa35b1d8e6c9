import { type Edition, editionName, vintageMark } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import { config } from '../base/config';

type CitedEdition = Pick<Edition, 'conjunto' | 'ano' | 'tipo' | 'situacao' | 'versao'>;

export interface Cited {
  title: string;
  url: string;
  /** Date of access. */
  date: Date;
  /** Editions of the page's data. */
  editions: readonly CitedEdition[];
}

const months = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.'].concat([
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
]);

const isSample = ({ tipo }: Pick<Edition, 'tipo'>): boolean => tipo === 'demonstracao';

/** Names editions with their years and versions: `RAIS 2024 (parcial, edição mgz1x2)`. */
export const editionsInWords = (editions: readonly CitedEdition[]): string =>
  formatList(
    editions.map((edition) => {
      const { conjunto, ano, versao } = edition;
      const kind = isSample(edition) && !editions.every(isSample) ? 'demonstração' : '';
      const facts = [vintageMark(edition), kind, `edição ${versao}`].filter(Boolean).join(', ');
      return `${editionName({ conjunto, ano })} (${facts})`;
    }),
  );

/** Formats a citation of a page according to ABNT NBR 6023. */
export function citation({ title, url, date, editions }: Cited): string {
  const day = `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
  const kind = editions.every(isSample) ? 'Dados de demonstração' : 'Dados';
  const note = editions.length > 0 ? ` ${kind}: ${editionsInWords(editions)}.` : '';
  return `${config.name.toUpperCase()}. ${title}. [S. l.]: ${config.ministry}, ${date.getFullYear()}.${note} Disponível em: ${url}. Acesso em: ${day}.`;
}
