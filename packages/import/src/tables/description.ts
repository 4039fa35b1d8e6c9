import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { INDICATOR_ID } from '@observatorio/contract';
import { sentencePlaceholders } from '@observatorio/language';
import { ImportRefusal } from '../reading/refusal/import-refusal';

/** Columns that say what a row is about, each with its header in the file. */
export const subjectColumns = ['municipio', 'uf', 'regiao', 'lugar', 'cbo', 'curso'] as const;

const columnNames = [...subjectColumns, 'nivel', 'nome', 'ano'] as const;

export type SubjectColumn = (typeof subjectColumns)[number];

/** One of a table's numbers, which becomes an indicator. */
export interface Measure {
  id: string;
  label: string;
  unit: string;
  unitOfOne: string;
  decimals: number;
  sentence: string;
  /** Header of its column, or of that of each year. */
  column: string | ReadonlyMap<number, string>;
  min?: number | undefined;
  max?: number | undefined;
}

/** A table that becomes indicators: what its columns are, and where it comes from. */
export interface TableDescription {
  id: string;
  source: string;
  licence: string;
  isSidra: boolean;
  decimal?: 'virgula' | 'ponto' | undefined;
  columns: Readonly<Partial<Record<(typeof columnNames)[number], string>>>;
  /** Year of all rows, if no column has it. */
  year?: number | undefined;
  /** Header → the value of the rows that count. */
  filter: Readonly<Record<string, string>>;
  /** Rows to add up, such as age groups: the column that tells them apart, and its values. */
  parts?: { column: string; values: readonly string[] } | undefined;
  /** Cells that stand for an unknown value, besides blank ones, and for zero. */
  unknown: readonly string[];
  zero: readonly string[];
  measures: readonly Measure[];
}

const YEARS = { min: 1900, max: 2100 };

/** Names of the descriptions in this folder. */
export const shippedTables = [
  'populacao',
  'populacao-censo',
  'populacao-15-69',
  'ideb',
  'pib-per-capita',
] as const;

/** Reads a description from a file, or one of the project's by its name. Throws an ImportRefusal. */
export async function readDescription(name: string): Promise<TableDescription> {
  const isShipped = shippedTables.some((each) => each === name);
  const path = isShipped ? new URL(`${name}.json`, import.meta.url) : name;
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ImportRefusal({
      found: `não foi possível abrir a descrição “${name}”`,
      advice: `Informe o caminho de um arquivo .json, ou o nome de uma do projeto: ${shippedTables.join(', ')}.`,
      cause,
    });
  });
  return parseDescription(basename(name), text);
}

/** Parses the text of a description. Throws an ImportRefusal that names the path of what is wrong. */
export function parseDescription(file: string, text: string): TableDescription {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const found = `isto não é JSON (${(cause as Error).message})`;
    throw new ImportRefusal({ file, found, advice: 'Confira vírgulas, aspas e chaves.', cause });
  }
  return descriptionOf(new Reader(file, '', parsed));
}

/** A value of a description, which knows its path for messages. */
class Reader {
  constructor(
    private readonly file: string,
    private readonly path: string,
    private readonly value: unknown,
  ) {}

  get isAbsent(): boolean {
    return this.value === undefined;
  }

  /** Always throws an ImportRefusal about this value; `allowed` is a sentence. */
  refuse(found: string, allowed: string): never {
    const where = this.path ? `em “${this.path}”, ` : '';
    throw new ImportRefusal({ file: this.file, found: `${where}${found}`, advice: allowed });
  }

  /** Returns the fields of an object; with `known`, no others are allowed. */
  fields(known?: readonly string[]): Readonly<Record<string, Reader>> {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.refuse(
        this.isAbsent ? 'falta um objeto' : 'há outra coisa',
        'É um objeto { … }.',
      );
    }
    const unknown = Object.keys(value).find((key) => known && !known.includes(key));
    if (unknown !== undefined) {
      this.refuse(`“${unknown}” não existe`, `Existem: ${known?.join(', ')}.`);
    }
    const names = new Set([...(known ?? []), ...Object.keys(value)]);
    return Object.fromEntries(
      [...names].map((key) => [key, this.at(key, Reflect.get(value, key))]),
    );
  }

  items(): Reader[] {
    const { value } = this;
    if (!Array.isArray(value)) return this.refuse('falta uma lista', 'É uma lista [ … ].');
    return value.map(
      (item: unknown, index) => new Reader(this.file, `${this.path}[${index}]`, item),
    );
  }

  text(allowed = 'É um texto.', accepts = (text: string) => text.trim() !== ''): string {
    const { value } = this;
    if (typeof value !== 'string') {
      return this.refuse(this.isAbsent ? 'falta o valor' : `há ${JSON.stringify(value)}`, allowed);
    }
    if (!accepts(value)) this.refuse(`há “${value}”`, allowed);
    return value.trim();
  }

  number(allowed: string, accepts: (value: number) => boolean = Number.isFinite): number {
    const { value } = this;
    if (typeof value === 'number' && accepts(value)) return value;
    return this.refuse(this.isAbsent ? 'falta o valor' : `há ${JSON.stringify(value)}`, allowed);
  }

  optional<T>(read: (reader: this) => T): T | undefined {
    return this.isAbsent ? undefined : read(this);
  }

  private at(key: string, value: unknown): Reader {
    return new Reader(this.file, this.path ? `${this.path}.${key}` : key, value);
  }
}

const ID_FORM = 'São letras minúsculas sem acento, algarismos e hifens, como “pib-per-capita”.';
const YEAR_FORM = `É um ano de ${YEARS.min} a ${YEARS.max}.`;

const idOf = (reader: Reader): string => reader.text(ID_FORM, (text) => INDICATOR_ID.test(text));

const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= YEARS.min && value <= YEARS.max;

const textsOf = (reader: Reader | undefined): string[] | undefined =>
  reader?.optional((list) => list.items().map((item) => item.text()));

const oneOf = <Word extends string>(reader: Reader | undefined, words: readonly Word[]) =>
  reader?.optional((each) => {
    const text = each.text(`Aceitos: ${words.join(', ')}.`, (found) =>
      words.some((word) => word === found),
    );
    return words.find((word) => word === text);
  });

/** Cells with which SIDRA marks what is not applicable, not available or withheld, and zero. */
const sidraUnknown = ['..', '...', 'X'];
const sidraZero = ['-'];

function descriptionOf(reader: Reader): TableDescription {
  const fields = reader.fields([
    'id',
    'fonte',
    'licenca',
    'layout',
    'formato',
    'decimal',
    'colunas',
    'ano',
    'filtro',
    'soma',
    'desconhecido',
    'zero',
    'medidas',
  ]);
  const field = (name: string): Reader => fields[name] as Reader;
  field('layout').optional((layout) => layout.text());
  const id = idOf(field('id'));
  const isSidra = oneOf(field('formato'), ['csv', 'sidra']) === 'sidra';
  const columns = columnsOf(field('colunas'));
  const measures = measuresOf(field('medidas'), id);
  const year = field('ano').optional((each) => each.number(YEAR_FORM, isYear));
  assertOneYear(reader, { columns, measures, year });
  const filter = Object.entries(field('filtro').optional((each) => each.fields()) ?? {});
  return {
    id,
    source: field('fonte').text('É o nome de quem publica os dados, como “Inep, Ideb”.'),
    licence: field('licenca').text('É o nome da licença dos dados, como “CC BY 4.0”.'),
    isSidra,
    decimal: oneOf(field('decimal'), ['virgula', 'ponto']),
    columns,
    year,
    filter: Object.fromEntries(filter.map(([header, value]) => [header, value.text()])),
    parts: field('soma').optional(partsOf),
    unknown: textsOf(field('desconhecido')) ?? (isSidra ? sidraUnknown : []),
    zero: textsOf(field('zero')) ?? (isSidra ? sidraZero : []),
    measures,
  };
}

function columnsOf(reader: Reader): TableDescription['columns'] {
  const fields = Object.entries(reader.fields(columnNames)).filter(([, each]) => !each.isAbsent);
  const columns: TableDescription['columns'] = Object.fromEntries(
    fields.map(([name, each]) => [name, each.text('É o nome da coluna no arquivo.')]),
  );
  const subjects = subjectColumns.filter((name) => columns[name] !== undefined);
  const isPlaced = subjects.length === 2 && columns.municipio && columns.uf;
  if (subjects.length !== 1 && !isPlaced) {
    reader.refuse(
      subjects.length === 0 ? 'nenhuma coluna diz de que é a linha' : `há ${subjects.join(' e ')}`,
      `Escolha uma: ${subjectColumns.join(', ')}; com municipio, também uf, que o confere.`,
    );
  }
  if (columns.nivel !== undefined && columns.lugar === undefined) {
    reader.refuse('“nivel” só vale com “lugar”', 'Retire “nivel”, ou troque a outra por “lugar”.');
  }
  if ((columns.nome === undefined) !== (columns.curso === undefined)) {
    reader.refuse('“curso” e “nome” vêm juntos', '“nome” é a coluna com o nome do curso.');
  }
  return columns;
}

function partsOf(reader: Reader): TableDescription['parts'] {
  const allowed = 'É a coluna das parcelas, e a lista delas: { "SEXO": ["1", "2"] }.';
  const [entry, ...others] = Object.entries(reader.fields());
  if (!entry || others.length > 0) return reader.refuse('falta uma só coluna', allowed);
  const [column, list] = entry;
  const values = textsOf(list) ?? [];
  if (values.length < 2) list.refuse('faltam parcelas', allowed);
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated !== undefined) list.refuse(`“${repeated}” se repete`, 'Cada parcela vem uma vez.');
  return { column, values };
}

function measuresOf(reader: Reader, table: string): Measure[] {
  const items = reader.items();
  if (items.length === 0) reader.refuse('a lista está vazia', 'Descreva ao menos uma medida.');
  const ids = new Set<string>();
  const labels = new Set<string>();
  return items.map((item) => {
    const measure = measureOf(item, items.length === 1 ? table : undefined);
    if (ids.has(measure.id))
      item.refuse(`o id “${measure.id}” já é de outra`, 'Dê um id a cada uma.');
    if (labels.has(measure.label)) {
      item.refuse(`o rótulo “${measure.label}” já é de outra`, 'Dê um nome a cada uma.');
    }
    ids.add(measure.id);
    labels.add(measure.label);
    return measure;
  });
}

function measureOf(item: Reader, defaultId: string | undefined): Measure {
  const fields = item.fields([
    'id',
    'rotulo',
    'unidade',
    'singular',
    'casas',
    'frase',
    'coluna',
    'anos',
    'minimo',
    'maximo',
  ]);
  const field = (name: string): Reader => fields[name] as Reader;
  const label = field('rotulo').text('É o nome do indicador, como “PIB per capita”.');
  const unit = field('unidade').text(
    'É um texto de até 30 letras: “pessoas”, “R$”, “%”, ou vazio, se o número não tem unidade.',
    (text) => text.length <= 30,
  );
  const min = field('minimo').optional((each) => each.number('É um número.'));
  const max = field('maximo').optional((each) => each.number('É um número.'));
  if (min !== undefined && max !== undefined && min >= max) {
    item.refuse(`o mínimo, ${min}, não é menor que o máximo, ${max}`, 'Confira os dois.');
  }
  return {
    id: field('id').isAbsent && defaultId !== undefined ? defaultId : idOf(field('id')),
    label,
    unit,
    unitOfOne: field('singular').optional((each) => each.text()) ?? unit,
    decimals: field('casas').number(
      'São as casas decimais, um número inteiro de 0 a 6.',
      (value) => Number.isInteger(value) && value >= 0 && value <= 6,
    ),
    sentence: field('frase').optional(sentenceOf) ?? `${label} {no_lugar}, em {ano}: {valor}.`,
    column: columnOf(item, field('coluna'), field('anos')),
    min,
    max,
  };
}

function sentenceOf(reader: Reader): string {
  const sentence = reader.text();
  const allowed = `Existem: ${sentencePlaceholders.map((name) => `{${name}}`).join(', ')}.`;
  const unknown = [...sentence.matchAll(/\{([^{}]*)\}?/g)].find(
    ([whole, name]) => !whole.endsWith('}') || !sentencePlaceholders.some((each) => each === name),
  );
  if (unknown) reader.refuse(`“${unknown[0]}” não existe`, allowed);
  if (!sentence.includes('{valor}')) reader.refuse('falta {valor}', allowed);
  return sentence;
}

function columnOf(item: Reader, column: Reader, years: Reader): Measure['column'] {
  if (column.isAbsent && years.isAbsent) {
    item.refuse(
      'falta a coluna',
      'Diga “coluna”, o nome dela no arquivo, ou “anos”, o da coluna de cada ano.',
    );
  }
  if (years.isAbsent) return column.text('É o nome da coluna no arquivo.');
  if (!column.isAbsent) return columnsByYear(column, years);
  return new Map(
    Object.entries(years.fields()).map(([year, header]) => {
      if (!isYear(Number(year))) header.refuse(`“${year}” não é um ano`, YEAR_FORM);
      return [Number(year), header.text('É o nome da coluna no arquivo.')];
    }),
  );
}

/** Returns the columns of a list of years, whose names follow one pattern: `VL_OBSERVADO_{ano}`. */
function columnsByYear(column: Reader, years: Reader): Measure['column'] {
  const pattern = column.text(
    'Com uma lista de anos, é o nome da coluna de cada um, com {ano}.',
    (text) => text.includes('{ano}'),
  );
  return new Map(
    years.items().map((each) => {
      const year = each.number(YEAR_FORM, isYear);
      return [year, pattern.replaceAll('{ano}', String(year))];
    }),
  );
}

/** Throws an ImportRefusal unless exactly one of column, measures and description says the year. */
function assertOneYear(
  reader: Reader,
  { columns, measures, year }: Pick<TableDescription, 'columns' | 'measures' | 'year'>,
): void {
  const wide = measures.filter(({ column }) => typeof column !== 'string').length;
  const places = [columns.ano !== undefined, year !== undefined, wide > 0].filter(Boolean).length;
  if (places === 1 && (wide === 0 || wide === measures.length)) return;
  reader.refuse(
    places === 0 ? 'nada diz o ano dos valores' : 'o ano dos valores está em mais de um lugar',
    'Diga-o só em “colunas.ano”, numa coluna; só em “ano”, se é o mesmo de todas as linhas; ou só em “anos”, de cada medida.',
  );
}
