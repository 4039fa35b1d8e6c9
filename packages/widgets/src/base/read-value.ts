import { attributeOf, type Prop, type PropType } from './declaration';
import { warnOfValue } from './warn';

const words: Readonly<Record<PropType, string>> = {
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

/** The value of an attribute; the default, with a warning, where it cannot be read. */
export function readAttribute(tag: string, name: string, prop: Prop, text: string | null): unknown {
  const emptied = text === '' && (prop.type === 'number' || prop.type === 'json');
  if (text === null || emptied) return prop.default;
  return checked(tag, name, prop, readers[prop.type](text), text);
}

/** The value of a property as a page's script sets it; undefined and null mean the default. */
export function readProperty(tag: string, name: string, prop: Prop, value: unknown): unknown {
  return value === undefined || value === null
    ? prop.default
    : checked(tag, name, prop, value, value);
}

function checked(tag: string, name: string, prop: Prop, value: unknown, written: unknown): unknown {
  const fits = value !== undefined && (!prop.values || prop.values.includes(value));
  if (fits) return value;
  warnOfValue(tag, attributeOf(name), written, prop.values?.join(', ') ?? words[prop.type]);
  return prop.default;
}
