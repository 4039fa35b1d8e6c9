import type { Edition } from '@observatorio/contract';
import { formatList } from '@observatorio/domain';

/** What people call a source; an edition lists the files, which say less to them. */
const sourceNames: Readonly<Record<string, string>> = {
  rais: 'RAIS, Ministério do Trabalho e Emprego',
  'inep-superior': 'Censo da Educação Superior, INEP',
  'inep-tecnico': 'Censo Escolar, INEP',
};

/** Sources without years: the year of their edition is that of its import. */
const undatedNames: Readonly<Record<string, string>> = {
  cbo: 'CBO 2002, Ministério do Trabalho e Emprego',
  onet: 'O*NET, U.S. Department of Labor (CC BY 4.0)',
  automacao: 'estimativa de automação por ocupação',
  evolucao: 'RAIS, série por ocupação',
  perfis: 'perfis das ocupações',
};

function nameOf({ conjunto, ano, tipo, fontes }: Edition): string {
  if (tipo === 'demonstracao') return `amostra gerada pelo projeto, ${ano}`;
  return undatedNames[conjunto] ?? `${sourceNames[conjunto] ?? formatList(fontes)}, ${ano}`;
}

/** Where the data of a card come from, with the reference year; empty until it is known. */
export const sourceLine = (editions: readonly Edition[]): string =>
  editions.length > 0 ? `Fonte: ${[...new Set(editions.map(nameOf))].join('; ')}` : '';

/** What marks the data of the sample. */
export const badgeOf = (editions: readonly Edition[]): string | undefined =>
  editions.some(({ tipo }) => tipo === 'demonstracao') ? 'Dados de demonstração' : undefined;
