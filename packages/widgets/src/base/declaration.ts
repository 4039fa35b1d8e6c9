import type { Bar, Card, Reserve, TagName } from '@observatorio/cards';
import type { Area, FilterDefinition, Filters } from '@observatorio/contract';
import type { ComponentType } from 'react';
import { apiRule } from './api-rule';
import type { EventName } from './event-details';
import type { PartName } from './parts';

/** TypeScript type of values by property type. */
export interface PropValues {
  string: string;
  number: number;
  boolean: boolean;
  json: unknown;
}

/** Name of a property type. */
export type PropType = keyof PropValues;

/** A property of an element and its attribute. */
export interface Prop<Type extends PropType = PropType> {
  type: Type;
  /** Value when the attribute is missing or invalid. Default: undefined. */
  default?: PropValues[Type];
  /** One sentence in Portuguese. */
  description: string;
  /** Accepted values. Default: all values of the type. */
  values?: readonly PropValues[Type][];
  /** TypeScript type of the values. Default: derived from `type` and `values`. */
  typeText?: string;
  /** Whether invalid JSON is passed to the component as text, for it to report. Default: false. */
  passInvalidJson?: boolean;
  /** Additional validation, with a description of accepted values. Default: none. */
  rule?: { accepts(value: unknown): boolean; allowed: string };
}

/** Properties by name; attribute names are their kebab-case form. */
export type Props = Readonly<Record<string, Prop>>;

/** Accepted values of the `theme` attribute. */
const themeChoices = ['auto', 'light', 'dark', 'contrast'] as const;

/** A value of the `theme` attribute. */
export type ThemeChoice = (typeof themeChoices)[number];

/** Properties of every tag. `useCard` reads the filter properties separately. */
export interface CommonProps {
  /** URL of the API. Default: `defaultApi()`. */
  api?: string;
  /** Filter group; cards of the same group share their filters. Default: the area's family. */
  group?: string;
  /** Space-separated names of group filters that this card does not follow. */
  ignore?: string;
  /** Title; empty hides it. Default: the declared title, which may depend on the filters. */
  heading?: string;
  /** Heading level, 1–6. Default: 2. */
  headingLevel?: number;
  /** Colour theme. Default: `auto`. */
  theme?: ThemeChoice;
  /** Whether the group's filters are synchronised with the page URL. Default: false. */
  address?: boolean;
  /** Chips of the current filters; `none` if the page shows the filters itself. Default: `all`. */
  chips?: 'all' | 'none';
  /** How the foot credits the source; `short` moves the full words to the menu. Default: `full`. */
  source?: 'full' | 'short';
}

/**
 * A card, filter bar or panel. Its custom element, React component, types, manifests and catalogue
 * entry are all derived from the declaration.
 */
export interface Declaration<
  Tag extends TagName = TagName,
  Filter extends string = string,
  Own extends Props = Record<never, Prop>,
> {
  /** Tag name; also the file name. */
  tag: Tag;
  title: string;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter>;
  /**
   * Kind of element: a card shows rows, a filter bar only sets its group's filters. Default:
   * `card`.
   */
  kind?: 'card' | 'filters';
  /** Whether a filter bar includes its results or links to them. Default: false. */
  isWhole?: boolean;
  /** Filter set by clicking the chart or table. Default: none. */
  selects?: Filter;
  /** Filters that the card requires in addition to the area's: name → code. Default: none. */
  needs?: Readonly<Partial<Record<Filter, string>>>;
  /** Properties in addition to those of every tag. */
  props?: Own;
  /** Events in addition to those of every tag: name → description. */
  events?: Readonly<Partial<Record<EventName, string>>>;
  /** Slots: name → description. */
  slots?: Readonly<Record<string, string>>;
  /**
   * CSS parts of the content. Default: the parts of a chart with a legend and a table, or of a
   * filter bar.
   */
  contentParts?: readonly PartName[];
  /** Space reserved before rendering. Default: that of a card with a chart, or of a filter bar. */
  reserve?: Reserve;
  /** Style sheets specific to this element and a few others. Default: none. */
  styles?: readonly string[];
  /** Fields of a filter bar without a component of its own. Default: it has one. */
  bar?: Bar<Filter>;
  /** The card that the element shows. Default: the element is a panel. */
  model?: Card;
  /** Receives every property of the element, with defaults applied. */
  Component: ComponentType<any>;
}

/** Events of every tag: name → description. */
export const commonEvents: Readonly<Record<string, string>> = {
  'filter-change':
    'Um filtro vai mudar por ação neste elemento. Detalhe: group, filter, value e filters, todos os que o grupo vai ter. Com preventDefault, nada muda.',
  'data-load': 'Os dados chegaram. Detalhe: dataset e rows.',
  'data-error':
    'Os dados não chegaram. Detalhe: dataset, message, status e, se o ano não tem dados, years, os anos que têm.',
};

/** Slots of every card: name → description. */
const cardSlots: Readonly<Record<string, string>> = {
  'title-suffix': 'Depois do título, como um selo ou um ícone.',
  note: 'Uma nota, antes do rodapé.',
  actions: 'Botões ou links, no rodapé.',
};

/** Properties of every tag, with this declaration's defaults. */
export const commonProps = ({ title, area }: Declaration): Props => ({
  api: {
    type: 'string',
    description:
      'Endereço da API. Padrão: a origem do script que carregou o elemento, ou o data-api dele.',
    rule: apiRule,
  },
  group: {
    type: 'string',
    default: area.family,
    description: 'Grupo de elementos que compartilham filtros na página.',
  },
  ignore: {
    type: 'string',
    default: '',
    description:
      'Filtros do grupo que este elemento não segue, separados por espaço, com os nomes dos atributos: ignore="uf grande-setor".',
  },
  heading: {
    type: 'string',
    description: `Título do cartão; vazio, não aparece. Padrão: ${title}.`,
  },
  headingLevel: {
    type: 'number',
    default: 2,
    values: [1, 2, 3, 4, 5, 6],
    description: 'Nível do título na página, de 1 a 6.',
  },
  theme: {
    type: 'string',
    default: 'auto',
    values: themeChoices,
    description:
      'Tema de cores: light, dark, contrast, ou auto, que segue o color-scheme da página e a classe contraste do body.',
  },
  address: {
    type: 'boolean',
    default: false,
    description:
      'Se os filtros do grupo ficam no endereço da página, e voltam dele. Sem ele, o endereço não muda.',
  },
  chips: {
    type: 'string',
    default: 'all',
    values: ['all', 'none'],
    description:
      'Se um cartão mostra os filtros dos seus números: all, ou none onde a página já os mostra.',
  },
  source: {
    type: 'string',
    default: 'full',
    values: ['full', 'short'],
    description:
      'Como o rodapé diz a fonte: full, ou short, o nome e o ano, com o texto inteiro no menu.',
  },
});

/** Sentence listing the other attributes of a filter; empty if there is only one. */
function aliasNote(filter: FilterDefinition): string {
  const [, ...others] = attributesOf(filter);
  return others.length > 0 ? ` Também se escreve ${others.join(' ou ')}.` : '';
}

/** One property per filter of an area. */
export const filterProps = (area: Area): Props =>
  Object.fromEntries(
    area.filters.map((filter) => [
      filter.name,
      {
        type: 'string',
        description: `${filter.label}: filtro fixo deste elemento, vence o do grupo (o de uma barra de filtros vale para o grupo). Aceita ${filter.allowed}.${aliasNote(filter)}`,
        // Values are validated where the filter is read, so one invalid value does not discard the
        // others.
        rule: { accepts: () => true, allowed: filter.allowed },
      } satisfies Prop,
    ]),
  );

/** All properties of an element: common ones, one per filter of its area, and its own. */
export const propsOf = (declaration: Declaration): Props => ({
  ...commonProps(declaration),
  ...filterProps(declaration.area),
  ...declaration.props,
});

/** All events of an element: name → description. */
export const eventsOf = ({ events }: Declaration): Readonly<Record<string, string>> => ({
  ...commonEvents,
  ...events,
});

/** All slots of an element: name → description. */
export const slotsOf = ({ kind, slots }: Declaration): Readonly<Record<string, string>> => ({
  ...(kind !== 'filters' && cardSlots),
  ...slots,
});

/**
 * Attribute name of a property or filter: `headingLevel` → `heading-level`, `raio_km` → `raio-km`.
 */
export const attributeOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/** HTML attributes of a filter, the usual one first: `cod-cbo`, `cbo`. */
export const attributesOf = ({
  name,
  pageName = name,
  aliases = [],
}: FilterDefinition): string[] => [...new Set([name, pageName, ...aliases].map(attributeOf))];

/** Property name of a filter: `raio_km` → `raioKm`. The filter name itself is also a property. */
export const propertyOf = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Example values of the filters that an element or its area requires. */
export const neededFilters = ({ area, needs = {} }: Declaration): Filters => ({
  ...(area.requiredFilter && {
    [area.requiredFilter.filter]: [area.requiredFilter.example].flat(),
  }),
  ...Object.fromEntries(Object.entries(needs).map(([name, code]) => [name, [String(code)]])),
});
