import {
  type Edition,
  isFinalYear,
  type OccupationFactSource,
  type Rating,
} from '@observatorio/contract';
import { type Growth, type YearLinks, yearlyGrowth } from '@observatorio/domain';
import type { Value } from '../engine/connector';
import type { Dialect } from '../engine/dialect';
import type { Tallies } from '../labour/tallies';
import { isSameScope } from '../query/place-filters';
import type { SourceQuery } from '../query/source';
import { cboOf } from '../titles/occupation-titles';
import type { ElementKind } from './onet-elements';
import type { ProfileField } from './profile-fields';

/** Maximum number of knowledge items, skills or attitudes on a card. */
const MAX_RATINGS = 15;

/** Number of codes per CBO family; codes in a family share their first four digits. */
const FAMILY = 100;

type ProfileFact = [field: ProfileField, item: string | null, value: string];

type RatedElement = [
  occupation: number,
  kind: ElementKind,
  name: string,
  importance: number | null,
  level: number | null,
];

type SqlOf = (dialect: Dialect) => string;

/** Facts about an occupation, read from the live editions. */
export class OccupationFacts {
  private profileFacts: Promise<ProfileFact[]> | undefined;
  private ratedElements: Promise<RatedElement[]> | undefined;
  private yearLinks: Promise<YearLinks[]> | undefined;

  constructor(
    private readonly query: SourceQuery,
    private readonly code: string,
    private readonly tallies: Pick<Tallies, 'links'>,
  ) {}

  async automation(): Promise<number | null> {
    const rows = await this.sourceRows<[number]>(
      'automacao',
      () => 'SELECT probability FROM automation WHERE occupation = ?',
    );
    return rows[0]?.[0] ?? null;
  }

  /**
   * Reads links by year once, oldest first: those of the series file and of the editions of links,
   * which take precedence. Never mixes kinds or places: where these differ, the series file is
   * used alone, unless only the editions are official.
   */
  evolution(): Promise<YearLinks[]> {
    this.yearLinks ??= this.readYears();
    return this.yearLinks;
  }

  /** Computes the growth from the final years only. */
  async growth(): Promise<Growth> {
    const notFinal = this.shownEditions().filter((edition) => !isFinalYear(edition));
    const years = notFinal.map(({ ano }) => ano);
    return yearlyGrowth(await this.evolution(), [...this.query.partialYears, ...years]);
  }

  private async readYears(): Promise<YearLinks[]> {
    const editions = this.shownEditions();
    const [first] = editions;
    const [series] = this.query.editionsOf('evolucao');
    const isAlone = first && series && !isSameScope(series, first);
    const [listed, counted] = await Promise.all([
      isAlone ? [] : this.seriesYears(),
      this.editionYears(editions),
    ]);
    const years = new Map([...listed, ...counted].map((each) => [each.year, each]));
    return [...years.values()].toSorted((a, b) => a.year - b.year);
  }

  /** Lists the editions of links that give years; none if there is only one of their scope. */
  private shownEditions(): Edition[] {
    const [standard, ...others] = this.query.editionsOf('rais');
    const [series] = this.query.editionsOf('evolucao');
    if (!standard) return [];
    const editions = [standard, ...others.filter((other) => isSameScope(other, standard))];
    const isBetter = standard.tipo === 'oficial' && series?.tipo !== 'oficial';
    const isShown = !series || isBetter || isSameScope(series, standard);
    return isShown && editions.length > 1 ? editions : [];
  }

  /** Counts the links in each edition; empty for an occupation that has none in any. */
  private async editionYears(editions: readonly Edition[]): Promise<YearLinks[]> {
    const years = await Promise.all(
      editions.map(async (edition) => ({
        year: edition.ano,
        links: await this.tallies.links(this.query.open(edition), { occupation: [this.code] }),
      })),
    );
    return years.some(({ links }) => links > 0) ? years : [];
  }

  private async seriesYears(): Promise<YearLinks[]> {
    const rows = await this.sourceRows<[number, number]>(
      'evolucao',
      () => 'SELECT year, links FROM evolution WHERE occupation = ? ORDER BY year',
    );
    return rows.map(([year, links]) => ({ year, links }));
  }

  /** Reads the descriptions and other facts from `perfis` once, in file order. */
  profile(): Promise<ProfileFact[]> {
    this.profileFacts ??= this.sourceRows<ProfileFact>(
      'perfis',
      ({ insertionOrder }) =>
        `SELECT field, item, value FROM profiles WHERE occupation = ? ${insertionOrder}`,
    );
    return this.profileFacts;
  }

  /**
   * Returns the occupation whose O*NET ratings stand in for missing ones: the one with the nearest
   * code in the same family. Null if this occupation has ratings, or if none in the family has.
   */
  async standIn(): Promise<string | null> {
    const [first] = await this.elements();
    if (!first) return null;
    const rated = cboOf(first[0]);
    return rated === this.code ? null : rated;
  }

  /** Reads the rated elements of the occupation or its stand-in once, in file order. */
  private elements(): Promise<RatedElement[]> {
    this.ratedElements ??= this.readElements();
    return this.ratedElements;
  }

  private async readElements(): Promise<RatedElement[]> {
    const own = Number(this.code);
    const rows = await this.elementsOf(own);
    if (rows.length > 0) return rows;
    const family = own - (own % FAMILY);
    const [[nearest] = []] = await this.sourceRows<[number]>(
      'onet',
      () => `SELECT occupation FROM ratings WHERE occupation BETWEEN ? AND ?
        ORDER BY abs(occupation - ?), occupation LIMIT 1`,
      [family, family + FAMILY - 1, own],
    );
    return nearest === undefined ? [] : this.elementsOf(nearest);
  }

  private elementsOf(occupation: number): Promise<RatedElement[]> {
    return this.sourceRows(
      'onet',
      ({ insertionOrder }) =>
        `SELECT occupation, kind, name, importance, level FROM ratings
         WHERE occupation = ? ${insertionOrder}`,
      [occupation],
    );
  }

  /**
   * Returns the most important elements of a kind, then the most frequent ones; frequencies come
   * from `perfis`.
   */
  async ratings(kind: ElementKind): Promise<Rating[]> {
    const rows = (await this.elements()).filter(([, of]) => of === kind);
    const frequencies = new Map(
      (await this.profile())
        .filter(([field]) => field === kind)
        .map(([, item, value]) => [item ?? '', parseNumber(value)]),
    );
    const elements = rows.map(([, , name, importance, level]) => ({
      name,
      importance,
      level,
      frequency: frequencies.get(name) ?? null,
    }));
    const others = [...frequencies]
      .filter(([name]) => !elements.some((element) => element.name === name))
      .map(([name, frequency]) => ({ name, frequency, importance: null, level: null }));
    return [...elements, ...others]
      .toSorted(
        (a, b) =>
          (b.importance ?? 0) - (a.importance ?? 0) || (b.frequency ?? 0) - (a.frequency ?? 0),
      )
      .slice(0, MAX_RATINGS);
  }

  /** Returns the rated attitudes, or those listed in the CBO if there are none. */
  async attitudes(): Promise<Rating[]> {
    const rated = await this.ratings('atitude');
    if (rated.length > 0) return rated;
    const rows = await this.cboRows<[string]>(
      ({ insertionOrder }) =>
        `SELECT name FROM activities WHERE id = ? AND personal
         ${insertionOrder} LIMIT ${MAX_RATINGS}`,
    );
    return rows.map(([name]) => ({ name, importance: null, frequency: null, level: null }));
  }

  /** Returns the summary from `perfis`, or the areas of activity in the CBO if there is none. */
  async description(): Promise<string | null> {
    const synthesis = factText(await this.profile(), 'sintese');
    if (synthesis !== null) return synthesis;
    const rows = await this.cboRows<[string]>(
      () =>
        'SELECT area_name FROM activities WHERE id = ? AND NOT personal GROUP BY area_name ORDER BY min(area), area_name',
    );
    const areas = rows.map(([name]) => name.toLocaleLowerCase('pt-BR')).join('; ');
    return (
      (areas && `${areas.charAt(0).toLocaleUpperCase('pt-BR')}${areas.slice(1)}.`.trim()) || null
    );
  }

  /** Reads the title of the occupation's family; null if the list has none. */
  async family(): Promise<string | null> {
    const found = this.query.newest('cbo')?.database;
    const family = Math.floor(Number(this.code) / FAMILY);
    const rows = await found?.rows<[string]>('SELECT name FROM families WHERE id = ?', [family]);
    return rows?.[0]?.[0] ?? null;
  }

  private async sourceRows<Row extends readonly Value[]>(
    source: OccupationFactSource,
    sqlOf: SqlOf,
    values: readonly number[] = [Number(this.code)],
  ): Promise<Row[]> {
    const found = this.query.newest(source)?.database;
    return found ? found.rows<Row>(sqlOf(found.dialect), values) : [];
  }

  private async cboRows<Row extends readonly Value[]>(sqlOf: SqlOf): Promise<Row[]> {
    const found = this.query.newest('cbo')?.database;
    return found ? found.rows<Row>(sqlOf(found.dialect), [Number(this.code)]) : [];
  }
}

/** Parses a number with a decimal point or comma. */
export const parseNumber = (text: string): number => Number(text.replace(',', '.'));

/** Returns the value of a field that has at most one value per occupation. */
export const factText = (facts: readonly ProfileFact[], field: ProfileField): string | null =>
  facts.find(([name]) => name === field)?.[2] ?? null;
