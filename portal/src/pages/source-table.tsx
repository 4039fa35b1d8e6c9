import {
  type Edition,
  editionName,
  isYearly,
  type Reconciliation,
  sourceNames,
  yearName,
} from '@observatorio/contract';
import { formatCount, formatDate, formatList } from '@observatorio/language';
import { basisOf, placesOf } from '../base/edition-texts';
import { RetryButton } from '../base/retry-button';
import { useLoadedManifest } from '../base/use-manifest';

const kinds = { demonstracao: 'Demonstração', oficial: 'Oficial' } as const;

/** The rejected rows of an edition by reason, and its notes. */
function EditionNotes({ notas, motivos }: Edition) {
  const reasons = Object.entries(motivos).map(
    ([reason, count]) => `${reason}: ${formatCount(count)}`,
  );
  return (
    <ul>
      {reasons.length > 0 && <li>Linhas rejeitadas: {formatList(reasons)}.</li>}
      {notas.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

const outcomes: Readonly<Record<Reconciliation['resultado'], string>> = {
  confere: 'confere',
  explicada: 'diferença explicada',
  difere: 'diferença sem explicação',
  'sem-comparacao': 'sem comparação',
};

/** Compares each edition of a year with the published total. */
function Reconciliations({ editions }: { editions: readonly Edition[] }) {
  const compared = editions.flatMap(({ conferencia, ...edition }) =>
    conferencia ? [{ edition, conferencia }] : [],
  );
  return (
    <>
      <h3>Comparação com os totais publicados</h3>
      {compared.length > 0 && (
        <>
          <p>
            Cada importação compara o total de vínculos ou de matrículas dos arquivos com o que o
            Ministério do Trabalho e Emprego ou o INEP publica do mesmo ano.
          </p>
          <ul>
            {compared.map(({ edition, conferencia: { resultado, texto } }) => (
              <li key={edition.versao}>
                <strong>
                  {editionName(edition)}: {outcomes[resultado]}.
                </strong>{' '}
                {texto}
              </li>
            ))}
          </ul>
        </>
      )}
      {editions.some(({ tipo }) => tipo === 'demonstracao') && (
        <p>Os dados de demonstração são inventados: não há com que os comparar.</p>
      )}
    </>
  );
}

/** Sorts editions by source, and those of a source by year, the newest first. */
function sorted(editions: readonly Edition[]): Edition[] {
  const order = Object.keys(sourceNames);
  return editions.toSorted(
    (a, b) => order.indexOf(a.conjunto) - order.indexOf(b.conjunto) || b.ano - a.ano,
  );
}

/** Props of a focusable region, so that it can be scrolled with the keyboard. */
const scrollable = {
  className: 'source-table-scroll',
  'aria-label': 'Tabela dos dados em serviço',
  tabIndex: 0,
};

interface SourceTableProps {
  /** Called when the user requests the table again after a failure. */
  onRetry?: () => void;
}

/**
 * Table of the available data sets: name, year, type, states, pay, sources and rows, with the
 * comparison with the published totals and their notes.
 */
export function SourceTable({ onRetry }: SourceTableProps) {
  const [manifest, retry] = useLoadedManifest();
  if (manifest === 'loading') return <p className="source-table-state">Carregando...</p>;
  if (manifest === 'failed') {
    return (
      <p className="source-table-state" role="alert">
        A lista não chegou.{' '}
        <RetryButton
          onRetry={() => {
            retry();
            onRetry?.();
          }}
        />
      </p>
    );
  }
  const editions = sorted(manifest.conjuntos);
  return (
    <section className="source-table" aria-label="Dados em serviço">
      <section {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">Conjunto</th>
              <th scope="col">Ano</th>
              <th scope="col">Tipo</th>
              <th scope="col">Estados</th>
              <th scope="col">Remuneração</th>
              <th scope="col">Fontes</th>
              <th scope="col">Importado em</th>
              <th scope="col">Linhas lidas</th>
              <th scope="col">Rejeitadas</th>
            </tr>
          </thead>
          <tbody>
            {editions.map((edition) => (
              <tr key={edition.versao}>
                <th scope="row">{sourceNames[edition.conjunto]}</th>
                <td>{isYearly(edition.conjunto) ? yearName(edition) : '–'}</td>
                <td>{kinds[edition.tipo]}</td>
                <td>{placesOf(edition)}</td>
                <td>{basisOf(edition)}</td>
                <td>{edition.fontes.join(', ')}</td>
                <td>{formatDate(edition.importadoEm)}</td>
                <td className="number">{formatCount(edition.linhasLidas)}</td>
                <td className="number">{formatCount(edition.linhasRejeitadas)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Reconciliations editions={editions} />
      <h3>Notas de cada conjunto</h3>
      {editions
        .filter(({ notas, motivos }) => notas.length + Object.keys(motivos).length > 0)
        .map((edition) => (
          <details key={edition.versao}>
            <summary>
              {editionName(edition)}, {kinds[edition.tipo].toLowerCase()}
            </summary>
            <EditionNotes {...edition} />
          </details>
        ))}
      {manifest.indisponiveis.length > 0 && (
        <p>
          Fora de serviço:{' '}
          {formatList(
            manifest.indisponiveis.map((edition) => `${editionName(edition)} (${edition.motivo})`),
          )}
          .
        </p>
      )}
    </section>
  );
}
