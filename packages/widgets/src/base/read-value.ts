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

/** Parses an attribute; null gives the default, invalid text the default and a console warning. */
export function readAttribute(tag: string, name: string, prop: Prop, text: string | null): unknown {
  const isEmptied = text === '' && (prop.type === 'number' || prop.type === 'json');
  if (text === null || isEmptied) return prop.default;
  return validated(tag, name, prop, readers[prop.type](text), text);
}

/** Validates a property set by script; undefined and null give the default. */
export function readProperty(tag: string, name: string, prop: Prop, value: unknown): unknown {
  return value === undefined || value === null
    ? prop.default
    : validated(tag, name, prop, value, value);
}

function validated(tag: string, name: string, prop: Prop, value: unknown, raw: unknown): unknown {
  const { type, values, rule } = prop;
  const isListed = !values || values.includes(value);
  if (value !== undefined && isListed && (rule?.accepts(value) ?? true)) return value;
  const allowed = rule?.allowed ?? values?.join(', ') ?? typeNames[type];
  warnAboutValue(tag, attributeOf(name), raw, allowed);
  return prop.default;
}
