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

interface Point {
  code: string;
  /** Features as compared, in order. */
  values: readonly number[];
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
  private readonly points: readonly Point[];
  private readonly scales: readonly number[];

  /** @param places - Features by code. Places that lack any are left out. */
  constructor(private readonly places: ReadonlyMap<string, PlaceFeatures>) {
    this.points = [...places].flatMap(([code, features]) => {
      const values = valuesOf(features);
      return values ? [{ code, values }] : [];
    });
    this.scales = placeFeatureNames.map((_, index) =>
      deviationOf(this.points.map(({ values }) => values[index] ?? 0)),
    );
  }

  /** Number of places with all features. */
  get compared(): number {
    return this.points.length;
  }

  /** Number of places that lack a feature. */
  get excluded(): number {
    return this.places.size - this.points.length;
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
    const origin = this.points.find((point) => point.code === code);
    if (!origin) return undefined;
    const nearest: SimilarPlace[] = [];
    for (const point of this.points) {
      const farthest = nearest[SIMILAR - 1]?.distance ?? Number.POSITIVE_INFINITY;
      const distance = this.distanceWithin(farthest, origin, point);
      if (point === origin || distance === undefined) continue;
      nearest.push({ code: point.code, distance });
      nearest.sort((a, b) => a.distance - b.distance || Number(a.code) - Number(b.code));
      nearest.length = Math.min(nearest.length, SIMILAR);
    }
    return nearest;
  }

  /**
   * Returns the distance of two points; undefined if it is greater than `limit`. A feature that is
   * equal everywhere separates no places. Rounded, so that equal distances tie despite
   * floating-point errors.
   */
  private distanceWithin(limit: number, a: Point, b: Point): number | undefined {
    const most = (limit + 1 / PRECISION) ** 2;
    let squares = 0;
    // Most places are too far by their first features.
    for (let index = 0; index < this.scales.length && squares <= most; index++) {
      const scale = this.scales[index] ?? 0;
      if (scale > 0) squares += (((a.values[index] ?? 0) - (b.values[index] ?? 0)) / scale) ** 2;
    }
    const distance = Math.round(Math.sqrt(squares) * PRECISION) / PRECISION;
    return distance > limit ? undefined : distance;
  }
}
