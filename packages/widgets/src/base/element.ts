import { defineFilters } from '@observatorio/bus';
import { chartStyles } from '@observatorio/charts/chart-styles';
import { nextFreeTask } from '@observatorio/client';
import { styles } from '@observatorio/ui';
import r2wc from '@r2wc/react-to-web-component';
import {
  attributeOf,
  attributesOf,
  type Declaration,
  type Prop,
  propertyOf,
  propsOf,
} from './declaration';
import { elementRoot } from './element-root';
import { readAttribute, readProperty } from './read-value';
import { lacksOwnRows, refusedRows } from './reject-own-rows';
import { reserveStyles } from './reserve';
import { schemeStyles } from './use-page-theme';

/*
 * Internals of r2wc 2.1.1, which mounts, updates and unmounts the React component. Attributes and
 * properties are handled here, because r2wc keeps the old value of a removed attribute, renders
 * nothing for invalid JSON, loses properties set before the definition and stringifies objects.
 */
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');
const PROPS = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  [RENDER](): void;
  [CONNECTED]: boolean;
  [PROPS]: Record<string, unknown>;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

type R2wcClass = new () => R2wcElement;

/** Defines the element of a declaration. Does nothing if its tag is already defined. */
export function defineElement(declaration: Declaration): void {
  if (typeof customElements === 'undefined' || customElements.get(declaration.tag)) return;
  defineFilters(declaration.area.family, declaration.area.filters);
  customElements.define(declaration.tag, elementClass(declaration));
}

/** Defines the elements of several declarations. */
export function defineElements(declarations: readonly Declaration[]): void {
  for (const declaration of declarations) defineElement(declaration);
}

/** CSS text shared by all elements. */
const commonStyles = styles + chartStyles + schemeStyles;

const parsed = new Map<string, CSSStyleSheet>();

/**
 * Returns one shared sheet per CSS text. A strict CSP allows constructed sheets but not `<style>`.
 */
function styleSheet(text: string): CSSStyleSheet {
  const sheet = parsed.get(text) ?? new CSSStyleSheet();
  if (!parsed.has(text)) sheet.replaceSync(text);
  parsed.set(text, sheet);
  return sheet;
}

/** Placeholder that reserves the element's space until the first render removes it. */
function reservedSpace(): HTMLElement {
  const space = document.createElement('slot');
  space.className = 'reserve unmounted';
  return space;
}

/**
 * Accepted attribute names of a property, including unseparated forms, because HTML lower-cases
 * `grandeSetor` to `grandesetor`.
 */
const spellingsOf = ({ area }: Declaration, name: string): string[] => {
  const filter = area.filters.find((each) => each.name === name);
  const attributes = filter ? attributesOf(filter) : [attributeOf(name)];
  const unseparated = [name, ...(filter?.aliases ?? [])].map((own) => own.toLowerCase());
  return [...new Set([...attributes, ...unseparated])];
};

function elementClass(declaration: Declaration): CustomElementConstructor {
  const { tag, styles: tagStyles = [] } = declaration;
  const spellings = (name: string) => spellingsOf(declaration, name);
  const props = Object.entries({
    ...propsOf(declaration),
    ...(lacksOwnRows(declaration) && refusedRows),
  });
  const byAttribute = new Map<string, [name: string, prop: Prop]>(
    props.flatMap((entry) => spellings(entry[0]).map((attribute) => [attribute, entry] as const)),
  );
  const accessors = props.flatMap(([name, prop]) =>
    [...new Set([name, propertyOf(name)])].map((accessor) => [accessor, name, prop] as const),
  );
  const sheets = [commonStyles, ...tagStyles, reserveStyles('.reserve', declaration)].map(
    styleSheet,
  );
  const Base = r2wc(elementRoot(declaration), { shadow: 'open' }) as unknown as R2wcClass;

  class CatalogueElement extends Base {
    static readonly observedAttributes = [...byAttribute.keys()];

    constructor() {
      super();
      // r2wc treats an element as connected on creation and would mount it before insertion.
      this[CONNECTED] = false;
      this.#adoptStyles();
      for (const [name, prop] of props) this[PROPS][name] = prop.default;
    }

    override connectedCallback(): void {
      this.#takeEarlyProperties();
      this.#adoptStyles();
      if (!this.shadowRoot?.hasChildNodes()) this.shadowRoot?.append(reservedSpace());
      void nextFreeTask().then(() => {
        if (this.isConnected) super.connectedCallback();
      });
    }

    /** Moving an element disconnects and reconnects it synchronously, which must not unmount it. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    attributeChangedCallback(attribute: string): void {
      const entry = byAttribute.get(attribute);
      if (!entry) return;
      const [name, prop] = entry;
      const texts = spellings(name).map((spelling) => this.getAttribute(spelling));
      const text = texts.find((found) => found !== null) ?? null;
      this[PROPS][name] = readAttribute(tag, name, prop, text);
      this[RENDER]();
    }

    /** Adds the style sheets, which moving to another document removes. */
    #adoptStyles(): void {
      const adopted = this.shadowRoot?.adoptedStyleSheets ?? [];
      const missing = sheets.filter((sheet) => !adopted.includes(sheet));
      if (this.ownerDocument === document) adopted.push(...missing);
    }

    /**
     * Reassigns properties that were set before the element was defined: as own properties, they
     * would shadow the accessors.
     */
    #takeEarlyProperties(): void {
      for (const name of accessors.map(([own]) => own).filter((own) => Object.hasOwn(this, own))) {
        const early = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
    }
  }

  for (const [accessor, name, prop] of accessors) {
    Object.defineProperty(CatalogueElement.prototype, accessor, {
      configurable: true,
      enumerable: true,
      get(this: R2wcElement) {
        return this[PROPS][name];
      },
      set(this: R2wcElement, value: unknown) {
        this[PROPS][name] = readProperty(tag, name, prop, value);
        this[RENDER]();
      },
    });
  }

  return CatalogueElement;
}
