import type { TextKey } from '../../i18n/languages/en';
import type { Entity } from './list-state';

/** A field of a list's entities: a column of the table and a field of the form. */
export interface EntityField {
  name: string;
  label: TextKey;
  /** Default: `text`, of 3 to 50 characters. Dates are `yyyy-mm-dd`. */
  type?: 'text' | 'email' | 'number' | 'date' | 'choice';
  /** Choices → labels; the list can be filtered by them. */
  values?: Readonly<Record<string, TextKey>>;
}

/** Fields and UI strings of a list. */
export interface ListDefinition<E extends Entity> {
  title: TextKey;
  /** Name of a single entity. */
  one: TextKey;
  fields: readonly EntityField[];
  /** Returns the display name of an entity. */
  nameOf: (entity: E) => string;
}

/** Converts `2001-12-31` to `12/31/2001`; leaves other strings unchanged. */
export const formatDay = (iso: string): string =>
  iso.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** Converts `12/31/2001` to `2001-12-31`; leaves other strings unchanged. */
export const parseDay = (text: string): string =>
  text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');

/** Returns the value of a field as edited in the form; empty without an entity. */
export function editedValue(entity: object | undefined, { name, type }: EntityField): string {
  const value = String((entity && Reflect.get(entity, name)) ?? '');
  return type === 'date' ? formatDay(value) : value;
}

/** Converts the text in the form to the stored value. */
export function storedValue(text: string, { type }: EntityField): string | number {
  if (type === 'number') return Number(text);
  return type === 'date' ? parseDay(text) : text.trim();
}
