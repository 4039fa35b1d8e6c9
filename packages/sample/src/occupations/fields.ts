import { fieldTable } from './field-table';

/** A field of work, with the facts shared by its occupations. */
export interface Field {
  /** CBO prefixes of its occupations; the longest match wins. */
  prefixes: readonly string[];
  /** The first prefix of each broader field, broadest first, then this field's own first prefix. */
  path: readonly string[];
  /** Description of the work, as a sentence without a subject: `Ensina e avalia…`. */
  does: string;
  /** Working conditions, as a sentence. */
  conditions: string;
  /** O*NET element ids, most important first. */
  knowledge: readonly string[];
  skills: readonly string[];
  attitudes: readonly string[];
  /** Probability of automation at a medium qualification level, 0 to 1. */
  automation: number;
  /** Relative change in links in a typical year. */
  growth: number;
  /** Economy 4.0 competencies with their scores, 0 to 1. */
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

/** A field as written in the table. */
type Draft = Pick<Field, 'prefixes' | 'path'> & { lines: readonly string[] };

/** Number of lines per field after the line of prefixes. */
const LINES = 6;

/**
 * Parses a field. Takes missing lines from its broader field, which must be in `known`, the fields
 * parsed before.
 */
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

/** All fields of work in the sample. */
export const fields: readonly Field[] = fieldTable
  .trim()
  .split('\n\n')
  .reduce<Draft[]>((known, block) => [...known, parse(block, known)], [])
  .map(fieldFrom);

/**
 * Number of ancestors that two fields share, starting from the broadest; includes the fields
 * themselves.
 */
export const sharedAncestors = (a: Field, b: Field): number =>
  a.path.filter((prefix, depth) => prefix === b.path[depth]).length;

const byPrefix = new Map(
  fields.flatMap((field) => field.prefixes.map((prefix) => [prefix, field] as const)),
);

/** Returns the field of an occupation. Throws if no field covers the code. */
export function fieldOf(code: string): Field {
  for (let length = code.length; length > 0; length -= 1) {
    const field = byPrefix.get(code.slice(0, length));
    if (field) return field;
  }
  throw new Error(`No field of work for occupation ${code}.`);
}
