import type { Institution } from '../education/institutions';

/** A kind of invented institution, by the words that begin its name. */
interface Title {
  words: string;
  /** Begins the abbreviation; of no real institution. */
  prefix: string;
  organization: string;
}

const titles: readonly Title[] = [
  { words: 'Universidade Federal Fictícia', prefix: 'UFFic', organization: 'Universidade' },
  {
    words: 'Instituto Federal Fictício',
    prefix: 'IFFic',
    organization: 'Instituto Federal de Educação, Ciência e Tecnologia',
  },
  { words: 'Universidade Estadual Fictícia', prefix: 'UEFic', organization: 'Universidade' },
  { words: 'Faculdade Estadual Fictícia', prefix: 'FEFic', organization: 'Faculdade' },
  {
    words: 'Centro Universitário Municipal Fictício',
    prefix: 'CemFic',
    organization: 'Centro Universitário',
  },
  { words: 'Faculdade Municipal Fictícia', prefix: 'FMFic', organization: 'Faculdade' },
  { words: 'Universidade Fictícia', prefix: 'UniFic', organization: 'Universidade' },
  {
    words: 'Centro Universitário Fictício',
    prefix: 'CeuFic',
    organization: 'Centro Universitário',
  },
  { words: 'Faculdade Fictícia', prefix: 'FaFic', organization: 'Faculdade' },
];

/** The row of an institution in the sample of e-MEC, in the order of its columns. */
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
