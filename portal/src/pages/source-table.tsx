import { loadManifest } from '@observatorio/client';
import type { Manifest, SourceName } from '@observatorio/contract';
import { formatCount, formatDate, formatList } from '@observatorio/domain';
import { useEffect, useState } from 'react';
import { config } from '../base/config';

const names: Readonly<Record<SourceName, string>> = {
  rais: 'RAIS',
  'inep-superior': 'Educação superior',
  'inep-tecnico': 'Cursos técnicos',
  cbo: 'CBO',
  onet: 'O*NET',
  automacao: 'Automação',
  evolucao: 'Evolução das ocupações',
  perfis: 'Perfis das ocupações',
};

const kinds = { demonstracao: 'Demonstração', oficial: 'Oficial' } as const;

/** Table of the data sets in service: name, year, kind, sources and rows read. */
export function SourceTable() {
  const [attempt, setAttempt] = useState(0);
  const [manifest, setManifest] = useState<Manifest | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    loadManifest(config.api, controller.signal).then(setManifest, () => {
      if (!controller.signal.aborted) setManifest('failed');
    });
    return () => controller.abort();
  }, [attempt]);

  if (manifest === 'loading') return <p className="source-table-state">Carregando...</p>;
  if (manifest === 'failed') {
    return (
      <p className="source-table-state" role="alert">
        A lista não chegou.{' '}
        <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
          Tentar novamente
        </button>
      </p>
    );
  }
  return (
    <section className="source-table" aria-label="Dados em serviço">
      <table>
        <thead>
          <tr>
            <th scope="col">Conjunto</th>
            <th scope="col">Ano</th>
            <th scope="col">Tipo</th>
            <th scope="col">Fontes</th>
            <th scope="col">Importado em</th>
            <th scope="col">Linhas lidas</th>
            <th scope="col">Rejeitadas</th>
          </tr>
        </thead>
        <tbody>
          {manifest.conjuntos.map((edition) => (
            <tr key={edition.versao}>
              <th scope="row">{names[edition.conjunto]}</th>
              <td>{edition.ano}</td>
              <td>{kinds[edition.tipo]}</td>
              <td>{edition.fontes.join(', ')}</td>
              <td>{formatDate(edition.importadoEm)}</td>
              <td className="number">{formatCount(edition.linhasLidas)}</td>
              <td className="number">{formatCount(edition.linhasRejeitadas)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {manifest.indisponiveis.length > 0 && (
        <p className="source-table-state">
          Fora de serviço:{' '}
          {formatList(
            manifest.indisponiveis.map(
              ({ conjunto, ano, motivo }) => `${names[conjunto]} ${ano} (${motivo})`,
            ),
          )}
          .
        </p>
      )}
    </section>
  );
}
