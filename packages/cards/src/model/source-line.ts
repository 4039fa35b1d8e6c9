import { type CreditedEdition, isYearly, type SourceName, yearName } from '@observatorio/contract';
import { coverageInWords, formatList } from '@observatorio/language';

/** Sources, as credited below a card. */
const sourceCredits: Readonly<Record<SourceName, string>> = {
  rais: 'RAIS, Ministério do Trabalho e Emprego',
  'inep-superior': 'Censo da Educação Superior, INEP',
  'inep-tecnico': 'Censo Escolar, INEP',
  cbo: 'CBO 2002, Ministério do Trabalho e Emprego',
  onet: 'O*NET, U.S. Department of Labor (CC BY 4.0)',
  automacao: 'estimativa de automação por ocupação',
  evolucao: 'RAIS, série por ocupação',
  perfis: 'perfis das ocupações',
  cnct: 'Catálogo Nacional de Cursos Técnicos, Ministério da Educação',
  emec: 'e-MEC, Ministério da Educação',
};

/** Subjects of the sources, to specify which part of a response is sample data. */
const subjects: Readonly<Record<SourceName, string>> = {
  rais: 'vínculos',
  'inep-superior': 'educação superior',
  'inep-tecnico': 'cursos técnicos',
  cbo: 'lista de ocupações',
  onet: 'conhecimentos, habilidades e atitudes',
  automacao: 'automação',
  evolucao: 'evolução das vagas',
  perfis: 'perfis das ocupações',
  cnct: 'descrições dos cursos técnicos',
  emec: 'instituições',
};

const withYear = (text: string, { ano, situacao }: CreditedEdition): string =>
  ano === undefined ? text : `${text}, ${yearName({ ano, situacao })}`;

function nameOf(edition: CreditedEdition): string {
  const { conjunto, fontes = [conjunto] } = edition;
  // A newer server may have sources unknown to this version.
  if (!Object.hasOwn(sourceCredits, conjunto)) return withYear(formatList(fontes), edition);
  const credit = sourceCredits[conjunto];
  return isYearly(conjunto) ? withYear(credit, edition) : credit;
}

/** Name of an official edition: `RAIS, Ministério do Trabalho e Emprego, 2024 (parcial), só Acre` */
const officialName = (edition: CreditedEdition): string =>
  [nameOf(edition), coverageInWords(edition.ufs)].filter(Boolean).join(', ');

/** Name of a sample edition, including its subject if the response also has official data. */
function sampleName(edition: CreditedEdition, isMixed: boolean): string {
  const { conjunto, ufs } = edition;
  const subject = isMixed && Object.hasOwn(subjects, conjunto) ? ` (${subjects[conjunto]})` : '';
  return [withYear(`amostra gerada pelo projeto${subject}`, edition), coverageInWords(ufs)]
    .filter(Boolean)
    .join(', ');
}

/** `Fonte: …` with sources, reference years and covered states; empty without editions. */
export function sourceLine(editions: readonly CreditedEdition[]): string {
  const isMixed = editions.some(({ tipo }) => tipo === 'oficial');
  const names = editions.map((edition) =>
    edition.tipo === 'oficial' ? officialName(edition) : sampleName(edition, isMixed),
  );
  return names.length > 0 ? `Fonte: ${[...new Set(names)].join('; ')}` : '';
}

/**
 * Source line of a card whose figures may be sample data, because neither the response nor the
 * manifest lists their sources.
 */
export const UNKNOWN_SOURCE = 'O servidor ainda não informou a fonte destes números.';

/** Badge of a card with an unknown source. */
export const UNKNOWN_BADGE = 'Fonte desconhecida';

/** An official edition in a few words: `RAIS 2024 (parcial)`. */
function shortName(edition: CreditedEdition): string {
  const { ano: _year, ...undated } = edition;
  const name = nameOf(undated).replace(/,.*/, '');
  const { conjunto, ano, situacao } = edition;
  return isYearly(conjunto) && ano !== undefined ? `${name} ${yearName({ ano, situacao })}` : name;
}

/** The sources in a few words: `RAIS 2024`, or `Demonstração, 2019` for sample data. */
const shortSource = (editions: readonly CreditedEdition[]): string =>
  [
    ...new Set(
      editions.map((edition) =>
        edition.tipo === 'oficial' ? shortName(edition) : withYear('Demonstração', edition),
      ),
    ),
  ].join('; ');

/** What a card says about the origin of its figures. */
export interface Credit {
  /** `Fonte: …`, or that the source is unknown. */
  source: string;
  /** Badge of made-up or unattributed figures. Default: none. */
  badge: string | undefined;
  /** Both in a few words. */
  short: string;
}

/** Credits the editions of a card's rows; rows without editions have an unknown source. */
export function creditOf(editions: readonly CreditedEdition[], hasRows: boolean): Credit {
  if (hasRows && editions.length === 0) {
    return { source: UNKNOWN_SOURCE, badge: UNKNOWN_BADGE, short: UNKNOWN_BADGE };
  }
  return { source: sourceLine(editions), badge: badgeOf(editions), short: shortSource(editions) };
}

/** Badge of a card that shows sample data; undefined for official data. */
export const badgeOf = (editions: readonly CreditedEdition[]): string | undefined =>
  editions.some(({ tipo }) => tipo === 'demonstracao') ? 'Dados de demonstração' : undefined;
