import type { AreaName } from './areas';

/** An attribute of an element, besides its filters. */
export interface EmbeddableAttribute {
  type: 'string' | 'number' | 'boolean' | 'json';
  /** Accepted values. Default: all values of the type. */
  values?: readonly unknown[];
}

/** An element of the catalogue, which a frame may show alone. */
export interface EmbeddableElement {
  title: string;
  area: AreaName;
  /** Names of its filters. */
  filters: readonly string[];
  /** Its other attributes, except those that choose the API or the page's address. */
  attributes: Readonly<Record<string, EmbeddableAttribute>>;
}
