import { type AreaName, areaNames } from '@observatorio/contract';
import type { Declaration } from './base/declaration';

type Elements = Readonly<Record<string, readonly Declaration[]>>;

const families = import.meta.glob<Elements>('./families/*/*-elements.ts');

async function registerArea(area: AreaName): Promise<void> {
  const [{ defineElements }, elements] = await Promise.all([
    import('./base/element'),
    families[`./families/${area}/${area}-elements.ts`]?.(),
  ]);
  defineElements(elements?.[`${area}Elements`] ?? []);
}

/** Loads and registers the tags of an area, for applications that are built with Vite. */
export const registerElements = Object.fromEntries(
  areaNames.map((area) => [area, () => registerArea(area)]),
) as Readonly<Record<AreaName, () => Promise<void>>>;
