import { macroSectorOf, macroSectors } from '@observatorio/domain';
import { apportion } from '../base/balance';
import { sampleStates } from '../base/places';
import { sampleSectors } from '../base/sectors';
import { MACRO_SECTOR_LINKS, TOTAL_LINKS } from '../base/totals';
import { mainOccupations } from '../occupations/occupations';

/**
 * Links by subsector: the published total of each macro sector, split in proportion to
 * `sampleSectors` sizes.
 */
export function sectorLinks(): Map<number, number> {
  return new Map(
    macroSectors.flatMap(({ code }) => {
      const members = sampleSectors.filter((sector) => macroSectorOf(String(sector.code)) === code);
      const parts = apportion(
        MACRO_SECTOR_LINKS[code] ?? 0,
        members.map(({ size }) => size),
      );
      return members.map((sector, index) => [sector.code, parts[index] ?? 0] as const);
    }),
  );
}

/** Links by state, in proportion to the shares in `sampleStates`. */
export function stateLinks(): Map<number, number> {
  const parts = apportion(
    TOTAL_LINKS,
    sampleStates.map(({ share }) => share),
  );
  return new Map(sampleStates.map(({ code }, index) => [code, parts[index] ?? 0]));
}

/** Links by occupation, in proportion to the sizes in `mainOccupations`. */
export function occupationLinks(): Map<number, number> {
  const parts = apportion(
    TOTAL_LINKS,
    mainOccupations.map(({ size }) => size),
  );
  return new Map(mainOccupations.map(({ code }, index) => [Number(code), parts[index] ?? 0]));
}
