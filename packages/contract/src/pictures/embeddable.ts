import type { AreaName } from '../kit/area-name';

/** Path of the portal page where readers configure an embed. */
export const builderPage = '/incorporar';

/** A non-filter attribute of an element. */
export interface EmbeddableAttribute {
  type: 'string' | 'number' | 'boolean' | 'json';
  /** Accepted values. Default: any value of the type. */
  values?: readonly unknown[];
}

/** A catalogue element that can be embedded on its own in an iframe. */
export interface EmbeddableElement {
  title: string;
  area: AreaName;
  /** Names of the element's filters. */
  filters: readonly string[];
  /** Other attributes, except those for the API address, the page URL and the page's own data. */
  attributes: Readonly<Record<string, EmbeddableAttribute>>;
}
