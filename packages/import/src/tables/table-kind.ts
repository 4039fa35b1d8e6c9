import { regions } from '@observatorio/domain';
import { formatCount, formatList } from '@observatorio/language';
import { isOneOfSql, municipalitySql, municipioSql, ufSql } from '../reading/cells/cells';
import type { RowCheck } from '../reading/cells/checks';
import type { FileKind } from '../reading/kind/kind';
import { namedSql, stateOfAbbrSql } from '../reading/kind/place';
import type { RowContext } from '../reading/kind/row-context';
import {
  type CodeRule,
  cboCode,
  codeRange,
  everyRow,
  isBlankSql,
  MAX_CONTRADICTION_SHARE,
  type NumberRule,
  type Pair,
  yearNumber,
} from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { Measure, SubjectColumn, TableDescription } from './description';

/** Staging table of a described table. */
export const STAGED = 'staged';

/** A column of numbers: an indicator in a year, or in the year of the row. */
export interface MeasureColumn {
  measure: Measure;
  /** Name of the field, and of its column in the staging table. */
  field: string;
  header: string;
  year?: number;
}

/** Lists the columns of numbers of a table. */
export const measureColumns = ({ measures }: TableDescription): MeasureColumn[] =>
  measures.flatMap((measure, index): MeasureColumn[] => {
    const { column } = measure;
    if (typeof column === 'string') return [{ measure, field: `measure${index}`, header: column }];
    return [...column].map(([year, header]) => ({
      measure,
      field: `measure${index}_${year}`,
      header,
      year,
    }));
  });

/** What a row is about: the rules of its code, and its level and code as SQL. */
interface Subject {
  fields: Readonly<Record<string, string>>;
  codes: Readonly<Record<string, CodeRule>>;
  derive: readonly string[];
  checks?: (context: RowContext) => readonly RowCheck[];
  pairs?: readonly Pair[];
  level: string;
  code: string;
  label?: string;
}

const rejected = (rule: CodeRule): CodeRule => everyRow({ ...rule, outcome: 'rejected' });

const stateRule = rejected({
  sql: (field) => `coalesce(${ufSql(`digits(${field})`)}, ${stateOfAbbrSql(field)})`,
  form: 'o código ou a sigla de um estado',
});

const unknownMunicipality = ({ is }: RowContext): RowCheck[] => [
  { ...is.unknownMunicipality, when: 'municipio IS NULL', outcome: 'rejected' },
];

/** Codes of the occupations that there are, as numbers; undefined without a list of them. */
export type KnownOccupations = readonly number[] | undefined;

const unknownOccupation = (
  label: RowContext['label'],
  occupations: readonly number[],
): RowCheck => ({
  reason: `“${label('cbo')}” é de ocupação que não existe`,
  field: 'cbo',
  when: `NOT ${isOneOfSql('cboCode', occupations)}`,
  maxShare: 0.01,
  advice: () =>
    'Confira os códigos. Se são de uma CBO mais nova que a lista em serviço, importe-a: npm run import -- cbo.',
});

/** Places by level, with the marks that SIDRA has for each in its API, its addresses and its files. */
const levelMarks = {
  brasil: ['1', 'N1', 'BR'],
  regiao: ['2', 'N2', 'RG'],
  uf: ['3', 'N3', 'UF'],
  municipio: ['6', 'N6', 'MU'],
} as const;

const LEVEL = `CASE ${Object.entries(levelMarks)
  .map(([level, marks]) => `WHEN ${isOneOfSql('upper(trim(level))', marks)} THEN '${level}'`)
  .join(' ')} END`;

const LEVELS_ADVICE = `Aceitos: ${Object.values(levelMarks)
  .map((marks) => marks.join(', '))
  .join('; ')}, para o país, as regiões, os estados e os municípios.`;

/** Level by the form of the code, where no column says it. */
const LEVEL_BY_CODE = `CASE WHEN upper(trim(municipality)) IN ('BR', 'BRASIL') THEN 'brasil'
  WHEN ${ufSql('municipalityCode')} IS NOT NULL THEN 'uf'
  WHEN municipio IS NOT NULL THEN 'municipio' END`;

/** Rejects levels that are not those of SIDRA or, without their column, codes of several levels. */
function levelCheck(hasLevel: boolean, { label }: RowContext): RowCheck {
  return hasLevel
    ? {
        reason: `“${label('level')}” não é um nível`,
        field: 'level',
        when: 'placeLevel IS NULL',
        maxShare: 0.01,
        advice: () => LEVELS_ADVICE,
      }
    : {
        reason: `“${label('municipality')}” tanto pode ser o país como uma região`,
        field: 'municipality',
        when: 'municipalityCode BETWEEN 1 AND 5',
        isFatal: true,
        advice: () =>
          'Escreva BR no código do país, ou diga em “nivel”, na descrição, a coluna com o nível de cada linha.',
      };
}

type SubjectOf = (columns: TableDescription['columns'], occupations: KnownOccupations) => Subject;

const subjects: Readonly<Record<SubjectColumn, SubjectOf>> = {
  municipio: ({ municipio = '', uf }) => ({
    fields: { municipality: municipio, ...(uf !== undefined && { state: uf }) },
    codes: { ...(uf !== undefined && { state: stateRule }) },
    derive: [municipalitySql, municipioSql],
    checks: unknownMunicipality,
    pairs:
      uf === undefined
        ? []
        : [{ fields: ['municipality', 'state'], agree: 'municipio // 100000 = stateCode' }],
    level: "'municipio'",
    code: 'municipio::VARCHAR',
  }),
  uf: ({ uf = '' }) => ({
    fields: { state: uf },
    codes: { state: stateRule },
    derive: [],
    level: "'uf'",
    code: 'stateCode::VARCHAR',
  }),
  regiao: ({ regiao = '' }) => ({
    fields: { region: regiao },
    codes: {
      region: rejected({
        sql: (field) =>
          `coalesce(${codeRange(1, 5).sql(field)}, TRY_CAST(${namedSql(field, regions)} AS INTEGER))`,
        form: 'o código, de 1 a 5, ou o nome de uma região',
      }),
    },
    derive: [],
    level: "'regiao'",
    code: 'regionCode::VARCHAR',
  }),
  lugar: ({ lugar = '', nivel }) => ({
    fields: { municipality: lugar, ...(nivel !== undefined && { level: nivel }) },
    codes: {},
    derive: [
      municipalitySql,
      municipioSql,
      `${nivel === undefined ? LEVEL_BY_CODE : LEVEL} AS placeLevel`,
      `CASE placeLevel WHEN 'brasil' THEN '1' WHEN 'municipio' THEN municipio::VARCHAR
        WHEN 'uf' THEN ${ufSql('municipalityCode')}::VARCHAR
        WHEN 'regiao' THEN within(municipalityCode, 1, 5)::VARCHAR END AS placeCode`,
    ],
    checks: (context) => [
      levelCheck(nivel !== undefined, context),
      {
        reason: `“${context.label('municipality')}” não é o código do país, de uma região, de um estado ou de um município`,
        field: 'municipality',
        when: 'placeCode IS NULL',
        maxShare: 0.01,
      },
    ],
    level: 'placeLevel',
    code: 'placeCode',
  }),
  cbo: ({ cbo = '' }, occupations) => ({
    fields: { cbo },
    codes: { cbo: cboCode },
    derive: [],
    checks: ({ is, label }) => [
      ...(occupations ? [unknownOccupation(label, occupations)] : []),
      ...is.repaired('cbo'),
    ],
    level: "'cbo'",
    code: "lpad(cboCode::VARCHAR, 6, '0')",
  }),
  curso: ({ curso = '', nome = '' }) => ({
    fields: { course: curso, courseName: nome },
    codes: {},
    derive: [],
    checks: ({ is }) => [is.blank('course', 0.01), is.blank('courseName', 0.01)],
    level: "'curso'",
    code: 'trim(course)',
    label: 'trim(courseName)',
  }),
};

/** Returns what the rows of a table are about; a municipality may also name its state. */
function subjectOf({ columns }: TableDescription, occupations: KnownOccupations): Subject {
  const name = (Object.keys(subjects) as SubjectColumn[]).find(
    (each) => columns[each] !== undefined,
  );
  return subjects[name ?? 'municipio'](columns, occupations);
}

/** Builds the kind of file that a description declares. */
export function tableKind(description: TableDescription, occupations: KnownOccupations): FileKind {
  const { id, columns, year, filter, parts } = description;
  const subject = subjectOf(description, occupations);
  const measures = measureColumns(description);
  const filters = Object.entries(filter).map(([header, value], index) => ({
    field: `filter${index}`,
    header,
    value,
  }));
  const isWide = measures.some((each) => each.year !== undefined);
  const headers: Record<string, string> = {
    ...subject.fields,
    ...(columns.ano !== undefined && { year: columns.ano }),
    ...(parts && { part: parts.column }),
    ...Object.fromEntries([...filters, ...measures].map(({ field, header }) => [field, header])),
  };
  return {
    title: `a tabela “${id}” da descrição`,
    table: STAGED,
    fields: Object.fromEntries(Object.entries(headers).map(([field, header]) => [field, [header]])),
    codes: subject.codes,
    numbers: {
      ...(columns.ano !== undefined && { year: yearNumber(1900, 2100) }),
      ...Object.fromEntries(
        measures.map(({ field, measure }) => [field, measureRule(measure, description)]),
      ),
    },
    derive: () => subject.derive,
    pairs: () => subject.pairs ?? [],
    checks: (context) => [
      ...filters.map(
        ({ field, header, value }): RowCheck => ({
          reason: `de outro “${header}” que não “${value}”`,
          field,
          when: `coalesce(trim(${field}), '') <> ${quoted(value)}`,
          outcome: 'inactive',
        }),
      ),
      ...(parts ? [otherPartCheck(parts)] : []),
      ...(subject.checks?.(context) ?? []),
      ...measures.flatMap(({ field, measure }) => [
        ...ambiguityCheck(field, measure, description, context),
        markCheck(field, measure, description, context),
      ]),
    ],
    columns: {
      level: ['VARCHAR', subject.level],
      code: ['VARCHAR', subject.code],
      label: ['VARCHAR', subject.label ?? 'NULL'],
      ...(parts && { part: ['VARCHAR', 'trim(part)'] as const }),
      ...(!isWide && { year: ['INTEGER', year === undefined ? 'yearNumber' : String(year)] }),
      ...Object.fromEntries(
        measures.map(({ field }) => [
          field,
          ['DOUBLE', `CASE WHEN NOT isnan(${field}Number) THEN ${field}Number END`] as const,
        ]),
      ),
    },
    key: ['level', 'code', ...(isWide ? [] : ['year']), ...(parts ? ['part'] : [])],
  };
}

/** Leaves out the rows that are not added up, such as those of all ages. */
const otherPartCheck = ({ column, values }: NonNullable<TableDescription['parts']>): RowCheck => ({
  reason: `de “${column}” que não se soma`,
  field: 'part',
  when: `NOT ${isOneOfSql('trim(part)', values.map(escaped))}`,
  outcome: 'inactive',
});

/**
 * SQL query for the level, code, label, year and amount of the counted rows of a column, or of the
 * sums of their parts, which are unknown unless all parts are known.
 */
export function valuesSql({ parts }: TableDescription, { field, year }: MeasureColumn): string {
  const amount = parts
    ? `CASE WHEN count(${field}) = ${parts.values.length} THEN sum(${field}) END`
    : field;
  return `SELECT level, code, label, ${year ?? 'year'} AS year, ${amount} AS amount
    FROM ${STAGED} WHERE ${COUNTED_SQL} ${parts ? 'GROUP BY ALL' : ''}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Bounds within which numbers are exact to six decimals. */
const LIMIT = 1e12;

/** A point or comma that could be of thousands or of decimals: `12.345`, but not `0.345`. */
const AMBIGUOUS = '-?[1-9]\\d{0,2}[.,]\\d{3}';

/** Whether nothing says what a single point or comma before three digits is. */
const isAmbiguous = ({ decimals }: Measure, { decimal }: TableDescription): boolean =>
  decimals > 0 && decimal === undefined;

const SPACES = '[\\s\\x{A0}]*';

/** SQL expression for a cell without the unit of its measure: `63,9%`, `R$ 4.566`. */
function bareSql(field: string, { unit }: Measure): string {
  const cell = `trim(${field})`;
  if (unit === '%') return `regexp_replace(${cell}, '${SPACES}%$', '')`;
  if (unit === 'R$') return `regexp_replace(${cell}, '^(-?)${SPACES}R\\$${SPACES}', '\\1')`;
  return cell;
}

/** Returns the rule for a measure's cells. A cell that stands for an unknown value becomes `NaN`. */
function measureRule(measure: Measure, description: TableDescription): NumberRule {
  const { min = -LIMIT, max = LIMIT } = measure;
  const { unknown, zero } = description;
  return {
    sql: (field) => {
      const cell = `trim(${field})`;
      return `CASE WHEN ${isOneOfSql(cell, unknown.map(escaped))} THEN 'NaN'::DOUBLE
        WHEN ${isOneOfSql(cell, zero.map(escaped))} THEN 0
        WHEN NOT ${isBlankSql(field)} THEN within(${numberSql(bareSql(field, measure), measure, description)}, ${min}, ${max}) END`;
    },
    form:
      measure.min === undefined && measure.max === undefined
        ? 'um número'
        : `um número ${boundsOf(measure)}`,
    blank: 'unknown',
  };
}

const escaped = (text: string): string => text.replaceAll("'", "''");

function boundsOf({ min, max }: Measure): string {
  if (max === undefined) return `a partir de ${formatCount(min ?? 0)}`;
  return min === undefined
    ? `até ${formatCount(max)}`
    : `de ${formatCount(min)} a ${formatCount(max)}`;
}

/**
 * SQL expression for a number with a decimal comma or point, maybe with thousands; NULL for other
 * texts, and for numbers that could be read in both ways.
 */
function numberSql(cell: string, measure: Measure, description: TableDescription): string {
  const comma = `TRY_CAST(replace(replace(${cell}, '.', ''), ',', '.') AS DOUBLE)`;
  const point = `TRY_CAST(replace(${cell}, ',', '') AS DOUBLE)`;
  const matches = (pattern: string) => `regexp_full_match(${cell}, '${pattern}')`;
  const withComma = matches('-?(\\d+|\\d{1,3}(\\.\\d{3})+)(,\\d+)?');
  const withPoint = matches('-?(\\d+|\\d{1,3}(,\\d{3})+)(\\.\\d+)?');
  if (description.decimal === 'virgula') return `CASE WHEN ${withComma} THEN ${comma} END`;
  if (description.decimal === 'ponto') return `CASE WHEN ${withPoint} THEN ${point} END`;
  const whole = `TRY_CAST(replace(replace(${cell}, '.', ''), ',', '') AS DOUBLE)`;
  return `CASE WHEN ${matches(AMBIGUOUS)} THEN ${isAmbiguous(measure, description) ? 'NULL' : whole}
    WHEN ${matches('-?\\d+([.,]\\d+)?')} THEN TRY_CAST(replace(${cell}, ',', '.') AS DOUBLE)
    WHEN ${withComma} THEN ${comma} WHEN ${withPoint} THEN ${point} END`;
}

/** Rejects numbers that could be read with thousands or with decimals. */
function ambiguityCheck(
  field: string,
  measure: Measure,
  description: TableDescription,
  { label }: RowContext,
): RowCheck[] {
  if (!isAmbiguous(measure, description)) return [];
  return [
    {
      reason: `“${label(field)}” tanto pode ter milhares como decimais`,
      field,
      when: `coalesce(regexp_full_match(${bareSql(field, measure)}, '${AMBIGUOUS}'), false)`,
      maxShare: 0,
      advice: () => 'Acrescente à descrição "decimal": "virgula", ou "decimal": "ponto".',
    },
  ];
}

/** A number within a cell. */
const NUMBER = '-?\\d(?:[\\d.,]*\\d)?';

/** Rejects numbers with something around them, such as the mark of a footnote: `3,5(1)`. */
function markCheck(
  field: string,
  measure: Measure,
  { unknown, zero }: TableDescription,
  { label }: RowContext,
): RowCheck {
  const cell = bareSql(field, measure);
  return {
    reason: `“${label(field)}” não traz só um número`,
    field,
    when: `NOT ${isOneOfSql(`trim(${field})`, [...unknown, ...zero].map(escaped))}
      AND coalesce(regexp_extract(${cell}, '${NUMBER}') NOT IN ('', ${cell}), false)`,
    maxShare: MAX_CONTRADICTION_SHARE,
    advice: ([example = '']) => {
      const marks = example
        .replace(new RegExp(NUMBER), '\n')
        .split('\n')
        .map((mark) => mark.trim());
      const unit = ['%', 'R$'].find((each) => each !== measure.unit && marks.includes(each));
      const listed = formatList(marks.filter(Boolean).map((mark) => `“${mark}”`));
      return [
        `Retire do arquivo o que não é do número: ${listed}`,
        unit && `, ou diga na descrição "unidade": "${unit}"`,
        '. Se a célula diz que não há valor, ponha-a em “desconhecido”.',
      ]
        .filter(Boolean)
        .join('');
    },
  };
}
