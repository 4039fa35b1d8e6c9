import {
  type CreditedEdition,
  isFinalYear,
  isYearly,
  type SourceName,
  TABLE_SOURCE,
  yearName,
} from '@observatorio/contract';
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
  indicadores: 'indicadores',
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
  indicadores: 'indicadores',
};

/** Editions of one source, kind and coverage. */
type Editions = readonly [CreditedEdition, ...CreditedEdition[]];

/** Consecutive final years of an edition, or a year that is not final. */
function runsOf(editions: Editions): string[] {
  const years = editions.flatMap(({ ano, situacao }) =>
    ano === undefined ? [] : [{ ano, situacao }],
  );
  const runs: (typeof years)[] = [];
  for (const year of years.toSorted((a, b) => a.ano - b.ano)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const follows =
      before && isFinalYear(before) && isFinalYear(year) && year.ano <= before.ano + 1;
    if (follows) run?.push(year);
    else runs.push([year]);
  }
  return runs.map(([first, ...others]) => {
    const last = others.at(-1);
    if (!first) return '';
    return last && last.ano !== first.ano ? `${first.ano} a ${last.ano}` : yearName(first);
  });
}

/** Appends the years: `RAIS, 2019`, `RAIS, 2014 a 2021, 2023 e 2024 (parcial)`. */
function withYears(text: string, editions: Editions): string {
  // The year of a table's edition is that of the import; its rows have their own.
  const runs = editions[0].conjunto === TABLE_SOURCE ? [] : runsOf(editions);
  return runs.length > 0 ? `${text}, ${formatList(runs)}` : text;
}

function nameOf(editions: Editions): string {
  const [{ conjunto, fontes = [conjunto] }] = editions;
  // A newer server may have sources unknown to this version.
  if (!Object.hasOwn(sourceCredits, conjunto)) return withYears(formatList(fontes), editions);
  // The description of a table credits its source; the names of its files follow.
  if (conjunto === TABLE_SOURCE) return fontes[0] ?? sourceCredits[conjunto];
  const credit = sourceCredits[conjunto];
  return isYearly(conjunto) ? withYears(credit, editions) : credit;
}

/** Name of official editions: `RAIS, Ministério do Trabalho e Emprego, 2024 (parcial), só Acre` */
const officialName = (editions: Editions): string =>
  [nameOf(editions), coverageInWords(editions[0].ufs)].filter(Boolean).join(', ');

/** Name of sample editions, including their subject if the response also has official data. */
function sampleName(editions: Editions, isMixed: boolean): string {
  const [{ conjunto, ufs }] = editions;
  const subject = isMixed && Object.hasOwn(subjects, conjunto) ? ` (${subjects[conjunto]})` : '';
  return [withYears(`amostra gerada pelo projeto${subject}`, editions), coverageInWords(ufs)]
    .filter(Boolean)
    .join(', ');
}

/**
 * Groups editions of a source or table that differ in their year only, in order of their first one.
 */
function groupsOf<Credited extends CreditedEdition>(
  editions: readonly Credited[],
): (readonly [Credited, ...Credited[]])[] {
  const groups = new Map<string, [Credited, ...Credited[]]>();
  for (const edition of editions) {
    const key = [edition.conjunto, edition.tabela, edition.tipo, ...(edition.ufs ?? [])].join();
    const group = groups.get(key);
    if (group) group.push(edition);
    else groups.set(key, [edition]);
  }
  return [...groups.values()];
}

/** Returns each source of the editions with its name, reference years and covered states. */
export function creditedSources<Credited extends CreditedEdition>(editions: readonly Credited[]) {
  const isMixed = editions.some(({ tipo }) => tipo === 'oficial');
  return groupsOf(editions).map((group) => ({
    name: group[0].tipo === 'oficial' ? officialName(group) : sampleName(group, isMixed),
    editions: group,
  }));
}

/** `Fonte: …` with sources, reference years and covered states; empty without editions. */
export function sourceLine(editions: readonly CreditedEdition[]): string {
  const names = creditedSources(editions).map(({ name }) => name);
  return names.length > 0 ? `Fonte: ${[...new Set(names)].join('; ')}` : '';
}

/**
 * Source line of a card whose figures may be sample data, because neither the response nor the
 * manifest lists their sources.
 */
export const UNKNOWN_SOURCE = 'O servidor ainda não informou a fonte destes números.';

/** Badge of a card with an unknown source. */
export const UNKNOWN_BADGE = 'Fonte desconhecida';

/** Official editions in a few words: `RAIS 2024 (parcial)`. */
function shortName(editions: Editions): string {
  const [{ ano: _year, ...undated }] = editions;
  const credit = nameOf([undated]);
  // The licence of a table is at the end.
  const name = undated.conjunto === TABLE_SOURCE ? credit : credit.replace(/,.*/, '');
  return [name, ...(isYearly(undated.conjunto) ? [formatList(runsOf(editions))] : [])]
    .filter(Boolean)
    .join(' ');
}

/** The sources in a few words: `RAIS 2024`, or `Demonstração, 2019` for sample data. */
const shortSource = (editions: readonly CreditedEdition[]): string =>
  [
    ...new Set(
      groupsOf(editions).map((group) =>
        group[0].tipo === 'oficial' ? shortName(group) : withYears('Demonstração', group),
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
