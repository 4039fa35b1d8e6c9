import type { Declaration } from '../base/declaration';

/** Returns the element of a tag. Throws if the list does not contain it. */
export function elementIn(
  elements: readonly Declaration[],
  tag: string,
): Declaration<any, any, any> {
  const found = elements.find((declaration) => declaration.tag === tag);
  if (!found) throw new Error(`<${tag}> is not in the list.`);
  return found;
}
