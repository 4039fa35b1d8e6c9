import { formatCbo } from '@observatorio/domain';
import { formatDecimal } from '@observatorio/language';
import type { Column } from '../kit/dataset';
import { yearName } from '../kit/vintage';
import type { OccupationInfoRow } from './occupation-info';

/** A line of the CSV file about an occupation: a fact, or an item of a list. */
export interface FactLine {
  /** Kind of fact, such as `Conhecimento`. */
  group: string;
  name: string;
  importance?: number | null;
  frequency?: number | null;
  level?: number | null;
  /** Probability of automation or degree of a competency, 0 to 1. */
  degree?: number | null;
  links?: number;
}

const words: readonly Column<FactLine>[] = [
  { key: 'group', label: 'Grupo', kind: 'category' },
  { key: 'name', label: 'Nome', kind: 'category' },
];
const ratings: readonly Column<FactLine>[] = [
  { key: 'importance', label: 'Importância (1 a 5)', kind: 'score' },
  { key: 'level', label: 'Profundidade (0 a 7)', kind: 'score' },
];

/** Columns of the facts in the profile file. */
export const demandColumns: readonly Column<FactLine>[] = [...words, ...ratings];

/** Columns of the facts in the occupation search file. */
export const factColumns: readonly Column<FactLine>[] = [
  ...demandColumns,
  { key: 'frequency', label: 'Frequência (0 a 1)', kind: 'share' },
  { key: 'degree', label: 'Grau (0 a 1)', kind: 'share' },
  { key: 'links', label: 'Vínculos', kind: 'count' },
];

/** Returns one line for a string, or none for null. */
export const textLine = (group: string, name: string | null): FactLine[] =>
  name === null ? [] : [{ group, name }];

/** Returns one line per item of a list. */
export const itemLines = (group: string, items: readonly Omit<FactLine, 'group'>[]): FactLine[] =>
  items.map((item) => ({ group, ...item }));

export const yesOrNo = (flag: boolean): string => (flag ? 'Sim' : 'Não');

export const known = <Value>(
  value: Value | null,
  write: (value: Value) => string,
): string | null => (value === null ? null : write(value));

/** Returns the line naming the occupation whose O*NET ratings substitute for missing ones. */
export const standInLine = (code: string | null): FactLine[] =>
  textLine('Notas do O*NET da ocupação', known(code, formatCbo));

/** Returns all facts about an occupation, in the order of its page. */
export const infoLines = (rows: readonly OccupationInfoRow[]): FactLine[] =>
  rows.flatMap((row) => [
    ...textLine('Ocupação', row.title),
    ...textLine('Descrição', row.description),
    ...textLine('Condições gerais', row.conditions),
    ...textLine('Qualificação', known(row.qualification, formatDecimal)),
    ...standInLine(row.standIn),
    ...itemLines('Conhecimento', row.knowledge),
    ...itemLines('Habilidade', row.skills),
    ...itemLines('Atitude', row.attitudes),
    ...(row.automation === null
      ? []
      : [{ group: 'Probabilidade de automação', name: '', degree: row.automation }]),
    ...row.evolution.map(({ year, links }) => ({
      group: 'Vínculos por ano',
      name: yearName({
        ano: year,
        situacao: row.partialYears.includes(year) ? 'parcial' : undefined,
      }),
      links,
    })),
    ...row.breaks.map(({ reason }) => ({ group: 'Anos que não se comparam', name: reason })),
    ...textLine('Ocupação da Economia 4.0', known(row.isEconomy40, yesOrNo)),
    ...row.competencies.map(({ name, score }) => ({
      group: 'Competência da Economia 4.0',
      name,
      degree: score,
    })),
    ...row.related.map(({ code, title }) => ({
      group: 'Ocupação relacionada',
      name: `${title} (${formatCbo(code)})`,
    })),
  ]);
