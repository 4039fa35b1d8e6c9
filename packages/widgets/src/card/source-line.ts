import { type Edition, isYearly, type SourceName } from '@observatorio/contract';
import { formatList } from '@observatorio/domain';

/** Display names of the sources. */
const sourceNames: Readonly<Record<SourceName, string>> = {
  rais: 'RAIS, Ministério do Trabalho e Emprego',
  'inep-superior': 'Censo da Educação Superior, INEP',
  'inep-tecnico': 'Censo Escolar, INEP',
  cbo: 'CBO 2002, Ministério do Trabalho e Emprego',
  onet: 'O*NET, U.S. Department of Labor (CC BY 4.0)',
  automacao: 'estimativa de automação por ocupação',
  evolucao: 'RAIS, série por ocupação',
  perfis: 'perfis das ocupações',
};

function nameOf({ conjunto, ano, tipo, fontes }: Edition): string {
  if (tipo === 'demonstracao') return `amostra gerada pelo projeto, ${ano}`;
  // A newer server may know more sources.
  if (!Object.hasOwn(sourceNames, conjunto)) return `${formatList(fontes)}, ${ano}`;
  return isYearly(conjunto) ? `${sourceNames[conjunto]}, ${ano}` : sourceNames[conjunto];
}

/** `Fonte: …` with sources and reference years; empty without editions. */
export const sourceLine = (editions: readonly Edition[]): string =>
  editions.length > 0 ? `Fonte: ${[...new Set(editions.map(nameOf))].join('; ')}` : '';

/** Badge of a card that shows sample data; undefined for official data. */
export const badgeOf = (editions: readonly Edition[]): string | undefined =>
  editions.some(({ tipo }) => tipo === 'demonstracao') ? 'Dados de demonstração' : undefined;
