/** The filters in force: name → chosen codes. An absent or empty filter is off. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** One filter of an area: its wire name, its labels and the parsing of its values. */
export interface FilterDefinition<Name extends string = string> {
  /** Name in addresses, requests and attributes. */
  name: Name;
  /** Its name for readers. */
  label: string;
  /** Other names that the API accepts and folds to `name`. */
  aliases?: readonly string[];
  /** A shorter name in the addresses of pages. Default: `name`. */
  pageName?: string;
  /** Parses a value into its official code; undefined if it is invalid. */
  parse(text: string): string | undefined;
  /** The allowed values in words, for error messages and the OpenAPI document. */
  allowed: string;
  /** The values of a closed list, in every spelling that documents name. Default: an open list. */
  values?: readonly string[];
  /** An allowed value. */
  example: string;
  /** Whether its value is a text, in which commas separate nothing. Default: false. */
  isText?: boolean;
  /** `um ano só`, with the reason: set if a request may name one value only. Several add up. */
  single?: string;
  /** The filter that decides which values exist. Default: none. */
  dependsOn?: string;
  /** A code as lists under other filters spell it; undefined if they do not have it. Default: itself. */
  codeUnder?(code: string, filters: Filters): string | undefined;
  /** The label of a code; absent for labels that depend on data, such as names of cities. */
  labelOf?(code: string, filters?: Filters): string | undefined;
}

/** An invalid query parameter, with its value and the allowed ones. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(
    readonly parameter: string,
    readonly value: string,
    readonly allowed: string,
    message = `O valor “${value}” não é aceito em “${parameter}”. Aceitos: ${allowed}.`,
    /** Every fault of the request, this one's facts being those of the first. Default: itself. */
    private readonly parts: readonly QueryError[] = [],
  ) {
    super(message);
  }

  /** Every fault of the request. */
  get faults(): readonly QueryError[] {
    return this.parts.length > 0 ? this.parts : [this];
  }
}

/** The faults that a check finds. Rethrows any other error. */
export function faultsOf(check: () => void): readonly QueryError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof QueryError) return error.faults;
    throw error;
  }
}

/** Throws a QueryError that carries all of these faults, if there are any. */
export function throwFaults(faults: readonly QueryError[]): void {
  const [first, ...more] = faults;
  if (!first) return;
  if (more.length === 0) throw first;
  throw new QueryError(first.parameter, first.value, first.allowed, first.message, faults);
}

/** Runs every check, and throws a QueryError that carries the faults of all. */
export const checkAll = (...checks: readonly (() => void)[]): void =>
  throwFaults(checks.flatMap(faultsOf));

/** Query parameters as parsed from an address or a body. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads filters from query parameters, each given once, repeated, or comma-separated. Ignores empty
 * values. Throws a QueryError that names every unknown parameter and value.
 */
export function parseFilters(definitions: readonly FilterDefinition[], query: RawQuery): Filters {
  const { filters, faults } = readFilters(definitions, query);
  throwFaults(faults);
  return filters;
}

/** Reads filters like `parseFilters`, but returns the faults together with the valid values. */
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
 * The filter that a script or an attribute names: in any case, with hyphens, underscores or neither,
 * also by an alias. Undefined if there is none.
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

/** The texts of the values of a filter in one parameter. */
export const valuesIn = ({ isText }: FilterDefinition, text: string): string[] =>
  isText ? [text] : text.split(',');

/** The codes of a filter's values, given once, repeated, or comma-separated, and the refused values. */
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

/** The fault of one or several invalid values of a parameter. */
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

/** The names of parameters follow only the last of several unknown ones. */
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

/** Throws a QueryError for filters with several values that accept a single one. */
export function checkSingles(definitions: readonly FilterDefinition[], filters: Filters): void {
  throwFaults(
    definitions.flatMap(({ name, aliases = [], single }) => {
      const values = filters[name] ?? [];
      if (!single || values.length < 2) return [];
      const names = [name, ...aliases].map((each) => `“${each}”`).join(' ou ');
      const message = `Escolha ${single}. Em ${names} há ${values.length} valores: ${values.join(', ')}.`;
      return [new QueryError(name, values.join(', '), single, message)];
    }),
  );
}

/**
 * Returns a function that spells a code as lists under these filters do: the area `1` of higher
 * education is `01` there.
 */
export const spellingUnder =
  (definitions: readonly FilterDefinition[], filters: Filters) =>
  (filter: string, code: string): string =>
    definitions.find(({ name }) => name === filter)?.codeUnder?.(code, filters) ?? code;

/** Sorts the names and values of filters, and drops duplicates and empty lists. */
export function canonical(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, [...new Set(values)].toSorted()] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Writes a canonical query string, `grandeSetor=4&uf=33,35`: equal filters give equal strings. */
export function formatFilters(filters: Filters): string {
  return Object.entries(canonical(filters))
    .map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(',')}`)
    .join('&');
}
