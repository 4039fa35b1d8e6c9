import {
  type Card as CardModel,
  type ContentKind,
  type InlineRows,
  isDormant,
  type Layout,
  plainQuery,
  type TagName,
} from '@observatorio/cards';
import { viewSwitchStyles } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../base/declaration';
import type { PartName } from '../base/parts';
import type { ContentViews } from './contents/content-view';
import { InlineCard } from './inline/inline-card';
import { type InlineRowsProps, inlineRowsProps, useInlineRows } from './inline/inline-rows';
import { CardView } from './view/card-view';

/** CSS parts of a card's content by layout. Default: those of a chart with a legend and a table. */
const partsOfLayout: Readonly<Partial<Record<Layout, readonly PartName[]>>> = {
  drawing: ['table'],
  table: ['table'],
  panel: [],
  figures: [],
};

/** Properties of a card that draws a page's own rows. */
const propsOf = ({ description }: InlineRows) =>
  description
    ? { ...inlineRowsProps, rows: { ...inlineRowsProps.rows, description } }
    : inlineRowsProps;

type AnyCard = CardModel;

/** Component of a card that draws either the page's own rows or those of the API. */
const withInlineRows = (model: AnyCard, inlineRows: InlineRows, views: ContentViews) =>
  function InlineOrApiCard(props: CommonProps & InlineRowsProps) {
    const rows = useInlineRows(inlineRows, props);
    if (!rows) return <CardView model={model} views={views} props={props} />;
    return <InlineCard model={model} views={views} rows={rows} props={props} />;
  };

/** Type of the element of a card. */
type ElementOf<Model> =
  Model extends CardModel<infer Tag, infer Filter, infer Kind>
    ? Declaration<Tag, Filter, 'chart' extends Kind ? typeof inlineRowsProps : Record<never, never>>
    : never;

type KindOf<Model> = Model extends CardModel<any, any, infer Kind> ? Kind : never;

/** Returns the element of a card, given how each kind of its content is shown. */
export function cardElement<Tag extends TagName, Filter extends string, Kind extends ContentKind>(
  model: CardModel<Tag, Filter, Kind>,
  views: ContentViews<Kind>,
): ElementOf<CardModel<Tag, Filter, Kind>> {
  const { tag, title, description, area, selects, needs, reserve, inlineRows, kinds } = model;
  const shape = model.variantOf(plainQuery());
  const layout = isDormant(shape) ? 'chart' : shape.layout;
  const hasTable = !isDormant(shape) && shape.hasTable;
  const ofLayout = hasTable ? partsOfLayout.table : partsOfLayout[layout];
  const contentParts = model.hasLegend === false ? parts : ofLayout;
  const ofContent = kinds.flatMap((kind) => views[kind].styles ?? []);
  const styles = [...new Set([...ofContent, ...(model.hasViews ? [viewSwitchStyles] : [])])];
  const all = views as ContentViews;
  const ApiCard = (props: CommonProps) => <CardView model={model} views={all} props={props} />;
  const Component = inlineRows ? withInlineRows(model, inlineRows, all) : ApiCard;
  return {
    tag,
    title,
    description,
    area,
    model,
    reserve,
    ...(selects && { selects }),
    ...(needs && { needs }),
    ...(styles.length > 0 && { styles }),
    ...(contentParts && { contentParts }),
    ...(inlineRows && { props: propsOf(inlineRows) }),
    Component,
  } as never;
}

const parts: readonly PartName[] = ['chart', 'table'];

/** Returns the elements of several cards. */
export const cardElements = <const Models extends readonly AnyCard[]>(
  models: Models,
  views: ContentViews<KindOf<Models[number]>>,
) =>
  models.map((model) => cardElement(model, views as ContentViews)) as unknown as {
    [Index in keyof Models]: ElementOf<Models[Index]>;
  };
