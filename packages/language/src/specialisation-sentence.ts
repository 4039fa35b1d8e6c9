import { inPlace } from '@observatorio/domain';
import { capitalized, formatCount, formatDecimal, formatPercent, uncapitalized } from './format';
import { sizeInFull } from './labour-units';

/** Subsectors within a sentence, with their articles, by code. */
const subsectors: Readonly<Record<string, string>> = {
  1: 'a extração mineral',
  2: 'a indústria de minerais não metálicos',
  3: 'a metalurgia',
  4: 'a indústria mecânica',
  5: 'a indústria de material elétrico e de comunicações',
  6: 'a indústria de material de transporte',
  7: 'a indústria da madeira e do mobiliário',
  8: 'a indústria de papel, editorial e gráfica',
  9: 'a indústria da borracha, do fumo e dos couros',
  10: 'a indústria química e farmacêutica',
  11: 'a indústria têxtil e do vestuário',
  12: 'a indústria de calçados',
  13: 'a indústria de alimentos e bebidas',
  14: 'os serviços de utilidade pública',
  15: 'a construção civil',
  16: 'o comércio varejista',
  17: 'o comércio atacadista',
  18: 'o setor de crédito, seguros e capitalização',
  19: 'o setor de imóveis e serviços técnicos',
  20: 'o setor de transportes e comunicações',
  21: 'o setor de alojamento, alimentação e reparação',
  22: 'os serviços de saúde',
  23: 'o ensino',
  24: 'a administração pública',
  25: 'a agropecuária',
};

/** Location quotient of a subsector (`setor`) or an establishment size (`tamanho`). */
export interface Specialisation {
  dimension: string;
  /** Code; null if unknown. */
  key: string | null;
  label: string;
  /** Null if the place has too few links, or the country none in the category. */
  quotient: number | null;
}

/** Region, state or municipality, by its IBGE code. */
interface NamedPlace {
  code: string;
  name: string;
}

/** Refers to a place: `em Franca`, `no Rio de Janeiro`, `na Bahia`, `no Sudeste`. */
export function inNamedPlace({ code, name }: NamedPlace): string {
  if (code.length <= 1) return `no ${name}`;
  // The only municipality of a state's name that takes an article.
  const isMunicipality = code.length === 7 && name !== 'Rio de Janeiro';
  return isMunicipality ? `em ${name}` : inPlace(name);
}

function categoryOf({ dimension, key, label }: Specialisation): string | undefined {
  if (dimension === 'setor') return subsectors[key ?? ''];
  const size = uncapitalized(sizeInFull(label));
  return `os estabelecimentos ${size.startsWith('sem ') ? size : `com ${size}`}`;
}

/** Most that rounds to the same share, relative to it. */
const ALMOST = 0.05;

/** Largest quotient stated with a decimal. */
const FINE = 10;

/**
 * Compares the part that a category has in a place's links with that in the country's: `Em Franca, a
 * indústria de calçados emprega 12 vezes a parte que tem no Brasil.` Empty if the quotient or the
 * category is unknown.
 */
export function specialisationSentence(place: NamedPlace, row: Specialisation): string {
  const { key, quotient } = row;
  const category = categoryOf(row);
  if (key === null || quotient === null || !category) return '';
  const isPlural = category.startsWith('os ');
  const there = `${capitalized(inNamedPlace(place))}, ${category}`;
  const has = isPlural ? 'têm' : 'tem';
  if (quotient === 0) return `${there} não ${has} vínculos.`;
  const employs = isPlural ? 'empregam' : 'emprega';
  return `${there} ${employs} ${multipleOf(quotient)} parte que ${has} no Brasil.`;
}

/** Puts a quotient before `parte`: `12 vezes a`, `1,5 vez a`, `quase a mesma`, `40% da`. */
function multipleOf(quotient: number): string {
  if (Math.abs(quotient - 1) <= ALMOST) return 'quase a mesma';
  if (quotient < 1) return `${formatPercent(quotient)} da`;
  const rounded = quotient < FINE ? Math.round(quotient * 10) / 10 : Math.round(quotient);
  const number = quotient < FINE ? formatDecimal(rounded) : formatCount(rounded);
  return `${number} ${rounded < 2 ? 'vez' : 'vezes'} a`;
}
