import {
  type CountRow,
  type Edition,
  type Filters,
  graduate,
  type LabourSummaryRow,
  labour,
  type SourceName,
  sampleNote,
} from '@observatorio/contract';
import { coverageInWords, numberInWords } from '@observatorio/language';
import { paths } from '@observatorio/pages/paths';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { config } from '../base/config';
import { serverText } from '../base/server-text';
import { useManifest } from '../base/use-manifest';
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
  const { ano = config.year, ufs = [] } = edition === 'unknown' ? {} : edition;
  const year = String(ano);
  const notes = [withYear && year, coverageInWords(ufs)].filter(Boolean).join(', ');
  const query = year === config.year ? '' : `${to.includes('?') ? '&' : '?'}ano=${year}`;
  return (
    <li className="home-figure">
      <p className="home-number">{written(total, place)}</p>
      <p>{notes ? `${label} (${notes})` : label}</p>
      <Link to={to + query}>{children}</Link>
    </li>
  );
}

type LoadedManifest = ReturnType<typeof useManifest>[0];

/**
 * Returns the newest edition of a source up to the reference year, or otherwise the newest of all.
 */
function editionOf(manifest: LoadedManifest, source: SourceName): FigureEdition | undefined {
  if (typeof manifest === 'string') return 'unknown';
  const newestFirst = manifest.conjuntos
    .filter(({ conjunto }) => conjunto === source)
    .toSorted((a, b) => b.ano - a.ano);
  return newestFirst.find(({ ano }) => ano <= Number(config.year)) ?? newestFirst[0];
}

const yearOf = (edition: FigureEdition): string =>
  edition === 'unknown' ? config.year : String(edition.ano);

/**
 * Returns a figure of an edition, undefined until it arrives. Requests it once the manifest has
 * loaded or failed.
 */
function useFigure<Row>(
  manifest: LoadedManifest,
  edition: FigureEdition | undefined,
  ...[dataset, filters, figure]: Parameters<typeof useTotal<Row>>
): Total {
  const year = manifest === 'loading' || !edition ? undefined : yearOf(edition);
  const ofYear = useMemo(() => year && filters && { ...filters, ano: [year] }, [year, filters]);
  return useTotal(dataset, ofYear || undefined, figure);
}

/** Figures of the reference year, or of the available years, each with a link to its page. */
export function HomeFigures() {
  const [manifest] = useManifest();
  const rais = editionOf(manifest, 'rais');
  const census = editionOf(manifest, 'inep-superior');
  const links = useFigure(manifest, rais, labour.summary, allLinks, linksOf);
  const enrolments = useFigure(manifest, census, graduate.byNetwork, higher, countOf);
  const completed = useFigure(manifest, census, graduate.byNetwork, graduates, countOf);
  const editions = [rais, census].filter((edition) => edition !== undefined);
  const kinds = editions.flatMap((edition) => (edition === 'unknown' ? [] : edition.tipo));
  const kind = manifest === 'loading' ? serverText('kind') : sampleNote(kinds);
  const years = [...new Set(editions.map(yearOf))];
  const withYear = years.length > 1;
  if (editions.length === 0) return null;
  return (
    <section className="home-numbers" aria-labelledby="numeros">
      <h2 id="numeros">O país em {withYear ? 'números' : years[0]}</h2>
      <p className="quiet home-kind">{kind}</p>
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
