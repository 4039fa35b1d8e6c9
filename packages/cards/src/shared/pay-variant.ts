import {
  type Area,
  type Filters,
  labour,
  MEASURE,
  type PayRow,
  payMeasureOf,
} from '@observatorio/contract';
import {
  type PayMeasure,
  type PayNaming,
  payByCategorySentence,
  payMeasureNames,
  type Term,
} from '@observatorio/language';
import { byCode } from '../model/arrange';
import {
  type Card,
  type CardQuery,
  plainQuery,
  type TagName,
  type Variant,
  type VariantOptions,
  variant,
} from '../model/card';
import type { Content, ContentKind } from '../model/content';
import { byPay, type PaidRow, payColumns, payOf } from './pay-rows';
import { CLASSIFIED_PAY, payOfYearDefinition, withheldNotice } from './pay-texts';

/** Returns the title of a chart of pay: `Remuneração mediana por escolaridade`. */
export const payTitle = (measure: PayMeasure, by: string): string =>
  `${payMeasureNames[measure]} ${by}`;

/** Name of the values in a picture. */
export const payUnitName = (measure: PayMeasure): string =>
  `${payMeasureNames[measure].toLowerCase()}, em reais`;

const payMeasureDefinitions: Readonly<Record<PayMeasure, string>> = {
  media: 'A média é a soma da remuneração dos vínculos, dividida pelo número deles.',
  mediana: 'Metade dos vínculos paga até a mediana, e metade paga mais.',
};

/** Term for a measure, given the definition of pay. */
export const payMeasureTerm = (measure: PayMeasure, definition: string): Term => ({
  name: payMeasureNames[measure].toLowerCase(),
  definition: `${definition} ${payMeasureDefinitions[measure]} ${CLASSIFIED_PAY} Com poucos vínculos, o valor é arredondado ou fica em sigilo.`,
});

/** Terms of a chart of pay in one year. */
export const payTermsOf =
  (measure: PayMeasure, ...own: readonly Term[]): NonNullable<Variant['term']> =>
  ({ pay }) => [payMeasureTerm(measure, payOfYearDefinition(pay)), ...own];

type PaySentence = NonNullable<Variant['summarize']>;

/** Sentence about the pay of the rows. */
export const paySummary =
  <Row extends PaidRow>(
    measure: PayMeasure,
    naming: PayNaming,
    labelOf: (row: Row, rows: readonly Row[]) => string | undefined = ({ label }) => label,
  ): PaySentence =>
  (rows: readonly Row[], selected, _unit, { pay }) =>
    payByCategorySentence(
      rows.map((row) => {
        const label = labelOf(row, rows);
        return {
          key: label === undefined ? null : row.key,
          label: label ?? row.label,
          count: row.count,
          pay: payOf(row, measure),
        };
      }),
      selected,
      { measure, terms: pay, naming },
    );

/** Draws pay, or a notice if all of it is withheld. */
export const drawPay =
  <Row extends PaidRow>(
    measure: PayMeasure,
    draw: (rows: readonly Row[], selected: readonly string[]) => Content<'chart'>,
  ) =>
  (
    rows: readonly Row[],
    { selected, pay }: Parameters<VariantOptions<Row, Row, any, 'chart'>['draw']>[1],
  ): Content<'chart'> =>
    rows.every((row) => row.key === null || payOf(row, measure) === null)
      ? withheldNotice(pay)
      : draw(rows, selected);

/** Options of a variant that shows the pay of categories. */
export interface PayVariantOptions
  extends Partial<
    Pick<
      VariantOptions<PayRow, PayRow, any, 'chart'>,
      'codesOf' | 'controls' | 'extraHeight' | 'mediumExtraHeight' | 'narrowExtraHeight' | 'selects'
    >
  > {
  measure: PayMeasure;
  /** Dimension of the rows, as the dataset names it. */
  by: string;
  /** Second dimension of the rows. Default: none. */
  within?: string;
  /** Text after the measure in the title: `por escolaridade`. */
  title: string;
  /** Headings of the names in the table. */
  category: string;
  group?: string;
  naming: PayNaming;
  /** Label of a row in a sentence; undefined if it takes no part. Default: its label. */
  labelOf?(row: PayRow, rows: readonly PayRow[]): string | undefined;
  /** Definitions besides that of the measure. Default: none. */
  terms?: readonly Term[];
  /** Filters of the request. Default: those of the query. */
  filtersOf?(query: CardQuery): Filters;
  /** Whether the categories keep the order of their codes. Default: false, highest pay first. */
  isOrdered?: boolean;
  draw: VariantOptions<PayRow, PayRow, any, 'chart'>['draw'];
  /** Message of a failed request. Default: that of the dataset. */
  failure?: string;
}

/** Declares a variant that shows the mean or median pay of categories. */
export function payVariant({
  measure,
  by,
  within,
  title,
  category,
  group,
  naming,
  labelOf,
  terms = [],
  filtersOf = ({ filters }) => filters,
  isOrdered = false,
  draw,
  failure,
  ...options
}: PayVariantOptions): Variant<'chart'> {
  return variant<PayRow, PayRow, any>({
    ...options,
    title: payTitle(measure, title),
    rows: failure === undefined ? labour.pay : { ...labour.pay, failure },
    filtersOf: (query) => ({
      ...filtersOf(query),
      por: [by],
      ...(within !== undefined && { separado: [within] }),
    }),
    columns: payColumns(labour.pay.columns, category, group),
    arrange: isOrdered ? byCode : byPay(measure),
    summarize: paySummary(measure, naming, labelOf),
    term: payTermsOf(measure, ...terms),
    measure: payUnitName(measure),
    draw,
  });
}

/** Kinds of content of a card's variants. */
type KindsOf<Shape> = Shape extends Variant<infer Kind> ? Kind : never;

/**
 * Adds the measures of pay to a card that counts links; `area` has the filter that selects them.
 * `variantFor` is called once for each measure.
 */
export function withPay<
  Tag extends TagName,
  Filter extends string,
  Kind extends ContentKind,
  Shape extends Variant,
>(
  links: Card<Tag, Filter, Kind>,
  area: Area<Filter | typeof MEASURE>,
  variantFor: (measure: PayMeasure) => Shape | ((query: CardQuery) => Shape),
): Card<Tag, Filter | typeof MEASURE, Kind | KindsOf<Shape>> {
  const pays = { media: variantFor('media'), mediana: variantFor('mediana') };
  const variantOf = (query: CardQuery) => {
    const measure = payMeasureOf(query.filters);
    if (!measure) return links.variantOf(query);
    const pay = pays[measure];
    return typeof pay === 'function' ? pay(query) : pay;
  };
  const shown = variantOf(plainQuery({ [MEASURE]: ['mediana'] })) as Shape;
  const kinds = [...new Set([...links.kinds, ...shown.kinds])];
  return { ...links, area, kinds, variantOf } as never;
}
