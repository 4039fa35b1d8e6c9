import {
  type CountRow,
  type Edition,
  editionFor,
  type Filters,
  graduate,
  type LabourSummaryRow,
  labour,
  type SourceName,
  sampleNote,
  yearName,
} from '@observatorio/contract';
import { coverageInWords, numberInWords } from '@observatorio/language';
import { paths } from '@observatorio/pages/paths';
import { Link } from 'react-router';
import { serverText } from '../base/server-text';
import { useLoadedManifest } from '../base/use-manifest';
import { type Total, useTotal } from '../base/use-total';

const allLinks: Filters = {};
const higher: Filters = { nivel_ensino: ['Superior'], dimensao: ['Matrículas'] };
const graduates: Filters = { nivel_ensino: ['Superior'], dimensao: ['Concluintes'] };

const linksOf = ({ links }: LabourSummaryRow): number => links;
const countOf = ({ count }: CountRow): number => count;

/** Formats a figure; until it has loaded, returns the number rendered by the server. */
function written(total: Total, place: FigurePlace): string {
  if (total === undefined) return serverText(`number-${place}`) ?? '…';
  return total === null ? '–' : numberInWords(total);
}

/** 1-based position of a figure on the page. */
type FigurePlace = 1 | 2 | 3;

/** The edition of a figure, or `unknown` until the manifest has loaded. */
type FigureEdition = Edition | 'unknown';

interface FigureProps {
  place: FigurePlace;
  /** Edition of the figure; if undefined, the figure is hidden. */
  edition: FigureEdition | undefined;
  total: Total;
  label: string;
  /** Whether to show the year. */
  withYear: boolean;
  to: string;
  /** Label of the link. */
  children: string;
}

function Figure({ place, edition, total, label, withYear, to, children }: FigureProps) {
  if (!edition) return null;
  const known = edition === 'unknown' ? undefined : edition;
  const notes = [withYear && known && yearName(known), coverageInWords(known?.ufs)]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="home-figure">
      <p className="home-number">{written(total, place)}</p>
      <p>{notes ? `${label} (${notes})` : label}</p>
      <Link to={to}>{children}</Link>
    </li>
  );
}

type LoadedManifest = ReturnType<typeof useLoadedManifest>[0];

const editionOf = (manifest: LoadedManifest, source: SourceName): FigureEdition | undefined =>
  typeof manifest === 'string' ? 'unknown' : editionFor(manifest, source);

/**
 * Returns a figure of an edition, undefined until it arrives. Requests it once the manifest has
 * loaded or failed.
 */
function useFigure<Row>(
  manifest: LoadedManifest,
  edition: FigureEdition | undefined,
  ...[dataset, filters, figure]: Parameters<typeof useTotal<Row>>
): Total {
  const isWanted = manifest !== 'loading' && edition;
  return useTotal(dataset, isWanted ? filters : undefined, figure);
}

/** Editions of the page's figures. */
const figureEditions = (manifest: LoadedManifest) => ({
  rais: editionOf(manifest, 'rais'),
  census: editionOf(manifest, 'inep-superior'),
});

const isKnown = (edition: FigureEdition | undefined): edition is Edition =>
  edition !== undefined && edition !== 'unknown';

/** Note that the page's figures are invented, if they are; the only one on the page. */
export function HomeNote() {
  const [manifest] = useLoadedManifest();
  const known = Object.values(figureEditions(manifest)).filter(isKnown);
  const kind =
    manifest === 'loading' ? serverText('kind') : sampleNote(known.map(({ tipo }) => tipo));
  return <p className="quiet home-kind">{kind}</p>;
}

/** Figures of the year of each source, with links to their pages. */
export function HomeFigures() {
  const [manifest] = useLoadedManifest();
  const { rais, census } = figureEditions(manifest);
  const links = useFigure(manifest, rais, labour.summary, allLinks, linksOf);
  const enrolments = useFigure(manifest, census, graduate.byNetwork, higher, countOf);
  const completed = useFigure(manifest, census, graduate.byNetwork, graduates, countOf);
  const editions = [rais, census].filter((edition) => edition !== undefined);
  const years = [...new Set(editions.filter(isKnown).map(yearName))];
  const withYear = years.length > 1;
  const year = manifest === 'loading' ? serverText('year') : !withYear && years[0];
  if (editions.length === 0) return null;
  return (
    <section className="home-numbers" aria-labelledby="numeros">
      <h2 id="numeros">
        O país em <span className="home-year">{year || 'números'}</span>
      </h2>
      <ul className="home-figures">
        <Figure
          place={1}
          edition={rais}
          total={links}
          label="vínculos de emprego ativos no fim do ano"
          withYear={withYear}
          to={paths.mapa}
        >
          Ver o mercado de trabalho
        </Figure>
        <Figure
          place={2}
          edition={census}
          total={enrolments}
          label="matrículas em cursos de graduação"
          withYear={withYear}
          to={`${paths.formandos}?nivel_ensino=Superior`}
        >
          Ver as matrículas
        </Figure>
        <Figure
          place={3}
          edition={census}
          total={completed}
          label="concluintes de cursos de graduação"
          withYear={withYear}
          to={`${paths.formandos}?nivel_ensino=Superior&dimensao=Concluintes`}
        >
          Ver os concluintes
        </Figure>
      </ul>
      {[links, enrolments, completed].includes(null) && (
        <p className="quiet">Os números não chegaram. Recarregue a página para tentar de novo.</p>
      )}
    </section>
  );
}
