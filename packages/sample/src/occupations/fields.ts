import {
  anyText,
  type Cell,
  decimalCell,
  listCell,
  matching,
  oneOfCell,
  orEmpty,
  readCsv,
} from '@observatorio/kit';
import { type ElementKind, onetElements } from '@observatorio/store';

/** A field of work, with the facts shared by its occupations. */
export interface WorkField {
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

const elementsOf = (kind: ElementKind) => {
  const ids = onetElements.filter((element) => element.kind === kind).map(({ id }) => id);
  return orEmpty(listCell(oneOfCell(ids), ' '));
};

const percent: Cell<number> = (text) => {
  const number = decimalCell(text);
  return number === undefined ? undefined : number / 100;
};

/** Parses a key of `competencyNames` and a percentage: `dados=15`. */
const competency: Cell<WorkField['competencies'][number]> = (text) => {
  const [key = '', score = ''] = text.split('=');
  const name = competencyNames[key];
  const value = percent(score);
  return name === undefined || value === undefined ? undefined : [name, value];
};

/** Written by the project. Empty cells are inherited from the broader field, `campo_maior`. */
const rows = readCsv(new URL('fields.csv', import.meta.url), {
  prefixos: listCell(matching(/^\d{1,6}$/), ' '),
  campo_maior: orEmpty(matching(/^\d{1,6}$/)),
  trabalho: orEmpty(anyText),
  condicoes: orEmpty(anyText),
  conhecimentos: elementsOf('conhecimento'),
  habilidades: elementsOf('habilidade'),
  atitudes: elementsOf('atitude'),
  automacao: orEmpty(percent),
  competencias: orEmpty(listCell(competency, ' ')),
});

/** All fields of work in the sample, each after its broader field. */
export const workFields: readonly WorkField[] = rows.reduce<WorkField[]>(
  (known, row) => [...known, fieldFrom(row, known)],
  [],
);

/** Completes a field by its broader one, which must be in `known`, if it has one. */
function fieldFrom(row: (typeof rows)[number], known: readonly WorkField[]): WorkField {
  const broader = known.find((field) => field.prefixes.includes(row.campo_maior ?? ''));
  const fault = (problem: string) => new Error(`fields.csv:${known.length + 2}: ${problem}`);
  if (row.campo_maior !== null && !broader) throw fault(`${row.campo_maior} is not a field above`);
  const needed = <T>(value: T | undefined): T => {
    if (value === undefined) throw fault('an empty cell without a broader field');
    return value;
  };
  return {
    prefixes: row.prefixos,
    path: [...(broader?.path ?? []), ...row.prefixos.slice(0, 1)],
    does: needed(row.trabalho ?? broader?.does),
    conditions: needed(row.condicoes ?? broader?.conditions),
    knowledge: needed(row.conhecimentos ?? broader?.knowledge),
    skills: needed(row.habilidades ?? broader?.skills),
    attitudes: needed(row.atitudes ?? broader?.attitudes),
    automation: needed(row.automacao ?? broader?.automation),
    competencies: needed(row.competencias ?? broader?.competencies),
  };
}

/**
 * Number of ancestors that two fields share, starting from the broadest; includes the fields
 * themselves.
 */
export const sharedAncestors = (a: WorkField, b: WorkField): number =>
  a.path.filter((prefix, depth) => prefix === b.path[depth]).length;

const byPrefix = new Map(
  workFields.flatMap((field) => field.prefixes.map((prefix) => [prefix, field] as const)),
);

const known = new Map<string, WorkField>();

/** Returns the field of an occupation. Throws if no field covers the code. */
export function fieldOf(code: string): WorkField {
  const field = known.get(code) ?? findField(code);
  known.set(code, field);
  return field;
}

function findField(code: string): WorkField {
  for (let length = code.length; length > 0; length -= 1) {
    const field = byPrefix.get(code.slice(0, length));
    if (field) return field;
  }
  throw new Error(`No field of work for occupation ${code}.`);
}
