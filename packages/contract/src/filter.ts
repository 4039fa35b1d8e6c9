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
  ) {
    super(message);
  }
}

/** Query parameters as parsed from an address or a body. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads filters from query parameters, each given once, repeated, or comma-separated. Ignores empty
 * values. Throws a QueryError for an unknown parameter or value.
 */
export function parseFilters(definitions: readonly FilterDefinition[], query: RawQuery): Filters {
  const filters: Record<string, string[]> = {};
  for (const [parameter, raw] of Object.entries(query)) {
    const definition = definitions.find(
      ({ name, aliases }) => name === parameter || aliases?.includes(parameter),
    );
    if (!definition) {
      throw unknownParameter(definitions, parameter, String(raw));
    }
    const values = [raw ?? []].flat().flatMap((text) => text.split(','));
    for (const text of values.map((value) => value.trim()).filter(Boolean)) {
      const code = definition.parse(text);
      if (code === undefined) throw new QueryError(parameter, text, definition.allowed);
      (filters[definition.name] ??= []).push(code);
    }
  }
  return canonical(filters);
}

function unknownParameter(
  definitions: readonly FilterDefinition[],
  parameter: string,
  value: string,
): QueryError {
  const names = definitions.map(({ name }) => name).join(', ');
  const rest = names ? `Existem: ${names}.` : 'Este endereço não tem parâmetros.';
  const message = `O parâmetro “${parameter}” não existe aqui. ${rest}`;
  return new QueryError(parameter, value, names || 'nenhum parâmetro', message);
}

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
