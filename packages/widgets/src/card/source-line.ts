import type { Edition } from '@observatorio/contract';

/** What people call a source; an edition lists the files, which say less to them. */
const sourceNames: Readonly<Record<string, string>> = {
  rais: 'RAIS, Ministério do Trabalho e Emprego',
  'inep-superior': 'Censo da Educação Superior, INEP',
  'inep-tecnico': 'Censo Escolar, INEP',
};

/** Where the data of a card come from, with the reference year; empty until it is known. */
export function sourceLine(edition: Edition | undefined): string {
  if (!edition) return '';
  const { conjunto, ano, tipo, fontes } = edition;
  if (tipo === 'demonstracao') return `Fonte: amostra gerada pelo projeto, ${ano}`;
  return `Fonte: ${sourceNames[conjunto] ?? fontes.join(', ')}, ${ano}`;
}

/** What marks the data of the sample. */
export const badgeOf = (edition: Edition | undefined): string | undefined =>
  edition?.tipo === 'demonstracao' ? 'Dados de demonstração' : undefined;
