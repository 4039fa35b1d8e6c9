import type { Category } from './category';

const numbered = (first: number, labels: readonly string[]): readonly Category[] =>
  labels.map((label, index) => ({ code: String(first + index), label }));

/** Sex as recorded in RAIS (`Sexo Trabalhador`). */
export const genders = numbered(1, ['Homens', 'Mulheres']);

/** The five age bands, exact roll-ups of RAIS `Faixa Etária` 1–2, 3–4, 5–6, 7 and 8. */
export const ageBands = numbered(1, [
  'Até 17 anos',
  '18 a 29 anos',
  '30 a 49 anos',
  '50 a 64 anos',
  '65 anos ou mais',
]);

/** Age band (1–5) by RAIS `Faixa Etária` (1–8). */
export const ageBandOfRais: readonly number[] = [0, 1, 1, 2, 2, 3, 3, 4, 5];

/** RAIS `Escolaridade após 2005`, 1–11. */
export const schoolings = numbered(1, [
  'Analfabeto',
  'Até o 5º ano incompleto',
  '5º ano completo',
  '6º ao 9º ano',
  'Fundamental completo',
  'Médio incompleto',
  'Médio completo',
  'Superior incompleto',
  'Superior completo',
  'Mestrado',
  'Doutorado',
]);

/** The four schooling groups of the occupation pages, with their RAIS codes. */
export const schoolingGroups: readonly (Category & { members: readonly string[] })[] = [
  { code: '1', label: 'Até médio incompleto', members: ['1', '2', '3', '4', '5', '6'] },
  { code: '2', label: 'Médio completo', members: ['7'] },
  { code: '3', label: 'Superior incompleto', members: ['8'] },
  { code: '4', label: 'Superior completo ou mais', members: ['9', '10', '11'] },
];

/** RAIS `Raça Cor`. 9 and 99 stand for a link whose employer did not inform it. */
export const races: readonly Category[] = [
  { code: '1', label: 'Indígena' },
  { code: '2', label: 'Branca' },
  { code: '4', label: 'Preta' },
  { code: '6', label: 'Amarela' },
  { code: '8', label: 'Parda' },
];

/**
 * Maximum of contracted hours per week: that of the Constitution (art. 7, XIII) and of the last band of
 * RAIS `Faixa Hora Contrat`, `41 a 44 horas`.
 */
export const MAX_WEEKLY_HOURS = 44;

/** Upper bounds of the tenure bands 1–7, in months, exclusive. Band 8 is open-ended. */
export const tenureLimits = [3, 6, 12, 24, 36, 60, 120] as const;

/** RAIS `Faixa Tempo Emprego`, 1–8. */
export const tenureBands = numbered(1, [
  'Menos de 3 meses',
  '3 a 5 meses',
  '6 a 11 meses',
  '1 ano',
  '2 anos',
  '3 a 4 anos',
  '5 a 9 anos',
  '10 anos ou mais',
]);

/** Upper bounds of the bands of contracted hours, in hours per week. */
export const hourLimits = [12, 15, 20, 30, 40, MAX_WEEKLY_HOURS] as const;

/** RAIS `Faixa Hora Contrat`, 1–6. */
export const hourBands = numbered(1, [
  'Até 12 horas',
  '13 a 15 horas',
  '16 a 20 horas',
  '21 a 30 horas',
  '31 a 40 horas',
  '41 a 44 horas',
]);

export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;

/** Number of weeks in a month, for pay per hour. */
export const WEEKS_PER_MONTH = WEEKS_PER_YEAR / MONTHS_PER_YEAR;

/** Largest tenure band of the links that began less than a year ago. */
const LAST_RECENT_BAND = 3;

/** Links by whether they began less than a year ago. */
export const tenureHalves: readonly (Category & { from: number; to: number })[] = [
  { code: '1', label: 'Menos de um ano', from: 1, to: LAST_RECENT_BAND },
  { code: '2', label: 'Um ano ou mais', from: LAST_RECENT_BAND + 1, to: tenureLimits.length + 1 },
];

/** Largest band of contracted hours that is part-time work: up to 30 hours (CLT, art. 58-A). */
export const LAST_PART_TIME_BAND = 4;

/** The 25 IBGE subsectors of RAIS. */
export const sectors = numbered(1, [
  'Extração mineral',
  'Minerais não metálicos',
  'Metalurgia',
  'Mecânica',
  'Material elétrico e de comunicações',
  'Material de transporte',
  'Madeira e mobiliário',
  'Papel, editorial e gráfica',
  'Borracha, fumo e couros',
  'Química e farmacêutica',
  'Têxtil e vestuário',
  'Calçados',
  'Alimentos e bebidas',
  'Serviços de utilidade pública',
  'Construção civil',
  'Comércio varejista',
  'Comércio atacadista',
  'Crédito, seguros e capitalização',
  'Imóveis e serviços técnicos',
  'Transportes e comunicações',
  'Alojamento, alimentação e reparação',
  'Serviços de saúde',
  'Ensino',
  'Administração pública',
  'Agropecuária',
]);

/**
 * The five macro sectors. Each comprises the IBGE subsectors `from`–`to`; the ministry's tables have
 * groups of the same names, by `macroSectorDivisions`.
 */
export const macroSectors: readonly (Category & { from: number; to: number })[] = [
  { code: '1', label: 'Indústria', from: 1, to: 14 },
  { code: '2', label: 'Construção', from: 15, to: 15 },
  { code: '3', label: 'Comércio', from: 16, to: 17 },
  { code: '4', label: 'Serviços', from: 18, to: 24 },
  { code: '5', label: 'Agropecuária', from: 25, to: 25 },
];

/** Returns the macro sector (1–5) of an IBGE subsector (1–25). */
export function macroSectorOf(sector: string): string | undefined {
  const code = Number(sector);
  return macroSectors.find((entry) => entry.from <= code && code <= entry.to)?.code;
}

/**
 * First and last division of the CNAE 2.0 that the ministry's tables count in each macro sector:
 * sections B–E, F, G, H–U and A. No division is in two sections, and some of the divisions between
 * them do not exist (IBGE, CNAE 2.0, 2007).
 */
export const macroSectorDivisions: Readonly<Record<string, readonly [from: number, to: number]>> = {
  1: [5, 39],
  2: [41, 43],
  3: [45, 47],
  4: [49, 99],
  5: [1, 3],
};

/** RAIS `Tamanho Estabelecimento`, 1–10: establishment size by links on 31 December. */
export const establishmentSizes = numbered(1, [
  'Sem vínculos',
  'Até 4 vínculos',
  '5 a 9',
  '10 a 19',
  '20 a 49',
  '50 a 99',
  '100 a 249',
  '250 a 499',
  '500 a 999',
  '1.000 ou mais',
]);

/** Upper bounds of the pay bands 0–10, in minimum wages. Band 11 is open-ended. */
export const wageBandLimits = [0.5, 1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20] as const;

/** RAIS `Faixa Remun Média (SM)`, 0–11, in minimum wages. */
export const wageBands = numbered(0, [
  'Até 0,5',
  '0,5 a 1',
  '1 a 1,5',
  '1,5 a 2',
  '2 a 3',
  '3 a 4',
  '4 a 5',
  '5 a 7',
  '7 a 10',
  '10 a 15',
  '15 a 20',
  'Mais de 20',
]);

/** Bounds of classified pay, in minimum wages (specification, section 9). */
export const PAY_BOUNDS = { min: 0.3, max: 150 } as const;

/** Number of classes of the pay curve. */
export const PAY_STEPS = 100;

/**
 * Returns the lower bound of pay class `step` (0–100), in minimum wages. The classes grow by a
 * constant ratio of about 6.4% from 0.3 to 150, so that low and high pay have the same resolution.
 */
export const payStepBound = (step: number): number =>
  PAY_BOUNDS.min * (PAY_BOUNDS.max / PAY_BOUNDS.min) ** (step / PAY_STEPS);
