import type { Category } from './category';

/** The five regions of Brazil, by IBGE code. */
export const regions = [
  { code: '1', label: 'Norte' },
  { code: '2', label: 'Nordeste' },
  { code: '3', label: 'Sudeste' },
  { code: '4', label: 'Sul' },
  { code: '5', label: 'Centro-Oeste' },
] as const satisfies readonly Category[];

/** A federative unit of Brazil. */
export interface State extends Category {
  /** Two-letter abbreviation, such as `SP`. */
  abbr: string;
  /** Code of the region: the first digit of the state's code. */
  region: string;
}

const state = (code: string, abbr: string, label: string): State => ({
  code,
  abbr,
  label,
  region: code.charAt(0),
});

/** The 27 federative units, ordered by IBGE code. */
export const states: readonly State[] = [
  state('11', 'RO', 'Rondônia'),
  state('12', 'AC', 'Acre'),
  state('13', 'AM', 'Amazonas'),
  state('14', 'RR', 'Roraima'),
  state('15', 'PA', 'Pará'),
  state('16', 'AP', 'Amapá'),
  state('17', 'TO', 'Tocantins'),
  state('21', 'MA', 'Maranhão'),
  state('22', 'PI', 'Piauí'),
  state('23', 'CE', 'Ceará'),
  state('24', 'RN', 'Rio Grande do Norte'),
  state('25', 'PB', 'Paraíba'),
  state('26', 'PE', 'Pernambuco'),
  state('27', 'AL', 'Alagoas'),
  state('28', 'SE', 'Sergipe'),
  state('29', 'BA', 'Bahia'),
  state('31', 'MG', 'Minas Gerais'),
  state('32', 'ES', 'Espírito Santo'),
  state('33', 'RJ', 'Rio de Janeiro'),
  state('35', 'SP', 'São Paulo'),
  state('41', 'PR', 'Paraná'),
  state('42', 'SC', 'Santa Catarina'),
  state('43', 'RS', 'Rio Grande do Sul'),
  state('50', 'MS', 'Mato Grosso do Sul'),
  state('51', 'MT', 'Mato Grosso'),
  state('52', 'GO', 'Goiás'),
  state('53', 'DF', 'Distrito Federal'),
];

/** Code of the Federal District, which is not a state. */
export const FEDERAL_DISTRICT = '53';

const masculine = 'AC AM PA AP TO MA PI CE RN ES RJ PR RS DF'.split(' ');
const feminine = ['PB', 'BA'];

const IN_FULL = ' (estado)';

/** Tells a state from a municipality of its name: `São Paulo (estado)`. */
export const stateInFull = (label: string): string => label + IN_FULL;

/** Returns the state's name in a label that `stateInFull` made; undefined for any other label. */
export const stateNameIn = (label: string): string | undefined =>
  label.endsWith(IN_FULL) ? label.slice(0, -IN_FULL.length) : undefined;

/** Adds the article that a place takes in a sentence, if any: `o Pará`, `a Bahia`, `São Paulo`. */
export function placeWithArticle(label: string): string {
  const { abbr = '' } = states.find((entry) => entry.label === label.replace(IN_FULL, '')) ?? {};
  if (masculine.includes(abbr)) return `o ${label}`;
  return feminine.includes(abbr) ? `a ${label}` : label;
}

/**
 * Returns the abbreviation of a state by name, e.g. `PA`, or the name itself if no state has it.
 */
export const stateAbbreviation = (label: string): string =>
  states.find((entry) => entry.label === label)?.abbr ?? label;

/** Returns the name of a state by its IBGE code; undefined if no state has it. */
export const stateLabel = (code: string): string | undefined =>
  states.find((entry) => entry.code === code)?.label;

/** Returns a place with the preposition `em`: `no Pará`, `na Bahia`, `em São Paulo`. */
export const inPlace = (label: string): string =>
  placeWithArticle(label) === label ? `em ${label}` : `n${placeWithArticle(label)}`;

const byAbbr = new Map(states.map((entry) => [entry.abbr, entry.code]));

/** Parses a state's IBGE code or abbreviation, ignoring case. Returns its code, or undefined. */
export function stateCode(text: string): string | undefined {
  const key = text.trim().toUpperCase();
  return byAbbr.get(key) ?? states.find((entry) => entry.code === key)?.code;
}

/** Municipalities whose check digit does not follow from the other six. */
const irregular = '2201919 2201988 2202251 2611533 3117836 3152131 4305871 5203939 5203962'.split(
  ' ',
);

/** Returns the sum of the digits of a number below 20. */
const digitSum = (value: number): number => (value > 9 ? value - 9 : value);

/**
 * Returns the seven-digit code of a municipality, given with or without its check digit. Returns
 * undefined if the text has another length or no state begins with it; does not check whether the
 * municipality exists. IBGE weights the digits with 1 and 2 in turn, and adds the digits of the
 * products.
 */
export function municipalityCode(text: string): string | undefined {
  if (!/^\d{6,7}$/.test(text) || !stateCode(stateOfMunicipality(text))) return undefined;
  if (text.length === 7) return text;
  const sum = Array.from(text, (digit, index) => digitSum(Number(digit) * (1 + (index % 2))));
  const check = (10 - (sum.reduce((a, b) => a + b, 0) % 10)) % 10;
  return irregular.find((code) => code.startsWith(text)) ?? `${text}${check}`;
}

/** Returns the state of a municipality code: its first two digits. */
export const stateOfMunicipality = (code: string): string => code.slice(0, 2);

/** Appends the state to a municipality, since names are ambiguous: `Bom Jesus, PI`. */
export function municipalityInFull(code: string, name: string): string {
  const { abbr } = states.find((entry) => entry.code === stateOfMunicipality(code)) ?? {};
  return abbr ? `${name}, ${abbr}` : name;
}

/** Returns the region of a state code: its first digit. */
export const regionOfState = (code: string): string => code.slice(0, 1);
