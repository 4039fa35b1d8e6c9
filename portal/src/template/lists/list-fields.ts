import type { TextKey } from '../../i18n/languages/en';
import type { Entity } from './list-state';

/** A field of the entities of a list: a column of the table and a field of the form. */
export interface ListField {
  name: string;
  label: TextKey;
  /** Default: text of 3 to 50 characters. Dates are `yyyy-mm-dd`. */
  type?: 'text' | 'email' | 'number' | 'date' | 'choice';
  /** The values of a choice with their names; the list can be filtered by them. */
  values?: Readonly<Record<string, TextKey>>;
}

/** The fields and texts of a list. */
export interface ListDefinition<E extends Entity> {
  title: TextKey;
  /** The name of one entity. */
  one: TextKey;
  fields: readonly ListField[];
  /** Names an entity for people. */
  nameOf: (entity: E) => string;
}

/** `2001-12-31` → `12/31/2001`; other texts stay. */
export const formatDay = (iso: string): string =>
  iso.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** `12/31/2001` → `2001-12-31`; other texts stay. */
export const parseDay = (text: string): string =>
  text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');

/** The value of a field as the form edits it; empty without an entity. */
export function editedValue(entity: object | undefined, { name, type }: ListField): string {
  const value = String((entity && Reflect.get(entity, name)) ?? '');
  return type === 'date' ? formatDay(value) : value;
}

/** The value of a field from the text in the form. */
export function storedValue(text: string, { type }: ListField): string | number {
  if (type === 'number') return Number(text);
  return type === 'date' ? parseDay(text) : text.trim();
}
