import { catalogue, type Declaration } from '@observatorio/widgets';

/** A tag of the catalogue. */
export type CatalogueTag = (typeof catalogue)[number]['tag'];

const isOf =
  (tag: string) =>
  (entry: Declaration): entry is Declaration<CatalogueTag> =>
    entry.tag === tag;

/** Returns the declaration of a tag. Throws if it is not in the catalogue. */
export function declarationOf(tag: string): Declaration<CatalogueTag> {
  const found = [...catalogue].find(isOf(tag));
  if (!found) throw new Error(`<${tag}> is not in the catalogue.`);
  return found;
}
