import type { OccupationFactSource, Rating } from '@observatorio/contract';
import type { YearLinks } from '@observatorio/domain';
import type { Value } from '../engine/connector';
import type { Dialect } from '../engine/dialect';
import type { SourceQuery } from '../query/source';
import { cboOf } from '../titles/occupation-titles';
import type { ElementKind } from './onet-elements';
import type { ProfileField } from './profile-fields';

/** Number of knowledge items, skills or attitudes that cards show. */
const MAX_RATINGS = 15;

/** Number of codes of a family of the CBO, which shares their first four digits. */
const FAMILY = 100;

type ProfileFact = [field: ProfileField, item: string | null, value: string];

type RatedElement = [
  kind: ElementKind,
  name: string,
  importance: number | null,
  level: number | null,
];

type SqlOf = (dialect: Dialect) => string;

/** Facts about one occupation, read from the editions in service. */
export class Facts {
  private profileFacts: Promise<ProfileFact[]> | undefined;
  private ratedOccupation: Promise<number | undefined> | undefined;
  private ratedElements: Promise<RatedElement[]> | undefined;

  constructor(
    private readonly query: SourceQuery,
    private readonly code: string,
  ) {}

  async automation(): Promise<number | null> {
    const rows = await this.sourceRows<[number]>(
      'automacao',
      () => 'SELECT probability FROM automation WHERE occupation = ?',
    );
    return rows[0]?.[0] ?? null;
  }

  /** Links by year, oldest first. */
  async evolution(): Promise<YearLinks[]> {
    const rows = await this.sourceRows<[number, number]>(
      'evolucao',
      () => 'SELECT year, links FROM evolution WHERE occupation = ? ORDER BY year',
    );
    return rows.map(([year, links]) => ({ year, links }));
  }

  /**
   * Descriptions and other facts of `perfis`, read once, in the order of the file.
   */
  profile(): Promise<ProfileFact[]> {
    this.profileFacts ??= this.sourceRows<ProfileFact>(
      'perfis',
      ({ position }) =>
        `SELECT field, item, value FROM profiles WHERE occupation = ? ORDER BY ${position}`,
    );
    return this.profileFacts;
  }

  /**
   * The occupation whose ratings in O*NET stand in for those that this one lacks: the nearest code
   * of the same family. Null if it has its own, or if the family has none.
   */
  async standIn(): Promise<string | null> {
    const rated = await this.rated();
    return rated === undefined || cboOf(rated) === this.code ? null : cboOf(rated);
  }

  private rated(): Promise<number | undefined> {
    this.ratedOccupation ??= this.findRated();
    return this.ratedOccupation;
  }

  private async findRated(): Promise<number | undefined> {
    const own = Number(this.code);
    const family = own - (own % FAMILY);
    const rows = await this.query
      .newest('onet')
      ?.database.rows<[number]>(
        'SELECT DISTINCT occupation FROM ratings WHERE occupation BETWEEN ? AND ?',
        [family, family + FAMILY - 1],
      );
    const codes = (rows ?? []).map(([code]) => code);
    return codes.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b)[0];
  }

  /** The elements rated for it or its stand-in, in the order of the file, read once. */
  private elements(): Promise<RatedElement[]> {
    this.ratedElements ??= this.rated().then((rated) =>
      rated === undefined
        ? []
        : this.sourceRows<RatedElement>(
            'onet',
            ({ position }) =>
              `SELECT kind, name, importance, level FROM ratings WHERE occupation = ?
               ORDER BY ${position}`,
            rated,
          ),
    );
    return this.ratedElements;
  }

  /** The most important elements of a kind, with their frequency from `perfis`. */
  async ratings(kind: ElementKind): Promise<Rating[]> {
    const rows = (await this.elements()).filter(([of]) => of === kind);
    const frequencies = new Map(
      (await this.profile())
        .filter(([field]) => field === kind)
        .map(([, item, value]) => [item ?? '', parseNumber(value)]),
    );
    const elements = rows.map(([, name, importance, level]) => ({
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

  /** The rated attitudes, or else those that the CBO names. */
  async attitudes(): Promise<Rating[]> {
    const rated = await this.ratings('atitude');
    if (rated.length > 0) return rated;
    const rows = await this.cboRows<[string]>(
      ({ position }) =>
        `SELECT name FROM activities WHERE id = ? AND personal
         ORDER BY ${position} LIMIT ${MAX_RATINGS}`,
    );
    return rows.map(([name]) => ({ name, importance: null, frequency: null, level: null }));
  }

  /** The synthesis of the occupation, or else its areas of activity in the CBO. */
  async description(): Promise<string | null> {
    const synthesis = textOf(await this.profile(), 'sintese');
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

  private async sourceRows<Row extends readonly Value[]>(
    source: OccupationFactSource,
    sqlOf: SqlOf,
    occupation = Number(this.code),
  ): Promise<Row[]> {
    const found = this.query.newest(source)?.database;
    return found ? found.rows<Row>(sqlOf(found.dialect), [occupation]) : [];
  }

  private async cboRows<Row extends readonly Value[]>(sqlOf: SqlOf): Promise<Row[]> {
    const found = this.query.newest('cbo')?.database;
    return found ? found.rows<Row>(sqlOf(found.dialect), [Number(this.code)]) : [];
  }
}

/** Parses a number written with point or comma. */
export const parseNumber = (text: string): number => Number(text.replace(',', '.'));

/** The value of a field with at most one value per occupation. */
export const textOf = (facts: readonly ProfileFact[], field: ProfileField): string | null =>
  facts.find(([name]) => name === field)?.[2] ?? null;
