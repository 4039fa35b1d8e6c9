import { editionName, labour } from '@observatorio/contract';
import { formatCount } from '@observatorio/language';
import { monitor } from '@observatorio/pages/monitor';
import { useEffect, useState } from 'react';
import { config } from '../base/config';
import { useLoadedManifest } from '../base/use-manifest';
import { PageHeading } from '../shell/page-heading';
import { SourceTable } from './source-table';

/** The parts of the service, each with a URL that responds if the part works. */
const parts = [
  { name: 'Servidor', path: '/health' },
  { name: 'Dados', path: '/ready' },
  { name: 'API', path: labour.byGender.path },
  { name: 'Elementos para outros sites', path: '/widgets/loader.js' },
] as const;

/** Interval between checks, in ms. */
const INTERVAL_MS = 60_000;

interface Check {
  name: string;
  isUp: boolean;
  /** Response time, in ms. */
  ms: number;
}

async function check({ name, path }: (typeof parts)[number]): Promise<Check> {
  const started = performance.now();
  const response = await fetch(config.api + path, { cache: 'no-store' }).catch(() => undefined);
  return { name, isUp: response?.ok ?? false, ms: performance.now() - started };
}

interface Checks {
  checks: readonly Check[];
  /** Time of the checks. */
  at: Date | undefined;
}

/**
 * Returns the current status of each part, and a function that checks again. Also checks every
 * minute while the page is visible.
 */
function useChecks(): [Checks, checkAgain: () => void] {
  const [state, setState] = useState<Checks>({ checks: [], at: undefined });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      if (document.hidden) return;
      const checks = await Promise.all(parts.map(check));
      if (isCurrent) setState({ checks, at: new Date() });
    };
    void run();
    const timer = setInterval(() => void run(), INTERVAL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [attempt]);
  return [state, () => setAttempt(attempt + 1)];
}

function Status({ isUp }: { isUp: boolean }) {
  return (
    <span className="status" data-up={isUp}>
      {isUp ? 'no ar' : 'fora do ar'}
    </span>
  );
}

function Unavailable() {
  const [manifest] = useLoadedManifest();
  const bad = typeof manifest === 'string' ? [] : manifest.indisponiveis;
  if (bad.length === 0) return null;
  return (
    <ul role="alert">
      {bad.map((edition) => (
        <li key={edition.versao}>
          {editionName(edition)}: {edition.motivo}
        </li>
      ))}
    </ul>
  );
}

export function Component() {
  const [{ checks, at }, checkAgain] = useChecks();
  const time = at?.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="page prose-page">
      <PageHeading title={monitor.title} description={monitor.description}>
        {monitor.lead}
      </PageHeading>
      <h2>Serviço</h2>
      <div className="source-table status-table">
        <table aria-live="polite">
          <thead>
            <tr>
              <th scope="col">Parte</th>
              <th scope="col">Situação</th>
              <th scope="col">Tempo de resposta</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name }) => {
              const result = checks.find((each) => each.name === name);
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{result ? <Status isUp={result.isUp} /> : 'Carregando...'}</td>
                  <td>{result?.isUp ? `${formatCount(Math.round(result.ms))} ms` : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="quiet">
        Esta página se atualiza a cada minuto.
        <br />
        {time ? `Última atualização: ${time}.` : 'Primeira verificação em andamento.'}
      </p>
      <Unavailable />
      <h2>Conjuntos de dados em serviço</h2>
      <SourceTable onRetry={checkAgain} />
    </div>
  );
}
