/** Total that the publisher of a source states for a year, and what is known about its files. */
export interface PublishedTotal {
  /** Links active on 31 December, without abandoned ones, or enrolments. */
  total: number;
  /** Total of an earlier publication of the year, which a later one replaced. */
  superseded?: number;
  /** Links active on 31 December that the files mark as abandoned. */
  abandoned?: number;
  /** Rows of all files. */
  rows?: number;
  /** IBGE code of a state → its total. */
  states?: Readonly<Record<string, number>>;
}

/**
 * Stock of formal jobs. Source: the ministry's yearly presentations of RAIS, its technical note on
 * 2025 (abandoned links), and whole files counted by two public projects. For 2019, `total` is that
 * of the files served today; the ministry first published `superseded`. For 2023, `superseded` is
 * that of the folder `Legado`. Acre: its file of 2016, and the state's press on RAIS 2017.
 */
const links: Readonly<Record<number, PublishedTotal>> = {
  2010: { total: 44_068_355, rows: 66_747_302 },
  2011: { total: 46_310_631, rows: 70_971_125 },
  2012: { total: 47_458_712, rows: 73_326_485 },
  2013: { total: 48_948_433, rows: 75_400_510 },
  2014: { total: 49_571_510, rows: 76_107_279 },
  2015: { total: 48_060_807, rows: 72_175_102 },
  2016: { total: 46_060_198, rows: 67_144_598, states: { 12: 128_137 } },
  2017: { total: 46_281_590, rows: 65_655_882, states: { 12: 131_291 } },
  2018: { total: 46_631_115, rows: 66_214_692 },
  2019: { total: 46_716_492, rows: 66_667_417, superseded: 47_554_211 },
  2020: { total: 46_236_176, rows: 65_921_194 },
  2021: { total: 48_728_871, rows: 70_521_981 },
  2022: { total: 52_790_864, rows: 78_488_470 },
  2023: { total: 55_316_614, rows: 82_966_522, abandoned: 501_393, superseded: 54_706_385 },
  2024: { total: 57_132_156, rows: 87_747_220, abandoned: 668_495 },
  2025: { total: 59_970_945, rows: 91_710_262, abandoned: 720_825 },
};

/**
 * Enrolments in undergraduate courses, without sequential ones. Source: INEP's presentations of the
 * Censo da Educação Superior; for 2011 its Resumo Técnico, for 2018 the sum of its four kinds of
 * institutions. Years whose figure was not found in two statements that agree are missing.
 */
const higherEnrolments: Readonly<Record<number, PublishedTotal>> = {
  2009: { total: 5_954_021 },
  2010: { total: 6_379_299 },
  2011: { total: 6_739_689 },
  2012: { total: 7_037_688 },
  2013: { total: 7_305_977 },
  2015: { total: 8_027_297 },
  2017: { total: 8_286_663 },
  2018: { total: 8_450_755 },
  2019: { total: 8_603_824 },
  2022: { total: 9_443_597 },
  2023: { total: 9_976_782 },
  2024: { total: 10_226_873 },
};

/**
 * Enrolments in technical courses. Source: INEP's course tables of the Censo Escolar; for 2019, its
 * presentation of the census.
 */
const technicalEnrolments: Readonly<Record<number, PublishedTotal>> = {
  2019: { total: 1_874_974 },
  2023: { total: 2_271_607, rows: 23_224 },
  2025: { total: 2_490_145, rows: 32_136 },
};

const totals: Readonly<Record<string, Readonly<Record<number, PublishedTotal>>>> = {
  rais: links,
  'inep-superior': higherEnrolments,
  'inep-tecnico': technicalEnrolments,
};

/** Returns the published totals of a source by year; empty for sources without. */
export const publishedTotals = (source: string): Readonly<Record<number, PublishedTotal>> =>
  totals[source] ?? {};

/** Returns the published total of a source and a year; undefined if it is unknown. */
export const publishedTotal = (source: string, year: number): PublishedTotal | undefined =>
  publishedTotals(source)[year];

/** Largest number of links in a year's file of links without a municipality. */
export const MAX_UNPLACED_LINKS = 16_544;

/** First year with a file of links without a municipality. */
export const FIRST_UNPLACED_YEAR = 2018;
