import type { Area } from '@observatorio/contract';
import { editionName, editionsFor, type SourceName } from '@observatorio/contract';
import { paths } from '@observatorio/pages/paths';
import { Link } from 'react-router';
import { coverageText } from '../base/edition-texts';
import { useGroupFilters } from '../base/occupation';
import { useLoadedManifest } from '../base/use-manifest';
import { PrintNote } from '../report/print-note';

interface CoverageProps {
  /** Title of the page in the citation that is printed. */
  title: string;
  area: Area;
  /** Sources of the page. Default: that of the area, which may depend on its filters. */
  sources?: readonly SourceName[] | undefined;
}

/**
 * One line about the coverage of a page's data, which expands to show their notes, and on paper the
 * publication and the citation.
 */
export function Coverage({ title, area, sources }: CoverageProps) {
  const filters = useGroupFilters(area);
  const [manifest] = useLoadedManifest();
  const editions =
    typeof manifest === 'string'
      ? []
      : editionsFor(manifest, sources ?? [area.options.source(filters)], {
          year: filters.ano?.[0],
        });
  return (
    <>
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
                <Link to={paths.sobre}>De onde vêm os dados e como são calculados</Link>
              </p>
            </div>
          </details>
        )}
      </div>
      <PrintNote title={title} editions={editions} />
    </>
  );
}
