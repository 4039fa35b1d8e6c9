import { editionsFor } from '@observatorio/client';
import { type CountRow, graduate, type LabourSummaryRow, labour } from '@observatorio/contract';
import { numberInWords } from '@observatorio/domain';
import { Link } from 'react-router';
import { config } from '../base/config';
import { useManifest } from '../base/use-manifest';
import { type Total, useTotal } from '../base/use-total';

const year = { ano: [config.year] };
const higher = { ...year, nivel_ensino: ['Superior'], dimensao: ['Matrículas'] };
const graduates = { ...year, nivel_ensino: ['Superior'], dimensao: ['Concluintes'] };

const linksOf = ({ links }: LabourSummaryRow): number => links;
const countOf = ({ count }: CountRow): number => count;

function written(total: Total): string {
  if (total === undefined) return '…';
  return total === null ? '–' : numberInWords(total);
}

interface FigureProps {
  total: Total;
  label: string;
  to: string;
  /** Text of the link. */
  children: string;
}

const Figure = ({ total, label, to, children }: FigureProps) => (
  <li className="home-figure">
    <p className="home-number">{written(total)}</p>
    <p>{label}</p>
    <Link to={to}>{children}</Link>
  </li>
);

const figureSources = ['rais', 'inep-superior'] as const;

/** Says if the figures are made up, or some of them. */
function kindOf(manifest: ReturnType<typeof useManifest>[0]): string {
  if (typeof manifest === 'string') return '';
  const kinds = editionsFor(manifest, figureSources, { year: config.year }).map(({ tipo }) => tipo);
  if (!kinds.includes('demonstracao')) return '';
  return kinds.includes('oficial')
    ? 'Parte destes números é de demonstração: veja em Sobre quais.'
    : 'Dados de demonstração: não são números oficiais.';
}

/** Three figures of the reference year, each with the way to its page. */
export function HomeFigures() {
  const [manifest] = useManifest();
  const links = useTotal(labour.summary, year, linksOf);
  const enrolments = useTotal(graduate.byNetwork, higher, countOf);
  const completed = useTotal(graduate.byNetwork, graduates, countOf);
  return (
    <section aria-labelledby="numeros">
      <h2 id="numeros">O país em {config.year}</h2>
      <p className="quiet home-kind">{kindOf(manifest)}</p>
      <ul className="home-figures">
        <Figure total={links} label="vínculos de emprego ativos no fim do ano" to="/mapa">
          Ver o mercado de trabalho
        </Figure>
        <Figure
          total={enrolments}
          label="matrículas em cursos de graduação"
          to="/formandos?nivel_ensino=Superior"
        >
          Ver as matrículas
        </Figure>
        <Figure
          total={completed}
          label="concluintes de cursos de graduação"
          to="/formandos?nivel_ensino=Superior&dimensao=Concluintes"
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
