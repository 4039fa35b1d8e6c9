import type { Filters } from '@observatorio/contract';
import { neededFilters, type TagName } from '@observatorio/widgets';
import { filters } from '@observatorio/widgets/bus';
import { type FixtureMode, probeOf } from '@observatorio/widgets/fixtures';
import { newFixtureApi } from '@observatorio/widgets/fixtures/api';
import { declarationOf } from './declaration-of';
import { type Attributes, tagHtml } from './tag-html';

/** What an element meets on its page. */
export interface Surroundings {
  /** How its API answers. Default: `ok`. */
  api?: FixtureMode;
  /** The filters of its group. Default: none. */
  filters?: Filters;
  /** Once rows are shown, the API fails and another filter makes the element ask again. */
  thenFails?: boolean;
  /** The width of its page, in pixels. Default: all there is. */
  width?: number;
}

export interface Pasting {
  tag: TagName;
  /** The family of the element's group. */
  family: string;
  attributes: Attributes;
  surroundings: Surroundings;
}

/** Long enough for an element that shows two data sets to have both. */
const BOTH_ARRIVED = 200;

/** Puts an element into a box as HTML, with an API and a group of its own. */
export function paste(box: HTMLElement, { tag, family, attributes, surroundings }: Pasting): void {
  const api = newFixtureApi(surroundings.api);
  const declaration = declarationOf(tag);
  const group = filters(new URL(api.address).hostname, family);
  group.setDefaults(neededFilters(declaration));
  for (const [name, codes] of Object.entries(surroundings.filters ?? {})) group.set(name, codes);
  box.innerHTML = tagHtml(tag, { api: api.address, group: group.name, ...attributes });
  if (!surroundings.thenFails) return;
  const { name, codes } = probeOf(declaration);
  const fail = () => {
    api.mode = 'error';
    group.set(name, codes[0]);
  };
  box.addEventListener('data-load', () => setTimeout(fail, BOTH_ARRIVED), { once: true });
}
