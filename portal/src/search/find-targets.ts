import { foldText } from '@observatorio/language';
import { createSearchIndex, type Found } from '@observatorio/search';
import {
  type LoadRows,
  otherSearches,
  PLACE,
  placeTargetFilters,
  type SearchTarget,
  type TargetKind,
  targetKinds,
} from './targets';

/** A target that matches a search. */
export interface FoundTarget extends Pick<SearchTarget, 'title' | 'detail' | 'href'> {
  /** Label of its kind. */
  kind: string;
  /** The matching name, if it differs from the title. */
  name?: string | undefined;
  /** Whether it contains all the typed words, so that Enter may open it. */
  matchesAllWords: boolean;
  /** Whether it only resembles the typed text. */
  isSimilar: boolean;
}

/** Maximum number of results per kind. */
const MAX_OF_KIND = 5;

const MAX_RESULTS = 12;

/** Maximum number of results that only resemble the text; links to other searches follow them. */
const MAX_SIMILAR = 5;

/** A result with its score: how closely its name matches the search. Higher is better. */
interface Rated {
  target: SearchTarget;
  found: FoundTarget;
  merit: number;
}

/** Score of a name that equals the typed text. */
const WHOLE = 3;

/** Score of a name that starts with the typed text. */
const START = 2;

/** Score of a name that contains all typed words. */
const WORDS = 1;

/** Score of a name that contains words starting with the typed ones. */
const WORD_STARTS = 0.5;

/** The state at the end of a municipality's title. */
const stateSuffix = /, [a-z]{2}$/;

/** Returns the score of a result for typed text in lower case without accents. */
function meritOf(typed: string, name: string, { isExact, isNear }: Found): number {
  const folded = foldText(name);
  if (folded === typed || folded.replace(stateSuffix, '') === typed) return WHOLE;
  if (folded.startsWith(typed)) return START;
  if (isNear) return 0;
  return isExact ? WORDS : WORD_STARTS;
}

/** Finds the targets of a kind that match a search, best first. */
export type Find = (text: string) => Rated[];

/** Loads and indexes the targets of a kind. */
export async function createFind(kind: TargetKind): Promise<Find> {
  const { label, load, isBySize = false, clean = (text) => text } = kind;
  const targets = await load();
  const byCode = new Map(targets.map((target) => [target.code, target]));
  const index = await createSearchIndex(targets);
  return (text) => {
    const typed = clean(foldText(text));
    const rated = index.search(typed).flatMap((match) => {
      const { code, title, name } = match;
      const target = byCode.get(code);
      if (!target) return [];
      const { detail, href } = target;
      const merit = meritOf(typed, name ?? title, match);
      const found = {
        kind: label,
        title,
        detail,
        href,
        name,
        matchesAllWords: merit >= WORDS,
        isSimilar: match.isNear,
      };
      return [{ target, found, merit }];
    });
    const bySize = (a: Rated, b: Rated) => b.target.weight - a.target.weight;
    return isBySize ? rated.toSorted((a, b) => b.merit - a.merit || bySize(a, b)) : rated;
  };
}

/** The state of the search: the indexes loaded so far. */
export interface Finder {
  /** Finds targets of all kinds, best first, grouped by kind; or else similar ones. */
  find(text: string): FoundTarget[];
  /** Labels of the kinds whose lists failed to load. */
  failed: readonly string[];
  isComplete: boolean;
}

const best = (rated: readonly Rated[]): number => Math.max(...rated.map(({ merit }) => merit));

/** Minimum text length for approximate matches: shorter strings resemble too many words. */
const MIN_SIMILAR = 5;

/**
 * If the best result is a place with this name, for example through its abbreviation, places that
 * only contain the text are hidden.
 */
function keptOf(rated: readonly Rated[], least: number): Rated[] {
  const isPlaceNamed = best(rated) === WHOLE && rated[0]?.found.kind === PLACE;
  return rated.filter(({ merit }) => merit >= (isPlaceNamed ? START : least));
}

/** Finds the targets of each kind that match as well as the best one does. */
function findKinds(finds: readonly Find[], text: string): Rated[] {
  const kinds = finds
    .map((find) => find(text).slice(0, MAX_OF_KIND))
    .filter((rated) => rated.length > 0);
  const highest = Math.max(...kinds.map(best));
  // Approximate matches would only add noise to exact ones.
  const isShort = foldText(text).length < MIN_SIMILAR;
  const least = highest > 0 ? Math.min(highest, WORDS) : isShort ? WORDS : 0;
  return kinds
    .map((rated) => keptOf(rated, least))
    .filter((rated) => rated.length > 0)
    .toSorted((a, b) => best(b) - best(a))
    .flat();
}

/** `vendedor em Campinas`: what is searched, and where. */
const placed = /^(.+) (?:em|no|na) (.+)$/i;

/** Finds the targets that the text names together with a state or municipality, at that place. */
function findAtPlace(finds: readonly Find[], text: string): FoundTarget[] {
  const [, what = '', where = ''] = placed.exec(text.trim()) ?? [];
  if (!what) return [];
  const place = findKinds(finds, where).find(
    ({ found, merit }) => merit === WHOLE && found.kind === PLACE,
  );
  if (!place) return [];
  return findKinds(finds, what).flatMap(({ target, found }) =>
    target.hrefAt && !found.isSimilar
      ? [
          {
            ...found,
            detail: [place.found.title, found.detail].filter(Boolean).join(' · '),
            href: target.hrefAt(placeTargetFilters(place.target.code)),
          },
        ]
      : [],
  );
}

/** Label of the links to other searches. */
export const SEARCH = 'Busca';

/** Links to the searches with more results than the lists here, as further results. */
const elsewhere = (text: string): FoundTarget[] =>
  otherSearches(text.trim()).map((search) => ({
    ...search,
    kind: SEARCH,
    detail: '',
    matchesAllWords: false,
    isSimilar: true,
  }));

function findIn(finds: readonly Find[], text: string, isComplete: boolean): FoundTarget[] {
  const found = findKinds(finds, text).map((rated) => rated.found);
  const isFound = found.some(({ isSimilar }) => !isSimilar);
  const atPlace = isFound ? [] : findAtPlace(finds, text);
  if (isFound || atPlace.length > 0) return (isFound ? found : atPlace).slice(0, MAX_RESULTS);
  return isComplete ? [...found.slice(0, MAX_SIMILAR), ...elsewhere(text)] : [];
}

/** Loads the index of each kind, and reports an updated finder after each one. */
export async function loadFinder(
  load: LoadRows,
  onChange: (finder: Finder) => void,
): Promise<void> {
  const kinds = targetKinds(load);
  const ready = new Map<TargetKind, Find>();
  const failed: string[] = [];
  const report = () => {
    const finds = kinds.flatMap((kind) => ready.get(kind) ?? []);
    const isComplete = ready.size + failed.length === kinds.length;
    onChange({
      find: (text) => (text.trim() ? findIn(finds, text, isComplete) : []),
      failed: [...failed],
      isComplete,
    });
  };
  await Promise.all(
    kinds.map(async (kind) => {
      try {
        ready.set(kind, await createFind(kind));
      } catch (error) {
        console.error("Can't find search filters", error);
        failed.push(kind.label);
      }
      report();
    }),
  );
}
