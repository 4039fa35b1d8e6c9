import {
  checkAll,
  type Edition,
  type FilterOption,
  type Filters,
  INDICATOR,
  type IndicatorLevel,
  type IndicatorRow,
  type IndicatorValue,
  type IndicatorYear,
  type indicator,
  indicatorFilterDefinitions,
  indicatorLevels,
  type OccupationIndicator,
  type PlaceIndicator,
  QueryError,
  type SubjectLevel,
  subjectOf,
  TABLE_SOURCE,
} from '@observatorio/contract';
import { regions, stateLabel, stateOfMunicipality, states } from '@observatorio/domain';
import { foldText, indicatorSentence } from '@observatorio/language';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import {
  checkMunicipalities,
  filterOptionsOf,
  placeOptions,
  requireNested,
} from '../query/place-filters';
import {
  type AreaSource,
  type OpenEdition,
  type Queries,
  type SourceQuery,
  toResponse,
} from '../query/source';
import type { Places } from '../titles/places';
import { BRAZIL, PlaceValues } from './place-values';

type IndicatorName = keyof typeof indicator;

const levels = Object.keys(indicatorLevels) as IndicatorLevel[];

/** Serves the indicators from the editions of described tables. */
export class IndicatorSource implements AreaSource<typeof indicator> {
  private readonly descriptions = new EditionCache<readonly IndicatorRow[]>();

  constructor(
    private readonly places: Places,
    private readonly values: EditionCache<PlaceValues>,
  ) {}

  /** Returns the table with the chosen indicator, which alone an answer about it credits. */
  editionFor(filters: Filters, editions: readonly Edition[]): Edition | undefined {
    return tableWith(chosen(filters), editions);
  }

  complete(name: IndicatorName, filters: Filters): Filters {
    checkAll(
      () => checkMunicipalities(filters, this.places, indicatorFilterDefinitions),
      () => requireNested(filters, indicatorFilterDefinitions),
      () => {
        if (name === 'occupation') requireOccupation(filters);
        if (name === 'values' || name === 'series') requireIndicator(filters);
      },
      () => requireOneSubject(filters),
    );
    return filters;
  }

  cost(): number {
    return 1;
  }

  async answer<Name extends IndicatorName>(name: Name, query: SourceQuery) {
    return toResponse(await this.queries[name](query));
  }

  /** Row function for each dataset of the indicators. */
  private readonly queries: Queries<typeof indicator, SourceQuery> = {
    options: async (query) => this.optionRows(query),

    list: async (query) => {
      const found = chosen(query.filters);
      return found ? [await describedIn(tableOf(query, found), found)] : described(query);
    },

    values: async (query) => {
      const id = chosen(query.filters) ?? '';
      const table = tableOf(query, id);
      const { database } = table;
      const subject = subjectOf(await describedIn(table, id));
      const { level, codes } = this.askedPlaces(query.filters, subject);
      const year = await yearOf(database, { id, level, asked: query.filters.ano?.[0] });
      const rows = await database.rows<[code: string, label: string | null, amount: number | null]>(
        'SELECT code, label, amount FROM indicator_values WHERE indicator = ? AND level = ? AND year = ?',
        [id, level, year],
      );
      const found = new Map(rows.map(([code, ...row]) => [code, row]));
      const nameOf = this.namesOf(level, query);
      return (codes ?? [...found.keys()]).map((key): IndicatorValue => {
        const [label, value] = found.get(key) ?? [];
        return { key, label: label ?? nameOf(key), level, year, value: value ?? null };
      });
    },

    series: async (query) => {
      const id = chosen(query.filters) ?? '';
      const table = tableOf(query, id);
      const [level, code] = chosenSubject(query.filters);
      const [about, rows] = await Promise.all([
        describedIn(table, id),
        table.database.rows<[year: number, amount: number | null, label: string | null]>(
          'SELECT year, amount, label FROM indicator_values WHERE indicator = ? AND level = ? AND code = ?',
          [id, level, code],
        ),
      ]);
      // Values of occupations or courses do not add up to one of the country.
      if (level === 'brasil' && subjectOf(about) !== undefined) return [];
      if (rows.length === 0) requireKnown(query, about, [level, code]);
      const amounts = new Map(rows.map(([year, amount]) => [year, amount]));
      const label = rows.at(-1)?.[2] ?? this.namesOf(level, query)(code);
      return about.years.map(
        (year): IndicatorYear => ({ year, key: code, label, value: amounts.get(year) ?? null }),
      );
    },

    occupation: async (query) => {
      const [code = ''] = query.filters.cbo ?? [];
      assertOccupation(query, code);
      const rows = await Promise.all(
        tablesOf(query).map((edition) => this.occupationRows(query, query.open(edition))),
      );
      return rows.flat();
    },

    place: async (query) => {
      const rows = await Promise.all(
        tablesOf(query).map((edition) => this.placeRows(query, query.open(edition))),
      );
      return rows.flat();
    },
  };

  /** Returns the newest values of a table's indicators of occupations in the chosen one. */
  private async occupationRows(
    query: SourceQuery,
    table: OpenEdition,
  ): Promise<OccupationIndicator[]> {
    const [code = ''] = query.filters.cbo ?? [];
    const about = (await readDescriptions(table)).filter((row) => subjectOf(row) === 'cbo');
    if (about.length === 0) return [];
    const values = await table.database.rows<[id: string, year: number, amount: number]>(
      `SELECT indicator, year, amount FROM indicator_values
      WHERE amount IS NOT NULL AND level = 'cbo' AND code = ? ORDER BY year`,
      [code],
    );
    const place = query.titles.of(code);
    return about.map(({ years: _, levels: __, table: ___, sentence, ...row }) => {
      const [, year = null, value = null] = values.findLast(([id]) => id === row.indicator) ?? [];
      return {
        ...row,
        year,
        value,
        sentence:
          value === null || year === null
            ? ''
            : indicatorSentence(sentence, { subject: 'cbo', code, place, value, year }, row),
      };
    });
  }

  private async optionRows(query: SourceQuery): Promise<FilterOption[]> {
    const id = chosen(query.filters);
    const all = await described(query);
    const subjects = id ? await this.subjectRows(query, id) : [];
    const years = all
      .filter(({ indicator: each }) => !id || each === id)
      .flatMap((row) => row.years);
    const category = (code: string) => ({ code, label: code });
    return filterOptionsOf(
      { definitions: indicatorFilterDefinitions, filters: query.filters },
      {
        ...placeOptions(query.filters, this.places),
        uf: states,
        [INDICATOR]: all.map(({ indicator: code, title: label }) => ({ code, label })),
        ano: [...new Set(years)].toSorted((a, b) => b - a).map((year) => category(String(year))),
        cbo: subjects.filter(({ level }) => level === 'cbo'),
        curso: subjects.filter(({ level }) => level === 'curso'),
      },
    );
  }

  /** Returns the occupations and courses that an indicator has values of, in alphabetical order. */
  private async subjectRows(query: SourceQuery, id: string) {
    const rows = await tableOf(query, id).database.rows<
      [level: SubjectLevel, code: string, label: string | null]
    >(
      `SELECT level, code, max(label) FROM indicator_values
      WHERE indicator = ? AND level IN ('cbo', 'curso') AND amount IS NOT NULL GROUP BY level, code`,
      [id],
    );
    return rows
      .map(([level, code, label]) => ({
        level,
        code,
        label: label ?? this.namesOf(level, query)(code),
      }))
      .toSorted((a, b) => (foldText(a.label) < foldText(b.label) ? -1 : 1));
  }

  /**
   * Returns the level that the filters select, and its codes; undefined if only the table has them.
   * Without a choice, the level is `subject`, or else the states.
   */
  private askedPlaces(
    { uf, nivel }: Filters,
    subject: SubjectLevel | undefined,
  ): { level: IndicatorLevel; codes?: string[] } {
    const usual = uf ? 'municipio' : (subject ?? 'uf');
    const level = levels.find((each) => each === nivel?.[0]) ?? usual;
    if (uf && level !== 'uf' && level !== 'municipio') {
      const message = `O nível “${level}” não tem estados. Com uf: uf ou municipio.`;
      throw new QueryError('nivel', level, 'uf ou municipio', message);
    }
    const chosenStates = uf ?? states.map(({ code }) => code);
    if (level === 'brasil') return { level, codes: [BRAZIL] };
    if (level === 'regiao') return { level, codes: regions.map(({ code }) => code) };
    if (level === 'uf') return { level, codes: [...chosenStates] };
    if (level !== 'municipio') return { level };
    const found = this.places.of(new Set(chosenStates));
    return { level, codes: found.map(({ code }) => code) };
  }

  private namesOf(level: IndicatorLevel, query: SourceQuery): (code: string) => string {
    if (level === 'brasil') return () => 'Brasil';
    if (level === 'regiao')
      return (code) => regions.find((each) => each.code === code)?.label ?? code;
    if (level === 'uf') return (code) => stateLabel(code) ?? code;
    if (level === 'municipio') return (code) => this.places.find(code)?.name ?? code;
    return level === 'cbo' ? (code) => query.titles.of(code) : (code) => code;
  }

  /** Returns the newest values of a table's indicators in a place, its state and Brazil. */
  private async placeRows(query: SourceQuery, table: OpenEdition): Promise<PlaceIndicator[]> {
    const { filters } = query;
    const [level, code] = chosenSubject(filters);
    const state = level === 'municipio' ? stateOfMunicipality(code) : undefined;
    const [rows, values] = await Promise.all([
      this.descriptions.read(table.database, (database) =>
        readDescriptions({ ...table, database }),
      ),
      this.values.read(table.database, PlaceValues.read),
    ]);
    const place = this.namesOf(level, query)(code);
    return rows
      .filter((row) => subjectOf(row) === undefined)
      .map(({ years, levels: _, table: __, sentence, ...row }): PlaceIndicator => {
        const [known, value = null] = values.newest(row.indicator, level, code) ?? [];
        const year = known ?? years.at(-1) ?? null;
        const amountAt = (wanted: 'uf' | 'brasil', of = '') =>
          year === null ? null : values.valueIn(year, row.indicator, wanted, of);
        return {
          ...row,
          year,
          value,
          stateValue: state === undefined ? null : amountAt('uf', state),
          countryValue: level === 'brasil' ? null : amountAt('brasil'),
          sentence:
            value === null || year === null
              ? ''
              : indicatorSentence(sentence, { code, place, value, year }, row),
        };
      });
  }
}

const chosen = (filters: Filters): string | undefined => filters[INDICATOR]?.[0];

const allowedIn = (filter: SubjectLevel | typeof INDICATOR): string =>
  indicatorFilterDefinitions.find(({ name }) => name === filter)?.allowed ?? '';

function requireIndicator(filters: Filters): void {
  if (chosen(filters)) return;
  throw new QueryError(INDICATOR, '', allowedIn(INDICATOR), 'Escolha um indicador.');
}

function requireOccupation({ cbo }: Filters): void {
  if (cbo?.length) return;
  throw new QueryError('cbo', '', allowedIn('cbo'), 'Escolha uma ocupação.');
}

/** Throws a QueryError if the filters choose several of a place, an occupation and a course. */
function requireOneSubject({ uf, municipio, cbo, curso }: Filters): void {
  const [, other] = [uf ?? municipio, cbo, curso].filter((codes) => codes?.length);
  if (!other) return;
  const name = cbo === other ? 'cbo' : 'curso';
  const message = 'Escolha um só: um lugar, uma ocupação ou um curso.';
  throw new QueryError(name, other.join(), 'nada, se há outra escolha', message);
}

/**
 * Throws a QueryError for an occupation that does not exist, and for a course that an indicator of
 * courses has no values of.
 */
function requireKnown(
  query: SourceQuery,
  about: IndicatorRow,
  [level, code]: readonly [IndicatorLevel, string],
): void {
  if (level === 'cbo') assertOccupation(query, code);
  else if (level === 'curso' && subjectOf(about) === 'curso') {
    throw new QueryError(level, code, allowedIn('curso'));
  }
}

/** Throws a QueryError for an occupation that is not in the CBO. */
const assertOccupation = ({ titles }: SourceQuery, code: string): void => {
  if (!titles.has(code)) throw new QueryError('cbo', code, allowedIn('cbo'));
};

/** Returns the level and code of what is chosen: the country if there is nothing. */
function chosenSubject({
  municipio,
  uf,
  regiao,
  cbo,
  curso,
}: Filters): [level: IndicatorLevel, code: string] {
  if (cbo?.[0]) return ['cbo', cbo[0]];
  if (curso?.[0]) return ['curso', curso[0]];
  if (municipio?.[0]) return ['municipio', municipio[0]];
  if (uf?.[0]) return ['uf', uf[0]];
  return regiao?.[0] ? ['regiao', regiao[0]] : ['brasil', BRAZIL];
}

/** Lists the tables in service by their ids, so that a new import of one keeps the order. */
const tablesOf = (query: SourceQuery): Edition[] =>
  query.editionsOf(TABLE_SOURCE).toSorted((a, b) => ((a.tabela ?? '') < (b.tabela ?? '') ? -1 : 1));

const tableWith = (id: string | undefined, tables: readonly Edition[]): Edition | undefined =>
  tables.find(({ indicadores = [] }) => id !== undefined && indicadores.includes(id));

/** Opens the table with an indicator. Throws a QueryError that names the indicators in service. */
function tableOf(query: SourceQuery, id: string): OpenEdition {
  const tables = tablesOf(query);
  const found = tableWith(id, tables);
  if (found) return query.open(found);
  const known = tables.flatMap(({ indicadores = [] }) => indicadores);
  throw new QueryError(INDICATOR, id, known.toSorted().join(', '));
}

/** Describes the indicators of all tables. */
async function described(query: SourceQuery): Promise<IndicatorRow[]> {
  const tables = tablesOf(query);
  const rows = await Promise.all(tables.map((edition) => readDescriptions(query.open(edition))));
  return rows.flat();
}

async function describedIn(table: OpenEdition, id: string): Promise<IndicatorRow> {
  const found = (await readDescriptions(table)).find((row) => row.indicator === id);
  if (!found) throw new Error(`${table.edition.versao} has no indicator ${id}.`);
  return found;
}

type DescriptionRow = [
  indicator: string,
  title: string,
  unit: string,
  unitOfOne: string,
  decimals: number,
  source: string,
  licence: string,
  sentence: string,
  years: string | null,
  levels: string | null,
];

async function readDescriptions({ database, edition }: OpenEdition): Promise<IndicatorRow[]> {
  const rows = await database.rows<DescriptionRow>(
    `SELECT id, title, unit, unit_of_one, decimals, source, licence, sentence, years, levels
    FROM indicators ORDER BY position`,
  );
  return rows.map(
    ([id, title, unit, unitOfOne, decimals, source, licence, sentence, years, found]) => ({
      indicator: id,
      title,
      unit,
      unitOfOne,
      decimals,
      source,
      licence,
      sentence,
      table: edition.tabela ?? '',
      years: (years ?? '').split(' ').filter(Boolean).map(Number),
      levels: levels.filter((level) => found?.split(' ').includes(level)).join(' '),
    }),
  );
}

/**
 * Returns the asked year, or else the newest one in which the level has a value. Throws a QueryError
 * for a year without values.
 */
async function yearOf(
  database: Database,
  { id, level, asked }: { id: string; level: IndicatorLevel; asked: string | undefined },
): Promise<number> {
  const rows = await database.rows<[year: number, level: string]>(
    'SELECT DISTINCT year, level FROM indicator_values WHERE indicator = ? AND amount IS NOT NULL ORDER BY year',
    [id],
  );
  const years = [...new Set(rows.map(([year]) => year))];
  if (asked === undefined) {
    return rows.findLast(([, each]) => each === level)?.[0] ?? years.at(-1) ?? 0;
  }
  if (years.includes(Number(asked))) return Number(asked);
  const allowed = years.toReversed().join(', ');
  throw new QueryError('ano', asked, allowed, `Não há valores de ${asked}. Anos: ${allowed}.`);
}
