import type { Institution } from '../education/institutions';

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
export function institutionRow({ code, name, administration, seat, uf }: Institution) {
  const title = titles.find(({ words }) => name.startsWith(`${words} `));
  if (!title) throw new RangeError(`No abbreviation for "${name}".`);
  const own = name.slice(title.words.length + 1).split(' – ')[0];
  return [
    code,
    name,
    `${title.prefix} ${own}`,
    administration < 4 ? 'Pública' : 'Privada',
    title.organization,
    seat.code,
    uf,
  ] as const;
}
