import { catalogue, type Declaration } from '@observatorio/widgets';

/** The declaration of a tag. Throws if the catalogue does not contain it. */
export function declarationOf(tag: string): Declaration {
  const found = catalogue.find((entry) => entry.tag === tag);
  if (!found) throw new Error(`<${tag}> is not in the catalogue.`);
  return found;
}
