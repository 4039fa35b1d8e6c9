import type { Institution } from '../education/institutions';
import { knownAbbreviation } from '../education/known-institutions';

/** A kind of fictitious institution, identified by the first words of its name. */
interface Title {
  words: string;
  /** Prefix of the abbreviation, not used by any real institution. */
  prefix: string;
  organization: string;
}

const titles: readonly Title[] = [
  { words: 'Universidade Federal Fictícia', prefix: 'UFFict', organization: 'Universidade' },
  {
    words: 'Instituto Federal Fictício',
    prefix: 'IFFict',
    organization: 'Instituto Federal de Educação, Ciência e Tecnologia',
  },
  { words: 'Universidade Estadual Fictícia', prefix: 'UEFict', organization: 'Universidade' },
  { words: 'Faculdade Estadual Fictícia', prefix: 'FEFict', organization: 'Faculdade' },
  {
    words: 'Centro Universitário Municipal Fictício',
    prefix: 'CemFict',
    organization: 'Centro Universitário',
  },
  { words: 'Faculdade Municipal Fictícia', prefix: 'FMFict', organization: 'Faculdade' },
  { words: 'Universidade Fictícia', prefix: 'UniFict', organization: 'Universidade' },
  {
    words: 'Centro Universitário Fictício',
    prefix: 'CeuFict',
    organization: 'Centro Universitário',
  },
  { words: 'Faculdade Fictícia', prefix: 'FacFict', organization: 'Faculdade' },
];

/** Converts an institution to a row of the e-MEC sample, in column order. */
export function institutionRow(institution: Institution) {
  const { code, name, administration, seat, uf } = institution;
  const [abbreviation, organization] = knownDetails(name) ?? inventedDetails(name);
  return [
    code,
    name,
    abbreviation,
    administration < 4 ? 'Pública' : 'Privada',
    organization,
    seat.code,
    uf,
  ] as const;
}

/** Organizations of institutions other than universities, by the start of their names. */
const organizations: readonly (readonly [start: string, organization: string])[] = [
  ['Instituto Federal', 'Instituto Federal de Educação, Ciência e Tecnologia'],
  ['Centro Federal', 'Centro Federal de Educação Tecnológica'],
  ['Centro Universitário', 'Centro Universitário'],
  ['Faculdade', 'Faculdade'],
];

type Details = readonly [abbreviation: string, organization: string];

function knownDetails(name: string): Details | undefined {
  const abbreviation = knownAbbreviation(name);
  if (abbreviation === undefined) return undefined;
  const [, organization = 'Universidade'] =
    organizations.find(([start]) => name.startsWith(start)) ?? [];
  return [abbreviation, organization];
}

function inventedDetails(name: string): Details {
  const title = titles.find(({ words }) => name.startsWith(`${words} `));
  if (!title) throw new RangeError(`No abbreviation for "${name}".`);
  const own = name.slice(title.words.length + 1).split(' – ')[0];
  return [`${title.prefix} ${own}`, title.organization];
}
