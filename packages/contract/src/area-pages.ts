import { mainAreas } from './areas';
import type { AreaName } from './kit/area-name';

/** Path of each area's portal page. */
export const areaPages = Object.fromEntries(
  Object.entries(mainAreas).map(([name, { page }]) => [name, page]),
) as Readonly<Record<AreaName, string>>;
