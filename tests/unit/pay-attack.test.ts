import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyDataset,
  type Filters,
  labour,
  type PayDimension,
  type PayRow,
} from '@observatorio/contract';
import { hourLimits, WEEKS_PER_MONTH } from '@observatorio/domain';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import { officialFiles } from '@observatorio/store/official-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  completeFile,
  groupedBy,
  isClose,
  isolated,
  type Lone,
  middleOf,
  type Person,
} from '../support/pay-attack';

const {
  paths: [path = ''],
  missing,
} = officialFiles('rais_vinculos_AC_2016.txt.gz');

let dataDir: string;
let store: Store;
let people: Person[];
/** People by occupation. */
let trades: ReadonlyMap<string, readonly Person[]>;

beforeAll(async () => {
  if (missing) return;
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  const completed = join(dataDir, '2016.csv');
  people = await completeFile(path, completed);
  trades = groupedBy(people, ({ occupation }) => occupation);
  await importFiles('rais', dataDir, [completed], { waived: ['subsetor', 'tamanho'] });
  store = await openStore(dataDir, { threads: 1 });
});
afterAll(async () => {
  if (missing) return;
  await store.close();
  await rm(dataDir, { recursive: true });
});

const rowsOf = async <D extends AnyDataset>(dataset: D, filters: Filters) =>
  (await store.answer(dataset, store.resolve(dataset, filters))).rows;

const summaryOf = async (filters: Filters) => (await rowsOf(labour.summary, filters))[0];
const curveOf = (filters: Filters) => rowsOf(labour.payCurve, filters);
const payOf = (filters: Filters, por: PayDimension) =>
  rowsOf(labour.pay, { ...filters, por: [por] });
const gapsOf = (filters: Filters) => rowsOf(labour.payGap, filters);

const middle = (one?: { from: number; to: number }) => one && Math.sqrt(one.from * one.to);

type Guesses = Readonly<Record<string, number | null | undefined>>;

/** Counts the successful guesses of each figure. */
class Score {
  private readonly hits = new Map<string, number>();

  add(guesses: Guesses, pay: number): void {
    for (const [name, guess] of Object.entries(guesses)) {
      this.hits.set(name, (this.hits.get(name) ?? 0) + Number(isClose(guess, pay)));
    }
  }

  of(name: string): number {
    return this.hits.get(name) ?? 0;
  }

  /** Asserts that no figure succeeds more often than all of the blind guesses, or so much more. */
  expectNoBetterThan(blind: readonly string[], more = 0): void {
    const figures = [...this.hits].filter(([name]) => !blind.includes(name));
    const best = Math.max(...figures.map(([, hits]) => hits));
    const most = Math.max(...blind.map((name) => this.of(name)));
    expect(best, JSON.stringify(Object.fromEntries(this.hits))).toBeLessThanOrEqual(most + more);
  }
}

/** The median of an occupation as a guess for one of its links. */
async function blindGuess(occupation: string) {
  const found = medians.get(occupation) ?? summaryOf({ occupation: [occupation] });
  medians.set(occupation, found);
  return (await found)?.medianPay;
}
const medians = new Map<string, ReturnType<typeof summaryOf>>();

const dimensions = ['uf', 'raca', 'jornada'] as const;
type Dimension = (typeof dimensions)[number];

/** Category of a person in a dimension of the pay. */
const keyIn: Readonly<Record<Dimension, (person: Person) => string | null>> = {
  // All links are of one state, so this row is the whole response.
  uf: () => '12',
  raca: ({ race }) => race,
  jornada: ({ hours }) => String(1 + hourLimits.findIndex((limit) => hours <= limit)),
};

const monthlyHours = (links: readonly Person[]): number =>
  links.reduce((sum, { hours }) => sum + hours * WEEKS_PER_MONTH, 0);

/** A person who is the difference between the links of some occupations with and without a city. */
interface Target {
  person: Person;
  whole: Filters;
  rest: Filters;
  /** All links of the whole. */
  links: readonly Person[];
}

/** Number of links that the attacker targets. Pay gaps take longer. */
const TARGETS = 100;
const TARGETS_OF_GAPS = 40;

/** Number of occupations that the attacker adds to that of a target, since few links have no ratio. */
const MORE_OCCUPATIONS = 12;

/**
 * Returns people who are the only ones of their occupation in a city, if other cities have more of
 * it. Adds so many of the largest occupations that the city does not have.
 */
function targetsOf(count: number, more = 0): Target[] {
  const largest = [...trades].toSorted(([, a], [, b]) => b.length - a.length);
  const cellOf = (city: string, occupation: string) => `${city} ${occupation}`;
  const cells = groupedBy(people, ({ city, occupation }) => cellOf(city, occupation));
  const lone = [...cells.values()].flatMap(([person, ...others]) =>
    person && others.length === 0 && (trades.get(person.occupation)?.length ?? 0) > 5 ? person : [],
  );
  return lone.slice(0, count).map((person) => {
    const { occupation, city } = person;
    const own = trades.get(occupation) ?? [];
    const added = largest.filter(([code]) => !cells.has(cellOf(city, code))).slice(0, more);
    const links = [...own, ...added.flatMap(([, each]) => each)];
    const others = [...new Set(links.map((link) => link.city))].filter((other) => other !== city);
    const filters = { occupation: [occupation, ...added.map(([code]) => code)] };
    return {
      person,
      whole: { ...filters, municipio: [...others, city] },
      rest: { ...filters, municipio: others },
      links,
    };
  });
}

const percentiles = ['p10Pay', 'p25Pay', 'medianPay', 'p75Pay', 'p90Pay'] as const;

describe.skipIf(missing)('an attacker who subtracts responses that differ by one link', () => {
  /** Plays the attack on some targets. */
  async function play(
    guess: (target: Target) => Promise<Guesses>,
    targets: readonly Target[] = targetsOf(TARGETS),
  ): Promise<void> {
    const score = new Score();
    for (const target of targets) {
      const { occupation, pay } = target.person;
      const [blind, guesses] = await Promise.all([blindGuess(occupation), guess(target)]);
      score.add({ ...guesses, blind }, pay);
    }
    expect(score.of('blind')).toBeGreaterThan(targets.length / 20);
    // All 785 targets together gain less from subtracting means than from blind guesses: 78, not 88.
    score.expectNoBetterThan(['blind'], 2 * Math.sqrt(score.of('blind')));
  }

  it('gains no more from summaries than from guessing the median of her occupation', () =>
    play(async ({ whole, rest }) => {
      const [all, others] = await Promise.all([summaryOf(whole), summaryOf(rest)]);
      const sumOf = (row = all) =>
        (row?.meanPay ?? Number.NaN) * ((row?.links ?? 0) - (row?.unclassified ?? 0));
      return {
        mean: sumOf() - sumOf(others),
        bound: all?.maxPay === others?.maxPay ? all?.minPay : all?.maxPay,
      };
    }));

  it('gains no more from curves', () =>
    play(async ({ whole, rest }) => {
      const [all, others] = await Promise.all([curveOf(whole), curveOf(rest)]);
      return {
        grown: middle(
          all.find(
            ({ from, count }) => count > (others.find((one) => one.from === from)?.count ?? 0),
          ),
        ),
      };
    }));

  it.each(dimensions)('gains no more from the pay by %s', (by) =>
    play(async ({ person, whole, rest, links }) => {
      const keyOf = keyIn[by];
      const key = keyOf(person);
      const isHers = (row: PayRow) => row.key === key;
      const [all, others] = await Promise.all([payOf(whole, by), payOf(rest, by)]);
      const [mine, theirs] = [all.find(isHers), others.find(isHers)];
      const similar = links.filter((link) => keyOf(link) === key);
      const hours = monthlyHours(similar);
      const mean =
        (mine?.meanPay ?? Number.NaN) * similar.length -
        (theirs?.meanPay ?? Number.NaN) * (similar.length - 1);
      const hourly =
        (mine?.hourlyPay ?? Number.NaN) * hours -
        (theirs?.hourlyPay ?? Number.NaN) * (hours - monthlyHours([person]));
      const moved = percentiles.find((name) => mine?.[name] !== theirs?.[name]);
      return {
        mean,
        hourly,
        both: (mean + hourly) / 2,
        percentile: moved && mine?.[moved],
      };
    }),
  );

  it('gains no more from pay gaps', () =>
    play(
      async ({ person, whole, rest, links }) => {
        const { gender, race } = person;
        const groups: [key: string, base: string, isIn: (link: Person) => boolean][] = [
          ['mulheres', gender === '2' ? '1' : '2', (link) => link.gender === gender],
          ['pretas-pardas', '2', (link) => link.race === '4' || link.race === '8'],
          [race === '4' ? 'pretas' : 'pardas', '2', (link) => link.race === race],
        ];
        const [all, others, byGender, byRace] = await Promise.all([
          gapsOf(whole),
          gapsOf(rest),
          payOf(whole, 'genero'),
          payOf(whole, 'raca'),
        ]);
        const guesses = groups.flatMap(([key, base, isIn]) => {
          if (!isIn(person)) return [];
          const rows = key === 'mulheres' ? byGender : byRace;
          const compared = rows.find((row) => row.key === base);
          const [mine, theirs] = [all, others].map((gaps) => gaps.find((row) => row.key === key));
          const similar = links.filter(isIn);
          const n = similar.length;
          const hours = monthlyHours(similar);
          // The ratio is of women to men; of a man, the attacker inverts it.
          const of = (ratio: number | null | undefined) =>
            key === 'mulheres' && gender === '1'
              ? 10_000 / (ratio ?? Number.NaN)
              : (ratio ?? Number.NaN);
          const base100 = (compared?.meanPay ?? Number.NaN) / 100;
          const hourly100 = (compared?.hourlyPay ?? Number.NaN) / 100;
          const common = (row = mine) => (row?.commonShare ?? 0) * (row?.count ?? 0);
          return [
            [`${key} ratio`, base100 * (of(mine?.ratio) * n - of(theirs?.ratio) * (n - 1))],
            [
              `${key} hourly`,
              hourly100 *
                (of(mine?.hourlyRatio) * hours -
                  of(theirs?.hourlyRatio) * (hours - monthlyHours([person]))),
            ],
            [
              `${key} adjusted`,
              base100 *
                (of(mine?.adjustedRatio) * common() - of(theirs?.adjustedRatio) * common(theirs)),
            ],
          ];
        });
        return Object.fromEntries(guesses);
      },
      targetsOf(TARGETS_OF_GAPS, MORE_OCCUPATIONS),
    ));
});

describe.skipIf(missing)('an attacker who isolates a person by pay band', () => {
  /** Number of persons per attack. */
  const PERSONS = 60;

  /** Figures of a row of pay that may reveal the only one of its links in a band. */
  const figuresOf = (row: PayRow | undefined, { person, links }: Lone): Guesses => {
    const others = links.filter((link) => link !== person);
    // The counts by band tell what the others earn, about.
    const rest = others.reduce((sum, { band }) => sum + middleOf(band), 0);
    const sum = (row?.meanPay ?? Number.NaN) * links.length;
    return {
      ...Object.fromEntries(percentiles.map((name) => [name, row?.[name]])),
      mean: row?.meanPay,
      sum,
      rest: sum - rest,
      hourly: (row?.hourlyPay ?? Number.NaN) * monthlyHours(links) - rest,
      perHour: (row?.hourlyPay ?? Number.NaN) * monthlyHours([person]),
    };
  };

  /** Figures of a response that may reveal a pay. */
  const guessesOf = async (lone: Lone, by: Dimension): Promise<Guesses> => {
    const { filters, person } = lone;
    const rows = await payOf(filters, by);
    const ofRow = figuresOf(
      rows.find(({ key }) => key === keyIn[by](person)),
      lone,
    );
    if (by !== 'uf') return ofRow;
    const [summary, curve] = await Promise.all([summaryOf(filters), curveOf(filters)]);
    const { minPay, maxPay } = summary ?? {};
    return { ...ofRow, minPay, maxPay, first: middle(curve[0]), last: middle(curve.at(-1)) };
  };

  const circleOf = (person: Person, by: Dimension) => `${person.city} ${keyIn[by](person)}`;
  type Circles = ReadonlyMap<string, ReadonlyMap<string, readonly Person[]>>;
  const known = new Map<Dimension, Circles>();

  /** Links of each category in each city, by occupation. */
  function circlesBy(by: Dimension): Circles {
    const circles =
      known.get(by) ??
      new Map(
        [...groupedBy(people, (person) => circleOf(person, by))].map(([circle, links]) => [
          circle,
          groupedBy(links, ({ occupation }) => occupation),
        ]),
      );
    known.set(by, circles);
    return circles;
  }

  // The exact counts by band reveal her band, so a blind guess is also the middle of it.
  describe.each([
    ['the highest band', 1],
    ['the band of the 90th percentile', 0.9],
    ['the band of the 75th percentile', 0.75],
    ['the middle band', 0.5],
    ['the band of the 25th percentile', 0.25],
    ['the band of the 10th percentile', 0.1],
    ['the lowest band', 0],
  ])('and is in %s', (_, share) => {
    it.each(dimensions)(
      'gains no more from any figure of the links of her category by %s',
      async (by) => {
        const circles = circlesBy(by);
        const found: Lone[] = [];
        for (const person of people) {
          const circle = circles.get(circleOf(person, by));
          const lone = circle && isolated(person, circle, share);
          if (lone) found.push(lone);
          if (found.length === PERSONS) break;
        }
        expect(found.length).toBeGreaterThan(20);
        const score = new Score();
        for (const lone of found) {
          const { occupation, band, pay } = lone.person;
          const [median, guesses] = await Promise.all([
            blindGuess(occupation),
            guessesOf(lone, by),
          ]);
          score.add({ ...guesses, median, middle: middleOf(band) }, pay);
        }
        score.expectNoBetterThan(['median', 'middle']);
      },
    );
  });
});

/** A row of a response that withholds the pay of its only link. */
interface Withheld {
  /** The pay that the link would have if it made up the difference of the other rows to the total. */
  guess: number;
  /** The published median of the selection, as a blind guess. */
  blind: number | null;
  pay: number;
}

describe.skipIf(missing)('an attacker who subtracts the rows of a response from its total', () => {
  /** Category of a person in the dimensions of the rows. */
  const rowOf = {
    municipio: ({ city }: Person) => city,
    genero: ({ gender }: Person) => gender,
    escolaridade: ({ schooling }: Person) => schooling,
    faixaEtaria: ({ age }: Person) => age,
    raca: keyIn.raca,
    jornada: keyIn.jornada,
  };
  type RowDimension = keyof typeof rowOf;
  const rowDimensions = Object.keys(rowOf) as RowDimension[];

  /** Returns the withheld row of an occupation's pay by a dimension, if there is only one. */
  async function withheldIn(occupation: string, by: RowDimension): Promise<Withheld[]> {
    const rowsOfPeople = groupedBy(trades.get(occupation) ?? [], (each) => `${rowOf[by](each)}`);
    // A row of one link can be that of a person only if nobody else is in it.
    if (![...rowsOfPeople.values()].some(({ length }) => length === 1)) return [];
    const filters = { occupation: [occupation], uf: ['12'] };
    const rows = await payOf(filters, by);
    const hidden = rows.filter(({ count, meanPay }) => count > 0 && meanPay === null);
    const [only] = hidden;
    if (hidden.length !== 1 || only?.count !== 1) return [];
    const [person] = rowsOfPeople.get(`${only.key}`) ?? [];
    if (!person) return [];
    const whole = await summaryOf(filters);
    if (!whole?.meanPay) return [];
    const total = whole.meanPay * (whole.links - whole.unclassified);
    const others = rows.reduce((sum, { meanPay, count }) => sum + (meanPay ?? 0) * count, 0);
    return [{ guess: total - others, blind: whole.medianPay, pay: person.pay }];
  }

  it("gains no more than from guessing the selection's median", async () => {
    const score = new Score();
    let found = 0;
    for (const occupation of [...trades.keys()].toSorted().filter((_, index) => index % 3 === 0)) {
      for (const by of rowDimensions) {
        for (const { guess, blind, pay } of await withheldIn(occupation, by)) {
          score.add({ guess, blind }, pay);
          found += 1;
        }
      }
    }
    expect(found).toBeGreaterThan(40);
    score.expectNoBetterThan(['blind']);
  });
});
