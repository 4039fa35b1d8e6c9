import type { Filters } from '@observatorio/contract';
import type { ComponentType } from 'react';
import type { Area } from './area';

/** What an element's property holds, by its type. */
export interface PropValues {
  string: string;
  number: number;
  boolean: boolean;
  json: unknown;
}

export type PropType = keyof PropValues;

/** One property of an element, with its attribute. */
export interface Prop<Type extends PropType = PropType> {
  type: Type;
  /** What the property is when nothing, or nothing valid, is set. */
  default?: PropValues[Type];
  /** One sentence, in Portuguese. */
  description: string;
  /** The values that are accepted; without it, all of the type. */
  values?: readonly PropValues[Type][];
}

/** Properties by name; the attribute is the name in kebab-case. */
export type Props = Readonly<Record<string, Prop>>;

export const themeChoices = ['auto', 'light', 'dark', 'contrast'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** What every component is given, beside the fixed filters that `useCard` reads. */
export interface CommonProps {
  /** Address of the API; by default, see `defaultApi`. */
  api?: string;
  /** Cards of one group share filters; by default, the area's family. */
  group?: string;
  /** Space-separated filters that this card does not follow. */
  ignore?: string;
  /** The card's title; empty hides it. Default: the card's own, which may follow the filters. */
  heading?: string;
  /** 1–6; an element always passes it: 2 by default. */
  headingLevel?: number;
  theme?: ThemeChoice;
}

export type TagName = `${string}-${string}`;

/** A card, filter bar or panel: everything that the library knows of it is made from this. */
export interface Declaration<
  Tag extends TagName = TagName,
  Filter extends string = string,
  Own extends Props = Record<never, Prop>,
> {
  /** The tag's name; also that of its file. */
  tag: Tag;
  title: string;
  /** One sentence, in Portuguese: what the card shows. */
  description: string;
  area: Area<Filter>;
  /** A card, the default, shows rows in all their states; a bar of filters only sets the group's. */
  kind?: 'card' | 'filters';
  /** The filter that a click on its chart or table sets; without it, the card sets none. */
  selects?: Filter;
  /** Filters without which it shows nothing: code by name. */
  needs?: Readonly<Partial<Record<Filter, string>>>;
  /** Its own properties, beside those of every tag. */
  props?: Own;
  /** Its own events, beside those of every tag: name → one sentence. */
  events?: Readonly<Record<string, string>>;
  /** Name → one sentence. */
  slots?: Readonly<Record<string, string>>;
  /** CSS parts, name → one sentence. */
  parts?: Readonly<Record<string, string>>;
  /** The styles of those of its parts that few elements have. */
  styles?: readonly string[];
  /** Rendered with every property of the element, defaults filled in. */
  Component: ComponentType<any>;
}

/** The events of every tag. */
export const commonEvents: Readonly<Record<string, string>> = {
  'filter-change':
    'Um filtro mudou por ação neste elemento. Detalhe: group, filter, value e filters, todos os do grupo.',
  'data-load': 'Os dados chegaram. Detalhe: dataset e rows.',
  'data-error': 'Os dados não chegaram. Detalhe: dataset, message e status.',
};

/** The CSS parts of every tag. */
export const commonParts: Readonly<Record<string, string>> = {
  card: 'O quadro do elemento.',
  title: 'O título.',
};

const cardParts: Readonly<Record<string, string>> = {
  summary: 'A frase que resume os dados.',
  body: 'O lugar do gráfico, da tabela ou dos números.',
  chart: 'O gráfico.',
  legend: 'A legenda do gráfico, onde há uma.',
  foot: 'O rodapé, com a fonte e o ano.',
};

export const commonProps = ({ title, area }: Declaration): Props => ({
  api: {
    type: 'string',
    description:
      'Endereço da API. Padrão: a origem do script que carregou o elemento, ou o data-api dele.',
  },
  group: {
    type: 'string',
    default: area.family,
    description: 'Grupo de elementos que compartilham filtros na página.',
  },
  ignore: {
    type: 'string',
    default: '',
    description: 'Filtros do grupo que este elemento não segue, separados por espaço.',
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
      'Tema de cores: light, dark, contrast, ou auto, que segue o sistema e a classe contraste do body.',
  },
});

export const filterProps = (area: Area): Props =>
  Object.fromEntries(
    area.filters.map(({ name, label, allowed }) => [
      name,
      {
        type: 'string',
        description: `${label}: filtro fixo deste elemento, vence o do grupo. Aceita ${allowed}.`,
      } satisfies Prop,
    ]),
  );

/** All properties of an element: those of every tag, one per filter of its area, and its own. */
export const propsOf = (declaration: Declaration): Props => ({
  ...commonProps(declaration),
  ...filterProps(declaration.area),
  ...declaration.props,
});

export const eventsOf = ({ events }: Declaration): Readonly<Record<string, string>> => ({
  ...commonEvents,
  ...events,
});

export const partsOf = ({ kind, parts }: Declaration): Readonly<Record<string, string>> => ({
  ...commonParts,
  ...(kind !== 'filters' && cardParts),
  ...parts,
});

/** The attribute of a property: `headingLevel` → `heading-level`. */
export const attributeOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The filters that an element needs, its area's and its own. */
export const neededFilters = ({ area, needs = {} }: Declaration): Filters => ({
  ...(area.needs && { [area.needs.filter]: [area.needs.example].flat() }),
  ...Object.fromEntries(Object.entries(needs).map(([name, code]) => [name, [String(code)]])),
});
