import { fieldTable } from './field-table';

/** A field of work, with the facts that its occupations share. */
export interface Field {
  /** CBO prefixes of its occupations; the longest match decides. */
  prefixes: readonly string[];
  /** The first prefix of each broader field, the broadest first, and its own. */
  path: readonly string[];
  /** The work, a sentence without subject: `Ensina e avalia…`. */
  does: string;
  /** The working conditions, a sentence. */
  conditions: string;
  /** Elements of O*NET, the most important first. */
  knowledge: readonly string[];
  skills: readonly string[];
  attitudes: readonly string[];
  /** Probability of automation of a middle level of qualification, 0 to 1. */
  automation: number;
  /** Change of links in a usual year, as a share. */
  growth: number;
  /** Competency of the Economy 4.0 → score, 0 to 1. */
  competencies: readonly (readonly [name: string, score: number])[];
}

const competencyNames: Readonly<Record<string, string>> = {
  dados: 'Análise de dados',
  ia: 'Inteligência artificial',
  nuvem: 'Computação em nuvem',
  prog: 'Programação',
  robo: 'Robótica e automação',
  iot: 'Internet das coisas',
  seg: 'Segurança da informação',
  midia: 'Mídias digitais',
  bio: 'Biotecnologia',
  energia: 'Energias renováveis',
  remoto: 'Colaboração a distância',
  add: 'Manufatura aditiva',
};

const percent = (text: string): number => Number(text) / 100;

/** A field in the notation of the table. */
type Draft = Pick<Field, 'prefixes' | 'path'> & { lines: readonly string[] };

/** Lines of a field after that of its prefixes. */
const LINES = 6;

/** Completes the lines of a field from `known`, the fields before it. */
function parse(block: string, known: readonly Draft[]): Draft {
  const [head = '', ...own] = block.split('\n');
  const [prefixes = '', from] = head.split(' < ');
  const broader = known.find((field) => from !== undefined && field.prefixes.includes(from));
  const lines = Array.from({ length: LINES }, (_, place) => {
    const line = own[place] ?? '-';
    return line === '-' ? (broader?.lines[place] ?? '') : line;
  });
  const list = prefixes.split(' ');
  return { prefixes: list, path: [...(broader?.path ?? []), ...list.slice(0, 1)], lines };
}

function fieldFrom({ prefixes, path, lines }: Draft): Field {
  const [does = '', conditions = '', knowledge = '', skills = '', attitudes = '', numbers = ''] =
    lines;
  const [automation = '', growth = '', ...competencies] = numbers.split(' ');
  const ids = (stem: string, line: string): string[] => line.split(' ').map((id) => stem + id);
  return {
    prefixes,
    path,
    does,
    conditions,
    knowledge: ids('2.C.', knowledge),
    skills: ids('2.', skills).map((id) => id.replace(/^2\.([AB])/, '2.$1.')),
    attitudes: ids('1.C.', attitudes),
    automation: percent(automation),
    growth: percent(growth),
    competencies: competencies.map((pair) => {
      const [name = '', score = ''] = pair.split('=');
      return [competencyNames[name] ?? name, percent(score)] as const;
    }),
  };
}

/** The fields of work that the sample describes. */
export const fields: readonly Field[] = fieldTable
  .trim()
  .split('\n\n')
  .reduce<Draft[]>((known, block) => [...known, parse(block, known)], [])
  .map(fieldFrom);

/** Number of broader fields that two fields share, from the broadest down. */
export const sharedAncestors = (a: Field, b: Field): number =>
  a.path.filter((prefix, depth) => prefix === b.path[depth]).length;

const byPrefix = new Map(
  fields.flatMap((field) => field.prefixes.map((prefix) => [prefix, field] as const)),
);

/** The field of an occupation. Throws if the code has none. */
export function fieldOf(code: string): Field {
  for (let length = code.length; length > 0; length -= 1) {
    const field = byPrefix.get(code.slice(0, length));
    if (field) return field;
  }
  throw new Error(`No field of work has the occupation ${code}.`);
}
