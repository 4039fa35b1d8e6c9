import type { Concept } from './concept';

/** Active filters: name → selected codes. An absent or empty filter is inactive. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Definition of a filter: its wire name, labels and value parser. */
export interface FilterDefinition<Name extends string = string> {
  /** Name in URLs, requests and attributes. */
  name: Name;
  /** What the filter is about, if other areas may have a filter about it. */
  concept?: Concept;
  /** Name shown to readers. */
  label: string;
  /** Other names that the API accepts for the filter. */
  aliases?: readonly string[];
  /** Shorter name for page URLs. Default: `name`. */
  pageName?: string;
  /** Parses a value into its official code. Returns undefined if it is invalid. */
  parse(text: string): string | undefined;
  /** Description of the allowed values, for error messages and the OpenAPI document. */
  allowed: string;
  /** All documented spellings of the values, if the list is closed. Default: an open list. */
  values?: readonly string[];
  /** Example value; several, comma-separated, if the filter requires more than one. */
  example: string;
  /** Whether the value is free text, in which a comma is not a separator. Default: false. */
  isText?: boolean;
  /**
   * Rule for error messages if a request may contain only one value, such as `um ano só`. Default:
   * counts for several values are summed.
   */
  single?: string;
  /** Minimum and maximum number of values if the filter is set. Default: unlimited. */
  valueCount?: readonly [min: number, max: number];
  /** Name of the filter that determines the available values. Default: none. */
  dependsOn?: string;
  /**
   * Returns a code as spelled in the option lists for the given filters; undefined if the lists do
   * not contain it. Default: unchanged.
   */
  codeUnder?(code: string, filters: Filters): string | undefined;
  /** Returns the label of a code. Omitted if labels depend on data, such as names of cities. */
  labelOf?(code: string, filters?: Filters): string | undefined;
}

/** An invalid query parameter, with its value and the allowed values. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(
    readonly parameter: string,
    readonly value: string,
    readonly allowed: string,
    message = `O valor “${value}” não é aceito em “${parameter}”. Aceitos: ${allowed}.`,
    /**
     * All errors in the request, if there are several. The properties of this error are those of
     * the first one.
     */
    private readonly parts: readonly QueryError[] = [],
  ) {
    super(message);
  }

  /** All errors in the request. */
  get faults(): readonly QueryError[] {
    return this.parts.length > 0 ? this.parts : [this];
  }
}

/** Returns the query errors thrown by a check. Rethrows any other error. */
export function faultsOf(check: () => void): readonly QueryError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof QueryError) return error.faults;
    throw error;
  }
}

/** Throws a QueryError that combines all the given errors, if there are any. */
export function throwFaults(faults: readonly QueryError[]): void {
  const [first, ...more] = faults;
  if (!first) return;
  if (more.length === 0) throw first;
  throw new QueryError(first.parameter, first.value, first.allowed, first.message, faults);
}

/** Runs every check and throws a QueryError that combines the errors of all of them. */
export const checkAll = (...checks: readonly (() => void)[]): void =>
  throwFaults(checks.flatMap(faultsOf));

/** Query parameters as parsed from a URL or a request body. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Parses filters from query parameters, which may be single, repeated or comma-separated. Ignores
 * empty values. Throws a QueryError that lists every unknown parameter and invalid value.
 */
export function parseFilters(definitions: readonly FilterDefinition[], query: RawQuery): Filters {
  const { filters, faults } = readFilters(definitions, query);
  throwFaults(faults);
  return filters;
}

/** Parses filters like `parseFilters`, but returns the errors along with the valid values. */
export function readFilters(
  definitions: readonly FilterDefinition[],
  query: RawQuery,
): { filters: Filters; faults: QueryError[] } {
  const filters: Record<string, string[]> = {};
  const faults: QueryError[] = [];
  const unknown: string[] = [];
  for (const [parameter, raw] of Object.entries(query)) {
    const definition = definitions.find(
      ({ name, aliases }) => name === parameter || aliases?.includes(parameter),
    );
    if (!definition) {
      unknown.push(parameter);
      continue;
    }
    const { codes, refused } = readValues(definition, raw);
    if (codes.length > 0) (filters[definition.name] ??= []).push(...codes);
    if (refused.length > 0) faults.push(invalidValues(parameter, refused, definition.allowed));
  }
  faults.push(
    ...unknown.map((parameter, index) =>
      unknownParameter(parameter, String(query[parameter]), {
        names: definitions.map(({ name }) => name),
        listsNames: index === unknown.length - 1,
      }),
    ),
  );
  return { filters: canonical(filters), faults };
}

const withoutSeparators = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase();

/**
 * Finds the filter for a name or alias, ignoring case, hyphens and underscores. Used for names in
 * scripts and attributes.
 */
export function filterNamed<Definition extends FilterDefinition>(
  definitions: readonly Definition[],
  spelling: string,
): Definition | undefined {
  const wanted = withoutSeparators(spelling);
  return definitions.find(({ name, pageName = name, aliases = [] }) =>
    [name, pageName, ...aliases].some((own) => withoutSeparators(own) === wanted),
  );
}

/** Splits a parameter into the values of a filter. */
export const valuesIn = ({ isText }: FilterDefinition, text: string): string[] =>
  isText ? [text] : text.split(',');

/** Parses single, repeated or comma-separated values. Returns the codes and the rejected values. */
export function readValues(
  definition: FilterDefinition,
  raw: RawQuery[string],
): { codes: string[]; refused: string[] } {
  const { parse } = definition;
  const texts = [raw ?? []].flat().flatMap((text) => valuesIn(definition, text));
  const values = [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
  const codes = values.map(parse);
  return {
    codes: codes.filter((code) => code !== undefined),
    refused: values.filter((_, index) => codes[index] === undefined),
  };
}

/** Creates the error for one or more invalid values of a parameter. */
export function invalidValues(
  parameter: string,
  values: readonly string[],
  allowed: string,
): QueryError {
  const [value = '', ...more] = values;
  if (more.length === 0) return new QueryError(parameter, value, allowed);
  const quoted = values.map((text) => `“${text}”`).join(', ');
  const message = `Os valores ${quoted} não são aceitos em “${parameter}”. Aceitos: ${allowed}.`;
  return new QueryError(parameter, values.join(', '), allowed, message);
}

/**
 * Creates the error for an unknown parameter. If there are several, only the last error lists the
 * known names.
 */
function unknownParameter(
  parameter: string,
  value: string,
  { names, listsNames }: { names: readonly string[]; listsNames: boolean },
): QueryError {
  const list = names.join(', ');
  const rest = list ? ` Existem: ${list}.` : ' Este endereço não tem parâmetros.';
  const message = `O parâmetro “${parameter}” não existe aqui.${listsNames ? rest : ''}`;
  return new QueryError(parameter, value, list || 'nenhum parâmetro', message);
}

/** Returns the minimum and maximum number of values of a filter that is set. */
export const valueLimits = ({
  single,
  valueCount = [1, Infinity],
}: FilterDefinition): readonly [min: number, max: number] => (single ? [1, 1] : valueCount);

/** Throws a QueryError if a filter has more or fewer values than it allows. */
export function checkValueCounts(definitions: readonly FilterDefinition[], filters: Filters): void {
  throwFaults(
    definitions.flatMap((definition) => {
      const { name, aliases = [], allowed, single } = definition;
      const values = filters[name] ?? [];
      const [min, max] = valueLimits(definition);
      if (values.length === 0 || (values.length >= min && values.length <= max)) return [];
      const names = [...new Set([name, ...aliases])].map((each) => `“${each}”`).join(' ou ');
      const found = `Em ${names} há ${values.length === 1 ? 'um valor' : `${values.length} valores`}: ${values.join(', ')}.`;
      const message = single ? `Escolha ${single}. ${found}` : `${found} Aceitos: ${allowed}.`;
      return [new QueryError(name, values.join(', '), single ?? allowed, message)];
    }),
  );
}

/**
 * Returns a function that spells codes as in the lists for these filters. For example, the area `1`
 * is spelled `01` in higher education.
 */
export const spellerFor =
  (definitions: readonly FilterDefinition[], filters: Filters) =>
  (filter: string, code: string): string =>
    definitions.find(({ name }) => name === filter)?.codeUnder?.(code, filters) ?? code;

/** Filter of the compared occupations, the only one whose values have an order of their own. */
export const COMPARED = 'comparar';

/**
 * Sorts filters by name and value, and drops duplicates and empty lists. The compared occupations
 * keep the order in which they were chosen.
 */
export function canonical(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => {
        const distinct = [...new Set(values)];
        return [name, name === COMPARED ? distinct : distinct.toSorted()] as const;
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Serialises filters as a canonical query string such as `grandeSetor=4&uf=33,35`. Equal filters
 * yield equal strings.
 */
export function formatFilters(filters: Filters): string {
  return Object.entries(canonical(filters))
    .map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(',')}`)
    .join('&');
}
