import {
  type Area,
  type Filters,
  labour,
  labourFilterDefinitions,
  translateFilters,
} from '@observatorio/contract';
import type { TagName } from '../model/card';
import { type Panel, panel } from '../model/panel';

/** Request for the pay of the links that an area's filters select. */
export const whereRequest = ({ filters: definitions }: Area<any>, filters: Filters) => ({
  dataset: labour.yardstick,
  filters: translateFilters(filters, definitions, labourFilterDefinitions),
});

/** Declares a panel that places a reader's pay among that of the selected links. */
export const wherePanel = <Tag extends TagName, Filter extends string>(
  tag: Tag,
  area: Area<Filter>,
): Panel<Tag, Filter> =>
  panel({
    tag,
    title: 'Onde estou?',
    description:
      'Um campo para a própria remuneração, por mês ou por hora, que ela compara, no navegador, com a dos vínculos escolhidos.',
    area,
    kind: 'card',
    reserve: { heights: { 0: 720, 254: 689, 474: 640, 594: 500, 860: 479, 914: 345 } },
    fileOf: (filters) => whereRequest(area, filters),
  });
