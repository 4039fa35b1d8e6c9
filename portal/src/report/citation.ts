import { type Edition, editionName } from '@observatorio/contract';
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

/** Names editions with their years and versions: `RAIS 2019 (edição mgz1x2)`. */
export const editionsInWords = (editions: readonly CitedEdition[]): string =>
  formatList(
    editions.map((edition) => {
      const kind = isSample(edition) && !editions.every(isSample) ? 'demonstração, ' : '';
      return `${editionName(edition)} (${kind}edição ${edition.versao})`;
    }),
  );

/** Formats a citation of a page according to ABNT NBR 6023. */
export function citation({ title, url, date, editions }: Cited): string {
  const day = `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
  const kind = editions.every(isSample) ? 'Dados de demonstração' : 'Dados';
  const note = editions.length > 0 ? ` ${kind}: ${editionsInWords(editions)}.` : '';
  return `${config.name.toUpperCase()}. ${title}. [S. l.]: ${config.ministry}, ${date.getFullYear()}.${note} Disponível em: ${url}. Acesso em: ${day}.`;
}
