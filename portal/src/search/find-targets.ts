import { createSearchIndex } from '@observatorio/search';
import { type Target, type TargetKind, targetKinds } from './targets';

/** A target that a text finds. */
export interface FoundTarget extends Pick<Target, 'title' | 'detail' | 'href'> {
  /** Name of its kind. */
  kind: string;
  /** The name that matches, unless that is the title. */
  name?: string | undefined;
}

/** Most results of one kind. */
const MAX_OF_KIND = 5;

const MAX_RESULTS = 12;

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** A result with its merit: how closely its name is the typed text, best first. */
interface Rated {
  found: FoundTarget;
  merit: number;
}

/** Merit of a result for a typed text in lower case without accents. */
function meritOf(typed: string, name: string, isExact: boolean): number {
  const folded = fold(name);
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
    const typed = clean(fold(text));
    return index
      .search(typed)
      .slice(0, MAX_OF_KIND)
      .flatMap(({ code, title, name, isExact }) => {
        const target = byCode.get(code);
        if (!target) return [];
        const { detail, href } = target;
        const found = { kind: label, title, detail, href, name };
        return [{ found, merit: meritOf(typed, name ?? title, isExact) }];
      });
  };
}

/** The state of the search: the indexes that have arrived. */
export interface Finder {
  /** Targets of all kinds that a text finds, best first; those of a kind stay together. */
  find(text: string): FoundTarget[];
  /** Names of the kinds whose lists did not arrive. */
  failed: readonly string[];
  isComplete: boolean;
}

const best = (rated: readonly Rated[]): number => Math.max(...rated.map(({ merit }) => merit));

function findIn(finds: readonly Find[], text: string): FoundTarget[] {
  const kinds = finds.map((find) => find(text)).filter((rated) => rated.length > 0);
  const highest = Math.max(...kinds.map(best));
  // A kind of which nothing has all the words adds noise to those of which something has.
  const kept = kinds.filter((rated) => highest === 0 || best(rated) > 0);
  return kept
    .toSorted((a, b) => best(b) - best(a))
    .flatMap((rated) => rated.filter(({ merit }) => highest === 0 || merit > 0))
    .slice(0, MAX_RESULTS)
    .map(({ found }) => found);
}

/** Loads the index of each kind, and reports after each how the search stands. */
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
