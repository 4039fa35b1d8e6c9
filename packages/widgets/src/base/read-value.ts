import { attributeOf, type Prop, type PropType } from './declaration';
import { warnAboutValue } from './warn';

const typeNames: Readonly<Record<PropType, string>> = {
  string: 'um texto',
  number: 'um número',
  boolean: 'true ou false',
  json: 'JSON válido',
};

const readers: Readonly<Record<PropType, (text: string) => unknown>> = {
  string: (text) => text,
  number: (text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isNaN(value) ? undefined : value;
  },
  boolean: (text) => text !== 'false',
  json: (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },
};

/**
 * Parses an attribute. Returns the default for null and, with a console warning, for invalid text.
 */
export function readAttribute(tag: string, name: string, prop: Prop, text: string | null): unknown {
  const isEmptied = text === '' && (prop.type === 'number' || prop.type === 'json' || prop.values);
  if (text === null || isEmptied) return prop.default;
  const value = readers[prop.type](text) ?? (prop.passInvalidJson ? text : undefined);
  return validated(tag, name, prop, value, text);
}

/** Attribute text equivalent to a property's value; undefined if there is none. */
function textOf({ type }: Prop, value: unknown): string | undefined {
  if (type === 'json') return undefined;
  if (type === 'string' && Array.isArray(value)) return value.join(',');
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value)
    ? String(value)
    : undefined;
}

/**
 * Reads a property with the same rules as its attribute; undefined and null return the default.
 * Only JSON properties accept objects.
 */
export function readProperty(tag: string, name: string, prop: Prop, value: unknown): unknown {
  if (value === undefined || value === null) return prop.default;
  const text = textOf(prop, value);
  return text === undefined
    ? validated(tag, name, prop, prop.type === 'json' ? value : undefined, value)
    : readAttribute(tag, name, prop, text);
}

/** Returns the accepted value that matches a string, ignoring case; any other value unchanged. */
const listed = ({ values }: Prop, value: unknown): unknown =>
  typeof value === 'string' && values
    ? (values.find((each) => each === value.trim().toLowerCase()) ?? value)
    : value;

function validated(tag: string, name: string, prop: Prop, given: unknown, raw: unknown): unknown {
  const { type, values, rule } = prop;
  const value = listed(prop, given);
  const isListed = !values || values.includes(value);
  if (value !== undefined && isListed && (rule?.accepts(value) ?? true)) return value;
  const allowed = rule?.allowed ?? values?.join(', ') ?? typeNames[type];
  warnAboutValue(tag, attributeOf(name), raw, allowed);
  return prop.default;
}
