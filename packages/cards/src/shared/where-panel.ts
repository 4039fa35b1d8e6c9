import {
  type AnyDataset,
  type Area,
  labour,
  labourFilterDefinitions,
  translateFilters,
} from '@observatorio/contract';
import type { TagName } from '../model/card';
import { type Panel, panel } from '../model/panel';

/** A panel that compares a reader's pay with the rows of its file. */
export type WherePanel<Tag extends TagName = TagName, Filter extends string = any> = Panel<
  Tag,
  Filter
> &
  Required<Pick<Panel, 'fileOf'>>;

interface WherePanelOptions<Tag extends TagName, Filter extends string> {
  tag: Tag;
  area: Area<Filter>;
  /** Log message for a failed request, that of the area's other cards. */
  failure: string;
}

/** Declares a panel that places a reader's pay among that of the selected links. */
export function wherePanel<Tag extends TagName, Filter extends string>({
  tag,
  area,
  failure,
}: WherePanelOptions<Tag, Filter>): WherePanel<Tag, Filter> {
  const dataset: AnyDataset = { ...labour.yardstick, failure };
  return {
    ...panel({
      tag,
      title: 'Onde estou?',
      description:
        'Um campo para a própria remuneração, por mês ou por hora, que se compara, no navegador, com a dos vínculos escolhidos.',
      area,
      kind: 'card',
      reserve: { heights: { 0: 720, 254: 689, 474: 640, 594: 500, 860: 479, 914: 345 } },
    }),
    fileOf: (filters) => ({
      dataset,
      filters: translateFilters(filters, area.filters, labourFilterDefinitions),
    }),
  };
}
