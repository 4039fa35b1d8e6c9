/** A month, “2019-12”. */
export type Month = `${number}-${number}`;

/** Month → price index. */
export type PriceIndices = ReadonlyMap<Month, number>;

/**
 * Basis of a pay figure: the pay of December, as in the official RAIS files and the sample, or the
 * mean of the year's months, in files without December pay. An edition carries it as
 * `baseRemuneracao`.
 */
export type PriceBasis = 'dezembro' | 'media';

/**
 * IPCA, Brazil's official consumer price index, by year, January to December; December 1993 = 100.
 *
 * Source: IBGE, SIDRA table 1737, variable 2266, as of July 2026. The published indices are used for
 * every month since October 2014 and for the Decembers since 2002. The other months are chained from
 * the published monthly rates (Banco Central, series 433) with two decimals, which yields the
 * published indices to within 0.02.
 */
const ipcaByYear: Readonly<Record<number, readonly number[]>> = {
  1994: [
    141.31, 198.22, 282.96, 403.73, 581.49, 857.29, 915.93, 932.97, 947.24, 972.06, 999.37, 1016.46,
  ],
  1995: [
    1033.74, 1044.28, 1060.47, 1086.24, 1115.24, 1140.44, 1167.35, 1178.91, 1190.58, 1207.37,
    1225.12, 1244.23,
  ],
  1996: [
    1260.9, 1273.89, 1278.35, 1294.46, 1310.25, 1325.84, 1340.56, 1346.46, 1348.48, 1352.53,
    1356.86, 1363.24,
  ],
  1997: [
    1379.33, 1386.23, 1393.3, 1405.56, 1411.32, 1418.94, 1422.06, 1421.78, 1422.63, 1425.9, 1428.32,
    1434.46,
  ],
  1998: [
    1444.64, 1451.29, 1456.22, 1459.71, 1467.01, 1467.3, 1465.54, 1458.07, 1454.86, 1455.15, 1453.4,
    1458.2,
  ],
  1999: [
    1468.41, 1483.83, 1500.15, 1508.55, 1513.08, 1515.95, 1532.47, 1541.05, 1545.83, 1564.23,
    1579.09, 1588.56,
  ],
  2000: [
    1598.41, 1600.49, 1604.01, 1610.75, 1610.91, 1614.62, 1640.62, 1662.11, 1665.93, 1668.26,
    1673.6, 1683.47,
  ],
  2001: [
    1693.07, 1700.86, 1707.32, 1717.22, 1724.26, 1733.23, 1756.28, 1768.57, 1773.52, 1788.24,
    1800.94, 1812.65,
  ],
  2002: [
    1822.08, 1828.64, 1839.61, 1854.33, 1858.22, 1866.02, 1888.23, 1900.5, 1914.18, 1939.26,
    1997.83, 2039.78,
  ],
  2003: [
    2085.68, 2118.43, 2144.49, 2165.29, 2178.5, 2175.23, 2179.58, 2186.99, 2204.05, 2210.44,
    2217.96, 2229.49,
  ],
  2004: [
    2246.43, 2260.13, 2270.75, 2279.15, 2290.77, 2307.03, 2328.02, 2344.08, 2351.82, 2362.17,
    2378.47, 2398.92,
  ],
  2005: [
    2412.83, 2427.07, 2441.88, 2463.12, 2475.19, 2474.69, 2480.88, 2485.1, 2493.8, 2512.5, 2526.32,
    2535.4,
  ],
  2006: [
    2550.36, 2560.82, 2571.83, 2577.23, 2579.81, 2574.39, 2579.28, 2580.57, 2585.99, 2594.52,
    2602.56, 2615.05,
  ],
  2007: [
    2626.56, 2638.12, 2647.88, 2654.5, 2661.93, 2669.38, 2675.79, 2688.37, 2693.21, 2701.29,
    2711.55, 2731.62,
  ],
  2008: [
    2746.37, 2759.83, 2773.08, 2788.33, 2810.36, 2831.16, 2846.17, 2854.14, 2861.56, 2874.44,
    2884.79, 2892.86,
  ],
  2009: [
    2906.75, 2922.74, 2928.59, 2942.65, 2956.48, 2967.12, 2974.24, 2978.7, 2985.85, 2994.21,
    3006.49, 3017.59,
  ],
  2010: [
    3040.22, 3063.93, 3079.86, 3097.42, 3110.74, 3110.74, 3111.05, 3112.29, 3126.3, 3149.75,
    3175.89, 3195.89,
  ],
  2011: [
    3222.42, 3248.2, 3273.86, 3299.07, 3314.58, 3319.55, 3324.86, 3337.16, 3354.85, 3369.28, 3386.8,
    3403.73,
  ],
  2012: [
    3422.79, 3438.19, 3445.41, 3467.46, 3479.94, 3482.72, 3497.7, 3512.04, 3532.06, 3552.9, 3574.22,
    3602.46,
  ],
  2013: [
    3633.44, 3655.24, 3672.42, 3692.62, 3706.28, 3715.92, 3717.03, 3725.95, 3738.99, 3760.3,
    3780.61, 3815.39,
  ],
  2014: [
    3836.37, 3862.84, 3898.38, 3924.5, 3942.55, 3958.32, 3958.72, 3968.62, 3991.24, 4008, 4028.44,
    4059.86,
  ],
  2015: [
    4110.2, 4160.34, 4215.26, 4245.19, 4276.6, 4310.39, 4337.11, 4346.65, 4370.12, 4405.95, 4450.45,
    4493.17,
  ],
  2016: [
    4550.23, 4591.18, 4610.92, 4639.05, 4675.23, 4691.59, 4715.99, 4736.74, 4740.53, 4752.86,
    4761.42, 4775.7,
  ],
  2017: [
    4793.85, 4809.67, 4821.69, 4828.44, 4843.41, 4832.27, 4843.87, 4853.07, 4860.83, 4881.25,
    4894.92, 4916.46,
  ],
  2018: [
    4930.72, 4946.5, 4950.95, 4961.84, 4981.69, 5044.46, 5061.11, 5056.56, 5080.83, 5103.69,
    5092.97, 5100.61,
  ],
  2019: [
    5116.93, 5138.93, 5177.47, 5206.98, 5213.75, 5214.27, 5224.18, 5229.93, 5227.84, 5233.07,
    5259.76, 5320.25,
  ],
  2020: [
    5331.42, 5344.75, 5348.49, 5331.91, 5311.65, 5325.46, 5344.63, 5357.46, 5391.75, 5438.12,
    5486.52, 5560.59,
  ],
  2021: [
    5574.49, 5622.43, 5674.72, 5692.31, 5739.56, 5769.98, 5825.37, 5876.05, 5944.21, 6018.51,
    6075.69, 6120.04,
  ],
  2022: [
    6153.09, 6215.24, 6315.93, 6382.88, 6412.88, 6455.85, 6411.95, 6388.87, 6370.34, 6407.93,
    6434.2, 6474.09,
  ],
  2023: [
    6508.4, 6563.07, 6609.67, 6649.99, 6665.28, 6659.95, 6667.94, 6683.28, 6700.66, 6716.74,
    6735.55, 6773.27,
  ],
  2024: [
    6801.72, 6858.17, 6869.14, 6895.24, 6926.96, 6941.51, 6967.89, 6966.5, 6997.15, 7036.33,
    7063.77, 7100.5,
  ],
  2025: [
    7111.86, 7205.03, 7245.38, 7276.54, 7295.46, 7312.97, 7331.98, 7323.91, 7359.06, 7365.68,
    7378.94, 7403.29,
  ],
  2026: [7427.72, 7479.71, 7545.53, 7596.09, 7640.15, 7652.37],
};

/** Formats a month from 1 to 12 of a year. */
export const monthOf = (year: number, month: number): Month =>
  `${year}-${String(month).padStart(2, '0')}` as Month;

/** Whether a text is a month from 01 to 12 of a year of four digits. */
export const isMonth = (text: string): text is Month => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Returns the month after another one. */
export function followingMonth(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? monthOf(year + 1, 1) : monthOf(year, number + 1);
}

const indicesOf = (byYear: Readonly<Record<number, readonly number[]>>): PriceIndices =>
  new Map(
    Object.entries(byYear).flatMap(([year, indices]) =>
      indices.map((index, month) => [monthOf(Number(year), month + 1), index]),
    ),
  );

/** Published IPCA, oldest month first; December 1993 = 100. */
export const ipca: PriceIndices = /* @__PURE__ */ indicesOf(ipcaByYear);

/** Returns the index of a month; undefined if it is unknown. */
export const priceIndex = (month: Month, indices: PriceIndices = ipca): number | undefined =>
  indices.get(month);

/** Returns the mean index of a year; undefined unless all twelve months are known. */
export function meanPriceIndex(year: number, indices: PriceIndices = ipca): number | undefined {
  let sum = 0;
  for (let month = 1; month <= 12; month++) {
    const index = indices.get(monthOf(year, month));
    if (index === undefined) return undefined;
    sum += index;
  }
  return sum / 12;
}

/** Returns the newest December with an index, the default base of pay at constant prices. */
export const newestDecember = (indices: PriceIndices = ipca): Month =>
  [...indices.keys()]
    .filter((month) => month.endsWith('-12'))
    .toSorted()
    .at(-1) ?? '1994-12';

/**
 * Returns the factor that converts an amount of a year to the prices of a base month: the base's
 * index over the year's, which is that of December for December pay and the mean of the twelve
 * months for mean pay. Amounts in minimum wages must never be converted.
 *
 * Returns undefined if a needed month is unknown.
 */
export function priceFactor(
  year: number,
  basis: PriceBasis,
  base: Month,
  indices: PriceIndices = ipca,
): number | undefined {
  const from =
    basis === 'dezembro' ? indices.get(monthOf(year, 12)) : meanPriceIndex(year, indices);
  const to = indices.get(base);
  return from === undefined || to === undefined ? undefined : to / from;
}
