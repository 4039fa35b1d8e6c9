import { readLines } from '@observatorio/kit';
import type { Town } from './towns';

/** Trees, birds and flowers. No real institution combines any of these names with “fictícia”. */
const names = readLines(new URL('names.txt', import.meta.url));

const numerals = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/** Generates unique names for institutions, such as “Faculdade Fictícia Jatobá – Uberaba”. */
export class Namer {
  /**
   * Index of the first name and number of names used, by town name. Several towns may share a name.
   */
  private readonly given = new Map<string, { first: number; count: number }>();

  /** Returns the next name in a town. `title` is the kind of institution, marked as fictitious. */
  next(title: string, { code, name: town }: Town): string {
    const { first, count } = this.given.get(town) ?? { first: code, count: 0 };
    this.given.set(town, { first, count: count + 1 });
    const name = names[(first + count) % names.length];
    return `${title} ${name}${numerals[Math.floor(count / names.length)]} – ${town}`;
  }
}
