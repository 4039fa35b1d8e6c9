import type { Figure } from '@observatorio/cards';
import { scopeText } from '@observatorio/charts/picture';
import type { ShownCard } from './show-card';

const sentence = (text: string): string => (/\p{P}$/u.test(text) ? text : `${text}.`);

/** A figure with its comparisons: `Vínculos por mil habitantes: 61,3 (Brasil: 224,1).` */
const figureText = ({ name, value, compared = [] }: Figure): string =>
  `${name}: ${value}${compared.length > 0 ? ` (${compared.join('; ')})` : ''}.`;

/**
 * Returns a text alternative for a picture. The title is the card's name even if the card hides it.
 */
export function describePicture({ name, texts, figures = [], message }: ShownCard): {
  title: string;
  description: string;
} {
  const { summary, source, badge } = texts;
  const parts = [
    summary,
    scopeText(texts),
    ...figures.map(figureText),
    message && sentence(message.title),
    message?.text,
    source && sentence(source),
    badge && sentence(badge),
  ];
  return { title: name, description: parts.filter(Boolean).join(' ') };
}
