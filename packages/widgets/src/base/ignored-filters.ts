import { type FilterDefinition, filterNamed } from '@observatorio/contract';
import { attributeOf } from './declaration';
import { warnAboutValue } from './warn';

const spellingsIn = (ignore: string): string[] => ignore.split(/[\s,]+/).filter(Boolean);

/** Names of the filters in an `ignore` attribute, which also accepts attribute spellings. */
export const ignoredFilters = (
  definitions: readonly FilterDefinition[],
  ignore: string,
): ReadonlySet<string> =>
  new Set(spellingsIn(ignore).map((spelling) => filterNamed(definitions, spelling)?.name ?? ''));

/** Warns about filters in an `ignore` attribute that the element does not have. */
export function warnAboutIgnored(
  tag: string,
  definitions: readonly FilterDefinition[],
  ignore: string,
): void {
  const allowed = definitions.map(({ name }) => attributeOf(name)).join(', ');
  for (const spelling of spellingsIn(ignore)) {
    if (!filterNamed(definitions, spelling)) warnAboutValue(tag, 'ignore', spelling, allowed);
  }
}
