import type { VintageSign } from '../pipeline/vintage';
import type { HeaderNames } from '../reading/cells/checks';
import type { TextFile } from '../reading/text/text-file';

/** Columns read from links files, by their 2019 names. */
export const raisFields = {
  year: ['Ano'],
  active: ['Vínculo Ativo 31/12'],
  abandoned: ['Ind Vínculo Abandonado'],
  municipality: ['Município'],
  occupation: ['CBO Ocupação 2002'],
  sector: ['IBGE Subsetor'],
  cnaeClass: ['CNAE 2.0 Classe'],
  cnaeSubclass: ['CNAE 2.0 Subclasse'],
  gender: ['Sexo Trabalhador'],
  size: ['Tamanho Estabelecimento'],
  schooling: ['Escolaridade após 2005'],
  endMonth: ['Mês Desligamento'],
  ageBand: ['Faixa Etária'],
  ageYears: ['Idade'],
  race: ['Raça Cor'],
  hours: ['Qtd Hora Contr'],
  tenureMonths: ['Tempo Emprego'],
  tenureBand: ['Faixa Tempo Emprego'],
  decemberWages: ['Vl Remun Dezembro (SM)'],
  decemberPay: ['Vl Remun Dezembro Nom'],
  meanWages: ['Vl Remun Média (SM)'],
  meanPay: ['Vl Remun Média Nom'],
  decemberBand: ['Faixa Remun Dezem (SM)'],
  meanBand: ['Faixa Remun Média (SM)'],
} as const satisfies HeaderNames;

export type RaisField = keyof typeof raisFields;

/** Whether a file has the column of a field. */
export type HasField = (field: RaisField) => boolean;

/** Suffix of headers from 2023 on: "- Código", whose accented letter may be lost or garbled. */
const MODERN_END = /\s*-\s*c[^-]{0,4}digo\s*$/i;

/** Whether the headers use the layout from 2023 on, in which the bands of mean pay start at 1. */
export const isModernLayout = (headers: readonly string[]): boolean =>
  headers.some((header) => MODERN_END.test(header));

/** Whether the headers, by that of active links, are of a layout that also marks abandoned ones. */
export const shouldMarkAbandoned = (headers: readonly string[]): boolean =>
  headers.some((header) => /nculo\s*Ativo/i.test(header) && MODERN_END.test(header));

/** Column of monthly pay in the full layouts before 2023. */
const MONTHLY_PAY = /^vl\s+rem\s+janeiro\b/i;

/** Year that the ministry first published in the old layout, and then again in the one from 2023 on. */
export const REPUBLISHED_YEAR = 2023;

/** Returns the vintage of a links file whose layout shows it. */
export function layoutSignOf({ columns }: TextFile, year: number): VintageSign | undefined {
  if (year !== REPUBLISHED_YEAR) return undefined;
  if (isModernLayout(columns)) {
    return { situacao: 'definitiva', reason: 'pelas colunas, com “- Código” no nome' };
  }
  return columns.some((column) => MONTHLY_PAY.test(column.trim()))
    ? { situacao: 'superada', reason: 'pelas colunas, que são as da primeira publicação do ano' }
    : undefined;
}

/**
 * Returns two spellings of a header, both ignoring case, accents, punctuation and differences
 * between years: one with accented letters, and one as written by programs that drop or garble
 * them.
 */
export const spellings = (header: string): readonly string[] => [
  fold(header),
  fold(header.replace(/[^\x20-\x7e]/g, '')),
];

const fold = (header: string): string =>
  header
    .replace(MODERN_END, '')
    .replace(/^\W*ind\s+(?=v)/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/remun/, 'rem')
    .replace(/dezem(bro)?/, 'dez')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^sexotrabalhador$/, 'sexo')
    .replace(/^cbo2002(ocupacao|ocupao)?$/, 'cboocupacao2002');
