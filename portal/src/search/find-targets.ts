import { foldText } from '@observatorio/language';
import { createSearchIndex } from '@observatorio/search';
import { PLACE, type SearchTarget, type TargetKind, targetKinds } from './targets';

/** A target that matches a search. */
export interface FoundTarget extends Pick<SearchTarget, 'title' | 'detail' | 'href'> {
  /** Label of its kind. */
  kind: string;
  /** The matching name, if it differs from the title. */
  name?: string | undefined;
  /** Whether it contains all the typed words, so that Enter may open it. */
  matchesAllWords: boolean;
}

/** Maximum number of results per kind. */
const MAX_OF_KIND = 5;

const MAX_RESULTS = 12;

/** A result with its score: how closely its name matches the search. Higher is better. */
interface Rated {
  found: FoundTarget;
  merit: number;
}

/** Returns the score of a result for typed text in lower case without accents. */
function meritOf(typed: string, name: string, isExact: boolean): number {
  const folded = foldText(name);
  if (folded === typed) return 3;
  if (folded.startsWith(typed)) return 2;
  return isExact ? 1 : 0;
}

type Find = (text: string) => Rated[];

/** Loads and indexes the targets of a kind. */
async function createFind({ label, load, clean = (text) => text }: TargetKind): Promise<Find> {
  const targets = await load();
  const byCode = new Map(targets.map((target) => [target.code, target]));
  const index = await createSearchIndex(targets);
  return (text) => {
    const typed = clean(foldText(text));
    return index
      .search(typed)
      .slice(0, MAX_OF_KIND)
      .flatMap(({ code, title, name, isExact }) => {
        const target = byCode.get(code);
        if (!target) return [];
        const { detail, href } = target;
        const merit = meritOf(typed, name ?? title, isExact);
        const found = { kind: label, title, detail, href, name, matchesAllWords: merit > 0 };
        return [{ found, merit }];
      });
  };
}

/** The state of the search: the indexes loaded so far. */
export interface Finder {
  /** Finds targets of all kinds, best first, grouped by kind. */
  find(text: string): FoundTarget[];
  /** Labels of the kinds whose lists failed to load. */
  failed: readonly string[];
  isComplete: boolean;
}

const best = (rated: readonly Rated[]): number => Math.max(...rated.map(({ merit }) => merit));

/** Minimum text length for approximate matches: shorter strings resemble too many words. */
const MIN_SIMILAR = 5;

/**
 * Score of an exact name. If the best result is a place with this score, for example through its
 * abbreviation, places that only contain the text are hidden.
 */
const MERIT_OF_NAME = 3;

function keptOf(rated: readonly Rated[], least: number): Rated[] {
  const isPlaceNamed = best(rated) === MERIT_OF_NAME && rated[0]?.found.kind === PLACE;
  return rated.filter(({ merit }) => merit >= (isPlaceNamed ? 2 : least));
}

function findIn(finds: readonly Find[], text: string): FoundTarget[] {
  const kinds = finds.map((find) => find(text)).filter((rated) => rated.length > 0);
  const highest = Math.max(...kinds.map(best));
  // Approximate matches would only add noise to exact ones.
  const least = highest > 0 || foldText(text).length < MIN_SIMILAR ? 1 : 0;
  return kinds
    .map((rated) => keptOf(rated, least))
    .filter((rated) => rated.length > 0)
    .toSorted((a, b) => best(b) - best(a))
    .flat()
    .slice(0, MAX_RESULTS)
    .map(({ found }) => found);
}

/** Loads the index of each kind, and reports an updated finder after each one. */
export async function loadFinder(onChange: (finder: Finder) => void): Promise<void> {
  const ready = new Map<TargetKind, Find>();
  const failed: string[] = [];
  const report = () => {
    const finds = targetKinds.flatMap((kind) => ready.get(kind) ?? []);
    onChange({
      find: (text) => (text.trim() ? findIn(finds, text) : []),
      failed: [...failed],
      isComplete: ready.size + failed.length === targetKinds.length,
    });
  };
  await Promise.all(
    targetKinds.map(async (kind) => {
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
