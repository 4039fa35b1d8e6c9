import { formatDecimal } from './format';
import { type InhabitantAges, withAges } from './inhabitant-ages';
import { inWords, LINKS } from './unit';

/** How the similar places of a place are found. */
export const similarPlacesMethod =
  'Comparam-se lugares do mesmo tipo, município com município e estado com estado, por oito características: os logaritmos dos habitantes (Censo de 2022), dos vínculos por mil habitantes e da remuneração mediana publicada, as partes da indústria, da construção, do comércio e da agropecuária nos vínculos, e a dos vínculos com ensino superior completo. Cada característica é dividida pelo seu desvio padrão entre todos os lugares comparados, para que todas pesem o mesmo, e a distância é a euclidiana: a raiz da soma dos quadrados das diferenças. Semelhantes são os oito lugares de menor distância. Um lugar sem uma das características, como aquele cuja mediana está em sigilo, fica fora da comparação.';

/** A place and its links. */
export interface PlaceNumbers {
  name: string;
  /** Part of the place that the data cover: `só Acre`; null for all of it. */
  coverage: string | null;
  links: number;
  /** Links per thousand inhabitants; null if these are unknown. */
  perThousand: number | null;
  /** Ages of these inhabitants. Default: all. */
  ages?: InhabitantAges | undefined;
}

/** Counts the links of a place: `Franca, SP: 98,1 mil vínculos, 278,4 por mil habitantes.` */
export function placeLinksSentence({
  name,
  coverage,
  links,
  perThousand,
  ages,
}: PlaceNumbers): string {
  const place = coverage ? `${name} (${coverage})` : name;
  const rate = perThousand === null ? '' : `, ${formatDecimal(perThousand)} por mil habitantes`;
  return `${place}: ${inWords(links, LINKS)}${withAges(rate, ages)}.`;
}
