/** Features by which places are compared. */
export const placeFeatureNames = [
  'inhabitants',
  'perThousand',
  'medianPay',
  'industry',
  'construction',
  'commerce',
  'agriculture',
  'higher',
] as const;

type PlaceFeatureName = (typeof placeFeatureNames)[number];

/** Values of a place's features; null if unknown. */
export type PlaceFeatures = Readonly<Record<PlaceFeatureName, number | null>>;

/** Standard deviations by feature; those of inhabitants, links and pay are of the logarithms. */
export type FeatureDeviations = Readonly<Record<PlaceFeatureName, number>>;

/** Features that range over orders of magnitude, and are compared by their logarithms. */
const logarithmic: ReadonlySet<PlaceFeatureName> = new Set([
  'inhabitants',
  'perThousand',
  'medianPay',
]);

/** Distances are rounded to a multiple of its inverse. */
const PRECISION = 1e9;

/** Number of similar places of a place. */
const SIMILAR = 8;

export interface SimilarPlace {
  code: string;
  distance: number;
}

/** Returns a place's features as compared; undefined if any is unknown. */
function valuesOf(features: PlaceFeatures): readonly number[] | undefined {
  const values = placeFeatureNames.map((name) => {
    const value = features[name];
    return value !== null && logarithmic.has(name) ? Math.log(value) : value;
  });
  return values.every((value) => value !== null && Number.isFinite(value))
    ? (values as readonly number[])
    : undefined;
}

/** Population standard deviation. */
function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Finds the places most similar to another one, by the Euclidean distance of their features. */
export class PlaceComparison {
  /** Codes of the places with all features, and their features as compared, one after the other. */
  private readonly codes: readonly string[];
  private readonly values: Float64Array;
  private readonly scales: readonly number[];

  /** @param places - Features by code. Places that lack any are left out. */
  constructor(private readonly places: ReadonlyMap<string, PlaceFeatures>) {
    const points = [...places].flatMap(([code, features]) => {
      const values = valuesOf(features);
      return values ? [{ code, values }] : [];
    });
    this.codes = points.map(({ code }) => code);
    this.values = Float64Array.from(points.flatMap(({ values }) => values));
    this.scales = placeFeatureNames.map((_, index) =>
      deviationOf(points.map(({ values }) => values[index] ?? 0)),
    );
  }

  /** Number of places with all features. */
  get compared(): number {
    return this.codes.length;
  }

  /** Number of places that lack a feature. */
  get excluded(): number {
    return this.places.size - this.codes.length;
  }

  /** Standard deviations of the compared places. */
  get deviations(): FeatureDeviations {
    return Object.fromEntries(
      placeFeatureNames.map((name, index) => [name, this.scales[index] ?? 0]),
    ) as FeatureDeviations;
  }

  featuresOf(code: string): PlaceFeatures | undefined {
    return this.places.get(code);
  }

  /**
   * Returns the eight nearest places, with ties sorted by code; undefined if the place lacks a
   * feature.
   */
  similarTo(code: string): SimilarPlace[] | undefined {
    const origin = this.codes.indexOf(code);
    if (origin < 0) return undefined;
    const nearest: SimilarPlace[] = [];
    let farthest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.codes.length; index++) {
      const distance = this.distance(origin, index, farthest);
      if (index === origin || distance > farthest) continue;
      nearest.push({ code: this.codes[index] ?? '', distance });
      nearest.sort((a, b) => a.distance - b.distance || Number(a.code) - Number(b.code));
      nearest.length = Math.min(nearest.length, SIMILAR);
      farthest = nearest[SIMILAR - 1]?.distance ?? farthest;
    }
    return nearest;
  }

  /**
   * Returns the distance of two places, or of their first features if that is greater than `limit`:
   * most are too far by few. A feature that is equal everywhere separates no places. Rounded, so
   * that equal distances tie despite floating-point errors.
   */
  private distance(a: number, b: number, limit: number): number {
    const { scales, values } = this;
    const { length } = scales;
    const most = (limit + 1 / PRECISION) * (limit + 1 / PRECISION);
    let squares = 0;
    for (let index = 0; index < length && squares <= most; index++) {
      const scale = scales[index] ?? 0;
      if (scale <= 0) continue;
      const difference = (values[a * length + index] ?? 0) - (values[b * length + index] ?? 0);
      // A power would take several times as long.
      squares += (difference / scale) * (difference / scale);
    }
    return Math.round(Math.sqrt(squares) * PRECISION) / PRECISION;
  }
}
