/** The filters in force: filter name → chosen codes. A filter that is absent or empty is off. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** One filter of an area: its wire name, its words, and how a value is read. */
export interface FilterDefinition<Name extends string = string> {
  /** Name in addresses, requests and attributes. */
  name: Name;
  /** What people read beside the values. */
  label: string;
  /** Other names that the API accepts and folds to `name`. */
  aliases?: readonly string[];
  /** Its name in the addresses of pages, where that is shorter. Default: `name`. */
  pageName?: string;
  /** The official code of a written value, or undefined where it is none. */
  parse(text: string): string | undefined;
  /** What is allowed, in words, for error messages and the OpenAPI document. */
  allowed: string;
  /** The label of a code where the field itself knows it; names of cities come from the data. */
  labelOf?(code: string, filters?: Filters): string | undefined;
}

/** A query parameter that cannot be read: names it, what was found, and what is allowed. */
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

export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads query parameters, each given once, repeated, or comma-separated, into filters.
 * Empty values are no filter. Throws a QueryError for an unknown parameter or value.
 */
export function parseFilters(definitions: readonly FilterDefinition[], query: RawQuery): Filters {
  const filters: Record<string, string[]> = {};
  for (const [parameter, raw] of Object.entries(query)) {
    const definition = definitions.find(
      ({ name, aliases }) => name === parameter || aliases?.includes(parameter),
    );
    if (!definition) {
      const allowed = definitions.map(({ name }) => name).join(', ');
      throw new QueryError(
        parameter,
        String(raw),
        allowed,
        `O parâmetro “${parameter}” não existe aqui. Existem: ${allowed}.`,
      );
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

/** The same filters with names and values sorted, doubles and empty lists dropped. */
export function canonical(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, [...new Set(values)].toSorted()] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Canonical query string: `grandeSetor=4&uf=33,35`; equal filters give equal strings. */
export function formatFilters(filters: Filters): string {
  return Object.entries(canonical(filters))
    .map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(',')}`)
    .join('&');
}
