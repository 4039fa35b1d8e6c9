import {
  attributeOf,
  type Declaration,
  eventsOf,
  type Prop,
  propertyOf,
  propsOf,
} from '../src/base/declaration';
import { filterAliases } from './document-filters';
import { componentName } from './entries';

/** TypeScript type of a property. */
export const typeText = ({ type, values, typeText: own }: Prop): string => {
  if (own) return own;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  return type === 'json' ? 'unknown' : type;
};

/** TypeScript type of an attribute, which also accepts the value as text. */
const attributeType = (prop: Prop): string => {
  const { type } = prop;
  if (type === 'json') return 'string';
  return type === 'string' ? typeText(prop) : `${typeText(prop)} | \`\${${type}}\``;
};

const docOf = ({ description, default: value }: Prop): string =>
  `  /** ${description}${value === undefined ? '' : ` @default ${JSON.stringify(value)}`} */\n`;

const member = (name: string, type: string): string =>
  `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}?: ${type} | undefined;\n`;

const entriesOf = (declaration: Declaration): [string, Prop][] =>
  Object.entries(propsOf(declaration));

const propsInterface = (declaration: Declaration): string =>
  entriesOf(declaration)
    .map(([name, prop]) => docOf(prop) + member(propertyOf(name), typeText(prop)))
    .join('');

/** Attributes whose names differ from those of their properties. */
const attributesInterface = (declaration: Declaration): string =>
  [
    ...entriesOf(declaration)
      .filter(([name]) => attributeOf(name) !== propertyOf(name))
      .map(([name, prop]) => [attributeOf(name), prop] as const),
    ...filterAliases(declaration).map(({ attribute, prop }) => [attribute, prop] as const),
  ]
    .map(([attribute, prop]) => docOf(prop) + member(attribute, attributeType(prop)))
    .join('');

const eventProps = (declaration: Declaration): string =>
  Object.keys(eventsOf(declaration))
    .map((name) => member(`on${name}`, `((event: ObservatorioEventMap['${name}']) => void)`))
    .join('');

const element = (declaration: Declaration): string => {
  const name = componentName(declaration.tag);
  return `
/** Properties of \`<${declaration.tag}>\`. */
export interface ${name}Props {
${propsInterface(declaration)}}

/** Attributes of \`<${declaration.tag}>\` whose names differ from their properties, and events. */
export interface ${name}Attributes {
${attributesInterface(declaration)}${eventProps(declaration)}}

/** ${declaration.description} */
export interface ${name}Element extends HTMLElement, ${name}Props {}
`;
};

const perTag = (
  catalogue: readonly Declaration[],
  line: (name: string, tag: string) => string,
): string =>
  catalogue.map(({ tag }) => `    '${tag}': ${line(componentName(tag), tag)};\n`).join('');

/**
 * Types of all elements: `HTMLElementTagNameMap`, events, React JSX and Vue templates. The
 * framework packages are optional: without one, its types are ignored.
 */
const elementTypes = (catalogue: readonly Declaration[]): string => `\
import type { ObservatorioEventMap, OwnRow } from './public-types.js';
// @ts-ignore: resolves only in projects with React types.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
// @ts-ignore: resolves only in projects with Vue types.
import type { DefineComponent } from 'vue';

export type * from './public-types.js';
${catalogue.map(element).join('')}
/** Event handlers, as component properties. */
export interface ElementEvents {
  onFilterChange?: ((event: ObservatorioEventMap['filter-change']) => void) | undefined;
  onDataLoad?: ((event: ObservatorioEventMap['data-load']) => void) | undefined;
  onDataError?: ((event: ObservatorioEventMap['data-error']) => void) | undefined;
  onSearchSubmit?: ((event: ObservatorioEventMap['search-submit']) => void) | undefined;
}

type ReactAttributes<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & {
  class?: string;
};

declare global {
  interface HTMLElementTagNameMap {
${perTag(catalogue, (name) => `${name}Element`)}  }
  interface GlobalEventHandlersEventMap extends ObservatorioEventMap {}
}

// @ts-ignore: resolves only in projects with React types.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${perTag(catalogue, (name) => `ReactAttributes<${name}Element> & ${name}Props & ${name}Attributes`)}    }
  }
}

// @ts-ignore: resolves only in projects with Vue types.
declare module 'vue' {
  interface GlobalComponents {
${perTag(catalogue, (name) => `DefineComponent<${name}Props & ${name}Attributes & ElementEvents>`)}  }
}
`;

const header = `import './elements.js';\nexport type * from './elements.js';\n`;

/** Types of a tag's module. */
const tagTypes = ({ tag }: Declaration): string => `${header}
/** Declaration of \`<${tag}>\`; importing this module defines the element. */
export declare const ${componentName(tag).replace(/^./, (letter) => letter.toLowerCase())}: import('./index.js').Declaration;
`;

const reactTypes = (catalogue: readonly Declaration[]): string => `\
import type { HTMLAttributes, ForwardRefExoticComponent, RefAttributes } from 'react';
import type {
  ElementEvents,
${catalogue.map(({ tag }) => `  ${componentName(tag)}Element,\n  ${componentName(tag)}Props,\n`).join('')}} from './elements.js';

${header}
/** React component of an element. */
export type ElementComponent<Props, Element> = ForwardRefExoticComponent<
  Props & ElementEvents & Omit<HTMLAttributes<Element>, keyof Props> & RefAttributes<Element>
>;
${catalogue
  .map(
    ({ tag, description }) => `
/** ${description} */
export declare const ${componentName(tag)}: ElementComponent<${componentName(tag)}Props, ${componentName(tag)}Element>;
`,
  )
  .join('')}`;

const indexTypes = `\
${header}
/** An element of the catalogue. */
export interface Declaration {
  readonly tag: string;
  readonly title: string;
  /** One sentence in Portuguese. */
  readonly description: string;
  /** Elements of a family share filters, unless they have a different \`group\`. */
  readonly area: { readonly family: string };
}

/** All elements. */
export declare const catalogue: readonly Declaration[];

/** Defines the element of a declaration. Does nothing if its tag is already defined. */
export declare function defineElement(declaration: Declaration): void;

/** Defines the elements of several declarations. */
export declare function defineElements(declarations: readonly Declaration[]): void;
`;

/** Declaration files of the package by name; `copied` contains the handwritten ones. */
export const typeFiles = (
  catalogue: readonly Declaration[],
  copied: Readonly<Record<'public-types' | 'bus', string>>,
): Map<string, string> =>
  new Map([
    ['elements', elementTypes(catalogue)],
    ['public-types', copied['public-types']],
    ['bus', header + copied.bus],
    ['index', indexTypes],
    ['react', reactTypes(catalogue)],
    ...['register', ...new Set(catalogue.map(({ area }) => area.family))].map(
      (name) => [name, header] as const,
    ),
    ...catalogue.map((declaration) => [declaration.tag, tagTypes(declaration)] as const),
  ]);
