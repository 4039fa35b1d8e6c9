import {
  checkSingles,
  type FilterDefinition,
  type Filters,
  faultsOf,
  filterNamed,
  invalidValues,
  readValues,
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

/** Widths at which the preview shows an element, with their names. */
export const previewWidths = {
  '360': 'Celular (360 px)',
  '720': 'Coluna (720 px)',
  total: 'Toda a largura',
} as const;

/** Ways to embed an element, with their names. */
export const codeForms = {
  html: 'Página (HTML)',
  npm: 'npm',
  iframe: 'iframe',
  imagem: 'Imagem',
} as const;

export type PreviewWidth = keyof typeof previewWidths;
export type CodeForm = keyof typeof codeForms;

/** An element to embed, as the address of the page describes it. */
export interface BuilderState {
  declaration: Declaration;
  filters: Filters;
  /** Other properties that differ from their defaults, as text. */
  attributes: Readonly<Record<string, string>>;
  width: PreviewWidth;
  form: CodeForm;
}

/**
 * Changes a part of the state, from the latest one. `isTyped` if more of it follows, so that the history
 * of the browser keeps only the last.
 */
export type StateChange = (
  partOf: (latest: BuilderState) => Partial<BuilderState>,
  isTyped?: boolean,
) => void;

/** A state, and the faults of the address that it was read from, as sentences. */
export interface ReadState {
  state: BuilderState;
  faults: readonly string[];
}

/** Names of the page's own parameters. */
const TAG = 'tag';
const WIDTH = 'largura';
const FORM = 'codigo';

/** The element of an address that names none. */
const DEFAULT_TAG = 'labour-map';

/** Properties that belong to the page around an element. */
const ofThePage = new Set(['api', 'address', 'chips', 'unit', 'credit']);

/** The elements that a reader may choose. */
export const elements: readonly Declaration[] = catalogue;

/** The group of the element in the preview, which no other page of the portal uses. */
export const previewGroup = ({ attributes, declaration }: BuilderState): string =>
  `incorporar-${attributes.group ?? declaration.area.family}`;

/** The filters that an element requires and that are not chosen. */
export const missingFilters = ({ declaration, filters }: BuilderState): FilterDefinition[] => {
  const needed = neededFilters(declaration);
  return declaration.area.filters.filter(({ name }) => needed[name] && !filters[name]?.length);
};

/** Searches that are made of a bar and its results, or lead to them. */
const wholeSearches: readonly string[] = ['course-search', 'home-search'];

/** Whether an element only filters others, which it cannot do alone in a frame. */
export const isFilterBar = ({ kind, tag }: Declaration): boolean =>
  kind === 'filters' && !wholeSearches.includes(tag);

/** The properties of an element that a reader may choose. */
export const choosableProps = (declaration: Declaration): Props => {
  const own: Props = declaration.props ?? {};
  return Object.fromEntries(
    Object.entries({ ...commonProps(declaration), ...own }).filter(
      ([name, { type }]) => !ofThePage.has(name) && type !== 'json',
    ),
  );
};

/** The filters of an element that a reader may choose. */
export const choosableFilters = ({ tag, area }: Declaration): readonly FilterDefinition[] =>
  area.filters.filter(
    ({ name }) => name !== 'currentPage' && (name !== 'codigo_curso' || tag === 'course-detail'),
  );

/** The value that a text spells, in any case, as text; undefined if the property refuses it. */
function acceptedText({ type, values }: Prop, text: string): string | undefined {
  const known = type === 'boolean' ? ['true', 'false'] : values?.map(String);
  return known ? known.find((value) => value === text.trim().toLowerCase()) : text;
}

const acceptedBy = ({ type, values }: Prop): string =>
  type === 'boolean' ? 'true, false' : (values?.join(', ') ?? '');

/** Parameters that networks and newsletters add to links. */
const isForeign = (parameter: string): boolean => /^(utm_\w+|fbclid|gclid)$/.test(parameter);

/** The value of a list, or its fault and the default. */
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
  const find = (wanted: string | null) => elements.find((each) => each.tag === wanted);
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
  const several = faultsOf(() => checkSingles([definition], { [definition.name]: codes }));
  return {
    codes: several.length > 0 ? codes.slice(0, 1) : codes,
    faults: [...faults, ...several.map(({ message }) => message)],
  };
}

/** Reads a property other than a filter into `attributes`. Returns its faults. */
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
  // Only a title may be empty.
  if (!isDefault && (value.trim() || name === 'heading')) attributes[name] = value;
  return [];
}

/** Reads the state in an address; what it cannot read becomes a fault and the default. */
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
  for (const own of [TAG, WIDTH, FORM]) parameters.delete(own);
  // The others are those of the unknown element.
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
    state: { declaration, filters, attributes, width: width.value, form: form.value },
    faults,
  };
}

/** The address of a state, which `readState` reads. */
export function searchOf({ declaration, filters, attributes, width, form }: BuilderState): string {
  return `?${new URLSearchParams([
    [TAG, declaration.tag],
    ...Object.entries(filters)
      .filter(([, codes]) => codes.length > 0)
      .map(([name, codes]): [string, string] => [attributeOf(name), codes.join(',')]),
    ...Object.entries(attributes).map(([name, text]): [string, string] => [
      attributeOf(name),
      text,
    ]),
    ...(width === 'total' ? [] : [[WIDTH, width] as [string, string]]),
    ...(form === 'html' ? [] : [[FORM, form] as [string, string]]),
  ])}`;
}

/** Properties that keep their meaning for another element. */
const kept = ['theme', 'headingLevel'];

/**
 * The state for another element: with the filters that both have, and examples for those that it
 * requires.
 */
export function withElement(
  state: BuilderState,
  declaration: Declaration,
  needed: Filters,
): BuilderState {
  const isSameArea = declaration.area.family === state.declaration.area.family;
  const names = choosableFilters(declaration).map(({ name }) => name);
  // Names are shared by areas, codes only for places and years.
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
