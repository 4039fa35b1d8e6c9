import { isCourseSource, isOccupationSource, isYearly, type SourceName } from '../kit/sources';
import { defaultEdition, type Edition, isCompatible, type Manifest } from './manifest';

/** Live editions. */
type LiveManifest = Pick<Manifest, 'conjuntos' | 'anoReferencia'>;

/**
 * Returns a source's edition for a year, such as `2019`, or its default edition if no year is given.
 */
export function editionFor(
  manifest: LiveManifest,
  source: SourceName,
  year?: string,
): Edition | undefined {
  if (!year || !isYearly(source)) return defaultEdition(manifest, source);
  return manifest.conjuntos.find(
    ({ conjunto, ano }) => conjunto === source && String(ano) === year,
  );
}

/** Options of `editionsFor`. */
export interface EditionsOptions {
  /** The selected year. Default: none. */
  year?: string | undefined;
  /** Source of the dataset that the editions complement. Default: none. */
  answering?: SourceName | undefined;
}

/**
 * Returns the editions of several sources for a year. Sources of facts about occupations are not
 * yearly; they are omitted if incompatible with the list of occupations or with the edition of
 * `answering`. Sources that complement course offers are omitted if incompatible with the edition
 * of `answering`.
 */
export function editionsFor(
  manifest: LiveManifest,
  sources: readonly SourceName[],
  { year, answering }: EditionsOptions = {},
): Edition[] {
  const answer = answering && editionFor(manifest, answering, year);
  const list = editionFor(manifest, 'cbo');
  return sources
    .map((source) => editionFor(manifest, source, isOccupationSource(source) ? undefined : year))
    .filter((edition) => edition !== undefined)
    .filter((edition) => {
      const { conjunto } = edition;
      if (isCourseSource(conjunto)) return isCompatible(edition, answer);
      return (
        !isOccupationSource(conjunto) || [list, answer].every((each) => isCompatible(edition, each))
      );
    });
}
