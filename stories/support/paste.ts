import type { TagName } from '@observatorio/cards';
import type { Filters } from '@observatorio/contract';
import { filters } from '@observatorio/widgets/bus';
import { drawing, type FixtureMode, probeOf } from '@observatorio/widgets/fixtures';
import { type FixtureApi, newFixtureApi } from '@observatorio/widgets/fixtures/api';
import { settledCount } from '@observatorio/widgets/testing';
import { declarationOf } from './declaration-of';
import { frozenResponse } from './frozen-responses';
import { storyDefaults } from './some-filters';
import { type Attributes, tagHtml } from './tag-html';

/** Conditions under which a story shows its element. */
export interface StoryConditions {
  /** Response mode of the API. Default: `ok`. */
  api?: FixtureMode;
  /** Filters of the element's group. Default: none. */
  filters?: Filters;
  /**
   * Whether the API fails after the first rows, followed by a filter change that triggers a reload.
   */
  thenFails?: boolean;
  /** Width of the page, in px. Default: the available width. */
  width?: number;
}

export interface Pasting {
  tag: TagName;
  /** Family of the element's group. */
  family: string;
  attributes: Attributes;
  conditions: StoryConditions;
}

/** Idle time after which an element is assumed to have sent all its requests, in ms. */
const STILL = 200;

/** Attribute that marks content drawn before the API failed. */
export const DRAWN_BEFORE = 'data-drawn-before';

/** Inserts an element into a box as HTML, with a new API and a new group. */
export function paste(box: HTMLElement, { tag, family, attributes, conditions }: Pasting): void {
  const api = newFixtureApi(conditions.api, frozenResponse);
  const declaration = declarationOf(tag);
  const group = filters(new URL(api.address).hostname, family);
  group.setDefaults(storyDefaults(declaration));
  for (const [name, codes] of Object.entries(conditions.filters ?? {})) group.set(name, codes);
  box.innerHTML = tagHtml(tag, { api: api.address, group: group.name, ...attributes });
  if (!conditions.thenFails) return;
  const { name, codes } = probeOf(declaration);
  const fail = () => {
    api.mode = 'error';
    group.set(name, codes[0]);
  };
  box.addEventListener('data-load', () => void drawnBy(box, api).then(fail), { once: true });
}

/** Waits until the element in a box has drawn all its data, then marks the drawing. */
async function drawnBy(box: HTMLElement, api: FixtureApi): Promise<void> {
  const drawn = () => {
    const root = box.firstElementChild?.shadowRoot;
    return root && drawing(root);
  };
  await settledCount(() => (drawn() ? api.requests.length : 0), { still: STILL });
  drawn()?.setAttribute(DRAWN_BEFORE, '');
}
