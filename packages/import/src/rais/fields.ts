import { type Columns as ColumnsOf, refuseWithout } from '../reading/columns';
import type { TextFile } from '../reading/text-file';

/**
 * The columns of the links files that are read, by the name of the 2019 layout. Later years write
 * `Rem` for `Remun`, `Dez` for `Dezem` and add "- Código"; the matching folds that.
 */
const labels = {
  active: ['Vínculo Ativo 31/12'],
  municipality: ['Município'],
  occupation: ['CBO Ocupação 2002', 'CBO 2002 Ocupação', 'CBO 2002'],
  sector: ['IBGE Subsetor'],
  gender: ['Sexo Trabalhador', 'Sexo'],
  size: ['Tamanho Estabelecimento'],
  schooling: ['Escolaridade após 2005'],
  ageBand: ['Faixa Etária'],
  ageYears: ['Idade'],
  decemberWages: ['Vl Remun Dezembro (SM)'],
  decemberPay: ['Vl Remun Dezembro Nom'],
  meanWages: ['Vl Remun Média (SM)'],
  meanPay: ['Vl Remun Média Nom'],
  decemberBand: ['Faixa Remun Dezem (SM)'],
  meanBand: ['Faixa Remun Média (SM)'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Field = keyof typeof labels;

export const allFields = Object.keys(labels) as Field[];

/** What people call a field: its name in the 2019 layout. */
export const fieldLabel = (field: Field): string => labels[field][0];

export type Columns = ColumnsOf<Field>;

const necessary: readonly Field[] = ['active', 'municipality', 'occupation'];

/** Any of these tells the pay, best first. */
export const payFields = [
  'decemberWages',
  'decemberPay',
  'meanWages',
  'meanPay',
  'decemberBand',
  'meanBand',
] as const satisfies readonly Field[];

/** A header with case, accents, punctuation and the spellings of the years folded away. */
function fold(header: string): string {
  return header
    .replace(/\s*-\s*c[^-]{0,2}digo\s*$/i, '')
    .replace(/^\W*ind\s+(?=v)/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/remun/, 'rem')
    .replace(/dezem(bro)?/, 'dez')
    .replace(/[^a-z0-9]/g, '');
}

/** The same where another program has already lost the accented letters, or made others of them. */
const foldWithoutAccented = (header: string): string => fold(header.replace(/[^\x20-\x7e]/g, ''));

/**
 * Finds the fields among a file's columns; other columns are ignored. Throws an InputRefused that
 * names a necessary column that is missing.
 */
export function matchColumns(file: TextFile): Columns {
  const found = new Map<Field, number>();
  for (const field of allFields) {
    const names = new Set(labels[field].flatMap((name) => [fold(name), foldWithoutAccented(name)]));
    const index = file.columns.findIndex(
      (header) => names.has(fold(header)) || names.has(foldWithoutAccented(header)),
    );
    if (index >= 0) found.set(field, index);
  }
  for (const needed of [...necessary.map((field) => [field]), payFields]) {
    if (!needed.some((field) => found.has(field))) {
      refuseWithout(
        file,
        needed.map(fieldLabel),
        'Use o arquivo de vínculos da RAIS com o cabeçalho original.',
      );
    }
  }
  return found;
}

/** From 2023 on, headers end in "- Código" and the bands of mean pay count from 1. */
export const isModernLayout = ({ columns }: TextFile): boolean =>
  columns.some((header) => /-\s*c[^-]{0,2}digo\s*$/i.test(header));
