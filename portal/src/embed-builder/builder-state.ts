import { labourMap } from '@observatorio/cards/labour/labour-map';
import { hasPicture } from '@observatorio/cards/model/card';
import {
  checkValueCounts,
  type FilterDefinition,
  type Filters,
  faultsOf,
  filterNamed,
  invalidValues,
  readValues,
  valueLimits,
} from '@observatorio/contract';
import {
  attributeOf,
  catalogue,
  commonProps,
  type Declaration,
  neededFilters,
  type Prop,
  type Props,
} from '@observatorio/widgets';
import { type Look, lookRules } from './look';

/** Widths of the preview → labels. */
export const previewWidths = {
  '360': 'Celular (360 px)',
  '720': 'Coluna (720 px)',
  total: 'Toda a largura',
} as const;

/** Ways to embed an element → labels. */
export const codeForms = {
  html: 'Página (HTML)',
  npm: 'npm',
  iframe: 'iframe',
  imagem: 'Imagem',
} as const;

export type PreviewWidth = keyof typeof previewWidths;
export type CodeForm = keyof typeof codeForms;

/** An element to embed, as specified by the page's URL. */
export interface BuilderState {
  declaration: Declaration;
  filters: Filters;
  /** Other non-default properties, as text. */
  attributes: Readonly<Record<string, string>>;
  /** Colours, font and corners, as custom properties. */
  look: Look;
  width: PreviewWidth;
  form: CodeForm;
}

/**
 * Changes a part of the latest state. With `isTyped`, the change replaces the current history
 * entry, because more typing may follow.
 */
export type StateChange = (
  partOf: (latest: BuilderState) => Partial<BuilderState>,
  isTyped?: boolean,
) => void;

/** A state, and the errors found in the URL that it was read from, as sentences. */
export interface ReadState {
  state: BuilderState;
  faults: readonly string[];
}

/** Names of the page's own parameters. */
const TAG = 'tag';
const WIDTH = 'largura';
const FORM = 'codigo';

/** The element chosen if the URL does not name one. */
const DEFAULT_TAG = labourMap.tag;

/** Properties that only concern the page around an element. */
const ofThePage = new Set(['api', 'address', 'chips', 'source', 'unit', 'reference', 'credit']);

/** The elements that can be chosen. */
export const builderElements: readonly Declaration[] = catalogue;

/** Returns the filter group of the previewed element, which no other page of the portal uses. */
export const previewGroup = ({ attributes, declaration }: BuilderState): string =>
  `incorporar-${attributes.group ?? declaration.area.family}`;

/** Returns the filters that an element requires but that have not been chosen. */
export const missingFilters = ({ declaration, filters }: BuilderState): FilterDefinition[] => {
  const needed = neededFilters(declaration);
  return declaration.area.filters.filter(({ name }) => needed[name] && !filters[name]?.length);
};

/** Whether an element only filters other elements, which makes it useless alone in a frame. */
export const isFilterBar = ({ kind, isWhole }: Declaration): boolean =>
  kind === 'filters' && !isWhole;

/** Whether the server draws pictures of an element under the chosen filters. */
export const isPictured = ({ declaration, filters }: BuilderState): boolean =>
  declaration.model !== undefined &&
  hasPicture(declaration.model, { ...neededFilters(declaration), ...filters });

/** Returns the properties of an element that can be chosen. */
export const choosableProps = (declaration: Declaration): Props => {
  const own: Props = declaration.props ?? {};
  return Object.fromEntries(
    Object.entries({ ...commonProps(declaration), ...own }).filter(
      ([name, { type }]) => !ofThePage.has(name) && type !== 'json',
    ),
  );
};

/** Returns the filters of an element that can be chosen. */
export const choosableFilters = ({ area }: Declaration): readonly FilterDefinition[] =>
  area.filters.filter(({ name }) => !area.positions?.includes(name));

/**
 * Returns a property's value for a string, ignoring case for listed values; undefined if the
 * property rejects it.
 */
function acceptedText({ type, values }: Prop, text: string): string | undefined {
  const known = type === 'boolean' ? ['true', 'false'] : values?.map(String);
  return known ? known.find((value) => value === text.trim().toLowerCase()) : text;
}

const acceptedBy = ({ type, values }: Prop): string =>
  type === 'boolean' ? 'true, false' : (values?.join(', ') ?? '');

/** Whether a parameter was added to the link by a social network or newsletter. */
const isForeign = (parameter: string): boolean => /^(utm_\w+|fbclid|gclid)$/.test(parameter);

/** Returns the chosen value of a list, or the default together with an error. */
function choiceOf<Name extends string>(
  list: Readonly<Record<Name, string>>,
  parameter: string,
  text: string | null,
  fallback: Name,
): { value: Name; faults: string[] } {
  if (text === null) return { value: fallback, faults: [] };
  if (Object.hasOwn(list, text)) return { value: text as Name, faults: [] };
  const { message } = invalidValues(parameter, [text], Object.keys(list).join(', '));
  return { value: fallback, faults: [message] };
}

function declarationOf(tag: string | null): [Declaration, string[]] {
  const find = (wanted: string | null) => builderElements.find((each) => each.tag === wanted);
  const found = find(tag);
  if (found) return [found, []];
  const fallback = find(DEFAULT_TAG);
  if (!fallback) throw new Error(`<${DEFAULT_TAG}> is not in the catalogue.`);
  const fault = `O elemento “${tag}” não existe. Aqui está outro: ${fallback.title}.`;
  return [fallback, tag === null ? [] : [fault]];
}

function readFilter(
  definition: FilterDefinition,
  parameter: string,
  texts: readonly string[],
): { codes: string[]; faults: string[] } {
  const { codes, refused } = readValues(definition, texts);
  const faults =
    refused.length > 0 ? [invalidValues(parameter, refused, definition.allowed).message] : [];
  // Too few values are not an error, because the user may still add more.
  const [, max] = valueLimits(definition);
  const kept = codes.slice(0, max);
  const surplus =
    kept.length < codes.length
      ? faultsOf(() => checkValueCounts([definition], { [definition.name]: codes }))
      : [];
  return { codes: kept, faults: [...faults, ...surplus.map(({ message }) => message)] };
}

/** Reads a non-filter property into `attributes`. Returns its errors. */
function readAttribute(
  props: Props,
  parameter: string,
  text: string,
  attributes: Record<string, string>,
): string[] {
  const [name, prop] =
    Object.entries(props).find(([own]) => [own, attributeOf(own)].includes(parameter)) ?? [];
  if (name === undefined || !prop) {
    return [`O parâmetro “${parameter}” não é deste elemento, e ficou de fora.`];
  }
  const value = acceptedText(prop, text);
  if (value === undefined) return [invalidValues(parameter, [text], acceptedBy(prop)).message];
  const isDefault = prop.default !== undefined && value === String(prop.default);
  // Only the heading may be empty.
  if (!isDefault && (value.trim() || name === 'heading')) attributes[name] = value;
  return [];
}

const lookNames = Object.keys(lookRules) as (keyof Look)[];

function readLook(query: URLSearchParams): { look: Look; lookFaults: string[] } {
  const given = lookNames.flatMap((name) => {
    const text = query.get(name)?.trim();
    return text ? [{ name, text, rule: lookRules[name] }] : [];
  });
  return {
    look: Object.fromEntries(
      given.filter(({ text, rule }) => rule.accepts(text)).map(({ name, text }) => [name, text]),
    ),
    lookFaults: given
      .filter(({ text, rule }) => !rule.accepts(text))
      .map(({ name, text, rule }) => invalidValues(name, [text], rule.allowed).message),
  };
}

/**
 * Reads the state from a URL's query string. Invalid parts fall back to their defaults and are
 * reported as errors.
 */
export function readState(search: string): ReadState {
  const query = new URLSearchParams(search);
  const [declaration, unknownTag] = declarationOf(query.get(TAG) || null);
  const width = choiceOf(previewWidths, WIDTH, query.get(WIDTH), 'total');
  const form = choiceOf(codeForms, FORM, query.get(FORM), 'html');
  const faults = [...unknownTag, ...width.faults, ...form.faults];
  const filters: Record<string, readonly string[]> = {};
  const attributes: Record<string, string> = {};
  const props = choosableProps(declaration);
  const parameters = new Set([...query.keys()].filter((name) => !isForeign(name)));
  for (const own of [TAG, WIDTH, FORM, ...lookNames]) parameters.delete(own);
  const { look, lookFaults } = readLook(query);
  faults.push(...lookFaults);
  // The remaining parameters belong to the unknown element.
  if (unknownTag.length > 0) parameters.clear();
  for (const parameter of parameters) {
    const definition = filterNamed(choosableFilters(declaration), parameter);
    if (definition) {
      const read = readFilter(definition, parameter, query.getAll(parameter));
      if (read.codes.length > 0) filters[definition.name] = read.codes;
      faults.push(...read.faults);
    } else {
      faults.push(...readAttribute(props, parameter, query.get(parameter) ?? '', attributes));
    }
  }
  return {
    state: { declaration, filters, attributes, look, width: width.value, form: form.value },
    faults,
  };
}

/** Builds the query string of a state, the inverse of `readState`. */
export function searchOf({
  declaration,
  filters,
  attributes,
  look,
  width,
  form,
}: BuilderState): string {
  return `?${new URLSearchParams([
    [TAG, declaration.tag],
    ...Object.entries(filters)
      .filter(([, codes]) => codes.length > 0)
      .map(([name, codes]): [string, string] => [attributeOf(name), codes.join(',')]),
    ...Object.entries(attributes).map(([name, text]): [string, string] => [
      attributeOf(name),
      text,
    ]),
    ...Object.entries(look),
    ...(width === 'total' ? [] : [[WIDTH, width] as [string, string]]),
    ...(form === 'html' ? [] : [[FORM, form] as [string, string]]),
  ])}`;
}

/** Properties that are kept when another element is chosen. */
const kept = ['theme', 'headingLevel'];

/**
 * Returns the state after choosing another element: keeps the filters that both have, and adds
 * examples for those that the new element requires.
 */
export function withElement(
  state: BuilderState,
  declaration: Declaration,
  needed: Filters,
): BuilderState {
  const isSameArea = declaration.area.family === state.declaration.area.family;
  const names = choosableFilters(declaration).map(({ name }) => name);
  // Areas share filter names, but their codes match only for places and years.
  const shared = isSameArea ? names : ['ano', 'regiao', 'uf', 'municipio'];
  const filters = Object.entries(state.filters).filter(
    ([name]) => names.includes(name) && shared.includes(name),
  );
  return {
    ...state,
    declaration,
    filters: { ...needed, ...Object.fromEntries(filters) },
    attributes: Object.fromEntries(
      Object.entries(state.attributes).filter(
        ([name]) => kept.includes(name) || (name === 'group' && isSameArea),
      ),
    ),
  };
}
