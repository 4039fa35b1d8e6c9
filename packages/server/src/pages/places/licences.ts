import { creditedSources } from '@observatorio/cards';
import { type Edition, type SourceName, TABLE_SOURCE } from '@observatorio/contract';
import { pages } from '@observatorio/pages';

/** Fragment of the page that states the licences. */
const STATED = `${pages.sobre.path}#licencas`;

/** Licence of the federal government's data, as the page states it. */
const PUBLIC_DATA = 'dados públicos, com citação da fonte';

/** Licence of the figures that the project makes up. */
const SAMPLE = 'domínio público';

/** Licences of the sources, apart from tables, each of which has its own; null if none is stated. */
const licences: Readonly<Record<Exclude<SourceName, typeof TABLE_SOURCE>, string | null>> = {
  rais: PUBLIC_DATA,
  'inep-superior': PUBLIC_DATA,
  'inep-tecnico': PUBLIC_DATA,
  cbo: PUBLIC_DATA,
  cnct: PUBLIC_DATA,
  emec: PUBLIC_DATA,
  onet: 'CC BY 4.0',
  automacao: null,
  evolucao: PUBLIC_DATA,
  perfis: null,
};

/** Credit and licence of a described table. */
export interface TableLicence {
  source: string;
  licence: string;
}

/** Returns the licence of an edition; null if none is stated. */
function licenceOf(
  { conjunto, tipo, fontes }: Edition,
  tables: readonly TableLicence[],
): string | null {
  if (tipo === 'demonstracao') return SAMPLE;
  if (conjunto !== TABLE_SOURCE) return licences[conjunto];
  const found = tables.find(({ source, licence }) => fontes[0] === `${source} (${licence})`);
  return found?.licence ?? null;
}

/** Returns the URL of a Creative Commons licence: `CC BY-SA 4.0`; undefined for any other. */
function urlOf(licence: string): string | undefined {
  const [, terms = '', version] =
    /^CC ?(0|BY(?:-(?:NC|ND|SA))*)(?: (\d\.\d))?$/i.exec(licence) ?? [];
  if (!terms) return undefined;
  const path = terms === '0' ? 'publicdomain/zero' : `licenses/${terms.toLowerCase()}`;
  return `https://creativecommons.org/${path}/${version ?? (terms === '0' ? '1.0' : '4.0')}/`;
}

/** A licence in the vocabulary of schema.org: the URL of a known one, or its name. */
const licenceData = (licence: string, portal: string) =>
  urlOf(licence) ?? { '@type': 'CreativeWork', name: licence, url: portal + STATED };

/**
 * Returns what a page's data are based on, each source with its licence, and all of their licences,
 * in the vocabulary of schema.org.
 */
export function licensed(
  editions: readonly Edition[],
  tables: readonly TableLicence[],
  portal: string,
) {
  // Several sources of the sample have the same name.
  const sources = new Map(
    creditedSources(editions).map(({ name, editions: [first] }) => [
      name,
      licenceOf(first, tables),
    ]),
  );
  const all = [...new Set([...sources.values()].flatMap((licence) => licence ?? []))];
  return {
    license: all.map((licence) => licenceData(licence, portal)),
    isBasedOn: [...sources].map(([name, licence]) => ({
      '@type': 'Dataset',
      name,
      ...(licence && { license: licenceData(licence, portal) }),
    })),
  };
}
