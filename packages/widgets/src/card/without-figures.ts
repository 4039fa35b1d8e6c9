import { refusalInWords } from '../base/use-fixed-filters';
import type { Card } from '../data/use-card';
import type { Rows } from '../data/use-rows';

const NO_FIGURES = 'O cartão não mostra números, porque seriam os de outra escolha.';

/** Rows of a card whose own filters were refused: none, since others would pass for the wanted ones. */
export const withoutFigures = <Row>({ csv: _, ...data }: Rows<Row>, card: Card): Rows<Row> => ({
  ...data,
  editions: [],
  resource: {
    status: 'error',
    failure: { message: `${refusalInWords(card.refused)} ${NO_FIGURES}` },
  },
});
