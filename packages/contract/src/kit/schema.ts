import { MIN_BOUNDED_LINKS } from '@observatorio/domain';
import { WORKING_AGE_TABLE } from './density';
import { LARGEST_PLACES, NICKNAMES } from './options';
import type { Fields } from './record';

/** Subset of JSON Schema used for wire shapes. */
export interface JsonSchema {
  type?: string | readonly string[];
  description?: string;
  items?: JsonSchema | false;
  /** Schemas of the first items, for tuples. */
  prefixItems?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  enum?: readonly unknown[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minItems?: number;
  minProperties?: number;
  maxProperties?: number;
}

/**
 * Descriptions of a record's fields by wire name. A list of records is described by the fields of
 * its items.
 */
export type Descriptions<F extends Fields> = {
  [Key in keyof F as F[Key]['name']]: F[Key] extends { items: infer Items extends Fields }
    ? Descriptions<Items>
    : string;
};

type AnyDescriptions = { readonly [name: string]: string | AnyDescriptions };

export const integerSchema = (description: string): JsonSchema => ({
  type: 'integer',
  description,
});
export const textSchema = (description: string): JsonSchema => ({ type: 'string', description });

/** Labels by code. */
export const labels: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };

/**
 * Describes an object without additional properties. The properties in `optional` are not required.
 */
export const objectSchema = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Describes the lists written by `writePlaceHints`, with the schema of the nicknames. */
export const placeHintSchemas = (nicknames: JsonSchema): Readonly<Record<string, JsonSchema>> => ({
  [LARGEST_PLACES]: {
    type: 'array',
    items: textSchema('código de um município de ao menos 20 mil habitantes (Censo de 2022)'),
    description: 'os maiores da lista municipio, do maior ao menor',
  },
  [NICKNAMES]: {
    ...nicknames,
    description: 'apelidos de municípios, como Sampa; vários, separados por vírgula',
  },
});

/** Describes an array of objects without additional properties. */
export const listSchema = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: objectSchema(properties),
});

/** Describes a list of a filter's values by code and name. */
export const namedList = listSchema({ codigo: textSchema('código'), nome: textSchema('nome') });

/** Builds the property schemas of a record from its fields. */
function describe(fields: Fields, descriptions: AnyDescriptions): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.values(fields).map(({ name, type, items = {} }) => {
      const description = descriptions[name];
      return typeof description === 'object'
        ? [name, listSchema(describe(items, description))]
        : [name, { type, description }];
    }),
  );
}

/** Builds the schema of a list of records from their fields. */
export const recordsSchema = <F extends Fields>(fields: F, descriptions: Descriptions<F>) =>
  listSchema(describe(fields, descriptions));

/** Builds the schema of a record from its fields. */
export const recordSchema = <F extends Fields>(fields: F, descriptions: Descriptions<F>) =>
  objectSchema(describe(fields, descriptions));

/** Descriptions of the fields of links per thousand inhabitants. */
export const densityDescriptions = {
  habitantes:
    'população no Censo de 2022, das idades em idades; nula se não se conhece, como num município criado depois',
  vinculosPorMil:
    'vínculos por mil habitantes dessas idades, com uma casa decimal; nulos sem a população',
  idades: `idades dos habitantes, as mesmas em todas as linhas: todas, ou 15 a 69 se a tabela ${WORKING_AGE_TABLE} está em serviço; os vínculos são de pessoas de todas`,
};

/** Describes a pay field, in reais and null when withheld. */
export const reais = (description: string): string =>
  `${description}, em reais; nulo quando há menos vínculos que o limite de sigilo ou os dados não cobrem o lugar`;

const bound = (description: string): string =>
  `${description}; nulo com menos de ${MIN_BOUNDED_LINKS} vínculos`;

/** Descriptions of the published bounds of pay. */
export const lowerBound = bound(
  reais('limite inferior: o quinto menor valor, arredondado para baixo a 1, 2, 5, 10 …'),
);
export const upperBound = bound(
  reais('limite superior: o quinto maior valor, arredondado para cima a 1, 2, 5, 10 …'),
);

const percentile = (percent: number): string =>
  `${reais(`percentil ${percent}: o menor valor que ao menos ${percent} em cada 100 vínculos não ultrapassam, exato e arredondado como a mediana`)}; nulo também se menos de cinco vínculos estão na mesma faixa salarial ou além dele`;

/** Descriptions of the median and the percentiles of the pay. */
export const percentileDescriptions = {
  remuneracaoMediana: `${reais('mediana exata, arredondada conforme o número de vínculos')}; nula também se menos de cinco vínculos estão na mesma faixa salarial`,
  remuneracaoPercentil10: percentile(10),
  remuneracaoPercentil25: percentile(25),
  remuneracaoPercentil75: percentile(75),
  remuneracaoPercentil90: percentile(90),
};

/** Schema of counts by age band and sex. */
export const ageGenderSchema: JsonSchema = objectSchema({
  categories: { type: 'array', items: textSchema('faixa etária') },
  series: listSchema({
    name: textSchema('Homem, Mulher ou Não informado'),
    data: { type: 'array', items: integerSchema('vínculos de cada faixa, na ordem de categories') },
  }),
});

/** Schema of counts sent as single-key objects. */
export const singleKeyedSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    description: 'uma chave: o código oficial (ou NI, não informado) e a quantidade',
    additionalProperties: { type: 'integer' },
    minProperties: 1,
    maxProperties: 1,
  },
};

/** Documentation of a dataset for API users, shown in the OpenAPI document and in CSV files. */
export interface Documentation {
  /** Summary in a single sentence. CSV files include it up to the first semicolon. */
  summary: string;
  /** Summary of the rows of a CSV file, if it depends on them. Default: `summary`. */
  summaryFor?: (rows: readonly any[]) => string;
  schema: JsonSchema;
}

/** Documentation of an area and its datasets. */
export interface AreaDocumentation<DatasetName extends PropertyKey = string> {
  /** Scope of the area's endpoints in the API. */
  description: string;
  datasets: Readonly<Record<DatasetName, Documentation>>;
}

/** Descriptions of the fields that every row of a series has. */
export const yearFieldTexts = {
  situacao: 'definitiva, parcial ou superada; nula nos dados de demonstração',
  trecho:
    'anos da RAIS que se comparam com o da linha, como 2003 a 2021; nulo nas fontes sem quebras',
  cobertura: 'parte dos lugares escolhidos que a série conta, como só Acre; nula se são todos',
};
