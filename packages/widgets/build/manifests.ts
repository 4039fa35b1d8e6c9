import type { EmbeddableElement } from '@observatorio/contract';
import { shadeDocs, tokenDocs } from '@observatorio/ui/token-docs';
import {
  attributeOf,
  type Declaration,
  eventsOf,
  type Prop,
  propertyOf,
  propsOf,
  slotsOf,
} from '../src/base/declaration';
import { partNamesOf } from '../src/base/parts';
import { filterAliases } from './document-filters';
import { componentName } from './entries';
import { typeText } from './npm-types';

const NAME = '@observatorio/widgets';

const defaultText = (prop: Prop): string | undefined =>
  prop.default === undefined ? undefined : JSON.stringify(prop.default);

const documented = (name: string, prop: Prop) => ({
  name: propertyOf(name),
  attribute: attributeOf(name),
  description: prop.description,
  type: typeText(prop),
  default: defaultText(prop),
  values: prop.values?.map(String),
});

const properties = (declaration: Declaration) =>
  Object.entries(propsOf(declaration)).map(([name, prop]) => documented(name, prop));

/** Attributes of all properties, plus the filter aliases. */
const attributes = (declaration: Declaration) => [
  ...properties(declaration),
  ...filterAliases(declaration).map(({ attribute, name, prop }) => ({
    ...documented(name, prop),
    attribute,
  })),
];

/** Converts a name → description map to the list of objects that all three formats use. */
const toList = (entries: Readonly<Record<string, string>> = {}) =>
  Object.entries(entries).map(([name, description]) => ({ name, description }));

/** TypeScript type of an event: `CustomEvent<FilterChangeDetail>`. */
const eventType = (name: string): string => `CustomEvent<${componentName(name)}Detail>`;

/** Tokens that an element reads: the common ones and those used in its own styles. */
const cssProperties = ({ styles = [] }: Declaration) =>
  [
    ...tokenDocs,
    ...shadeDocs.filter(({ name }) => styles.some((sheet) => sheet.includes(`var(${name}`))),
  ].map(({ default: value, ...token }) => ({ ...token, ...(value && { default: value }) }));

/** Custom Elements Manifest, schema 2.1.0. */
export const customElements = (catalogue: readonly Declaration[]) => ({
  schemaVersion: '2.1.0',
  modules: catalogue.map((declaration) => ({
    kind: 'javascript-module',
    path: `${declaration.tag}.js`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: componentName(declaration.tag),
        tagName: declaration.tag,
        summary: declaration.title,
        description: declaration.description,
        superclass: { name: 'HTMLElement' },
        attributes: attributes(declaration).map((property) => ({
          name: property.attribute,
          fieldName: property.name,
          description: property.description,
          type: { text: property.type },
          default: property.default,
        })),
        members: properties(declaration).map((property) => ({
          kind: 'field',
          name: property.name,
          attribute: property.attribute,
          description: property.description,
          type: { text: property.type },
          default: property.default,
        })),
        events: toList(eventsOf(declaration)).map((event) => ({
          ...event,
          type: { text: eventType(event.name) },
        })),
        slots: toList(slotsOf(declaration)),
        cssParts: toList(partNamesOf(declaration)),
        cssProperties: cssProperties(declaration),
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: declaration.tag,
        declaration: { name: componentName(declaration.tag), module: `${declaration.tag}.js` },
      },
    ],
  })),
});

/** VS Code custom data for HTML, version 1.1. */
export const vscodeData = (catalogue: readonly Declaration[]) => ({
  version: 1.1,
  tags: catalogue.map((declaration) => ({
    name: declaration.tag,
    description: `${declaration.title}. ${declaration.description}`,
    attributes: attributes(declaration).map(({ attribute, description, values }) => ({
      name: attribute,
      description,
      values: values?.map((name) => ({ name })),
    })),
  })),
});

/** JetBrains web-types. */
export const webTypes = (catalogue: readonly Declaration[], version: string) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: NAME,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: catalogue.map((declaration) => ({
        name: declaration.tag,
        description: `${declaration.title}. ${declaration.description}`,
        attributes: attributes(declaration).map((property) => ({
          name: property.attribute,
          description: property.description,
          default: property.default,
          value: { type: property.type },
        })),
        js: {
          properties: properties(declaration).map(({ name, description, type }) => ({
            name,
            description,
            type,
          })),
          events: toList(eventsOf(declaration)),
        },
        slots: toList(slotsOf(declaration)),
        css: {
          parts: toList(partNamesOf(declaration)),
          properties: cssProperties(declaration),
        },
      })),
    },
  },
});

/** Properties that a frame URL cannot set: a frame shows no other data than the portal's. */
const pageProps: readonly string[] = ['api', 'address', 'rows', 'unit', 'reference'];

function embeddableElement(declaration: Declaration): EmbeddableElement {
  const { title, area } = declaration;
  const filters = area.filters.map(({ name }) => name);
  const others = Object.entries(propsOf(declaration)).filter(
    ([name]) => !pageProps.includes(name) && !filters.includes(name),
  );
  return {
    title,
    area: area.family,
    filters,
    attributes: Object.fromEntries(
      others.map(([name, { type, values }]) => [
        attributeOf(name),
        { type, ...(values && { values }) },
      ]),
    ),
  };
}

/** Element metadata that the server needs to validate frame URLs. */
export const embeddableElements = (
  catalogue: readonly Declaration[],
): Record<string, EmbeddableElement> =>
  Object.fromEntries(
    catalogue.map((declaration) => [declaration.tag, embeddableElement(declaration)]),
  );
