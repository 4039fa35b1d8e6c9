import type { Area } from '@observatorio/contract';
import {
  editionName,
  editionsFor,
  type Filters,
  occupationSources,
  type SourceName,
} from '@observatorio/contract';
import { Link } from 'react-router';
import { coverageText } from '../base/edition-texts';
import { useGroupFilters } from '../base/occupation';
import { useManifest } from '../base/use-manifest';

interface CoverageProps {
  area: Area;
  /** Returns the sources of the page for the given filters. */
  sourcesOf: (filters: Filters) => readonly SourceName[];
}

/** Sources of the pages about a single occupation. */
export const occupationPageSources = (): readonly SourceName[] => [
  'rais',
  'cbo',
  ...occupationSources,
];

/** One line about the coverage of a page's data, which expands to show their notes. */
export function Coverage({ area, sourcesOf }: CoverageProps) {
  const filters = useGroupFilters(area);
  const [manifest] = useManifest();
  const editions =
    typeof manifest === 'string'
      ? []
      : editionsFor(manifest, sourcesOf(filters), { year: filters.ano?.[0] });
  return (
    <div className="coverage">
      {editions.length > 0 && (
        <details>
          <summary>{coverageText(editions)}</summary>
          <div className="coverage-notes">
            {editions
              .filter(({ notas }) => notas.length > 0)
              .map(({ versao, notas, ...edition }) => (
                <section key={versao} aria-label={editionName(edition)}>
                  <p>
                    <strong>{editionName(edition)}</strong>
                  </p>
                  <ul>
                    {notas.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                </section>
              ))}
            <p>
              <Link to="/sobre">De onde vêm os dados e como são calculados</Link>
            </p>
          </div>
        </details>
      )}
    </div>
  );
}
