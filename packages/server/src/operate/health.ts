import type { Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { ProblemError, problemOfStatus, unavailable } from '../http/problem';

interface HealthOptions {
  store: Store;
  /** Whether new requests should go to another server. */
  isStopping: () => boolean;
  /** Whether the accounts work; without them, the server still takes requests. */
  hasAccounts: () => boolean;
}

const stopping = {
  type: 'encerrando',
  title: 'Servidor encerrando',
  status: 503,
  detail: 'Este servidor está encerrando e só termina os pedidos que já recebeu.',
};

/**
 * Registers `/health`, which reports that the process is alive, and `/ready`, which reports whether
 * it can take requests, and which data it cannot serve. It is not ready without data, while its
 * database is unreachable, or while it is stopping.
 */
export function healthRoutes(
  app: FastifyInstance,
  { store, isStopping, hasAccounts }: HealthOptions,
): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { estado: 'ativo' };
  });
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) throw new ProblemError(stopping);
    const fault = store.fault();
    if (fault) throw new ProblemError(unavailable(fault));
    const { conjuntos, indisponiveis } = store.manifest();
    if (conjuntos.length > 0) {
      return {
        estado: indisponiveis.length > 0 ? 'parcial' : 'pronto',
        indisponiveis,
        ...(hasAccounts() ? {} : { contas: 'fora de serviço' }),
      };
    }
    if (indisponiveis.length === 0) throw new ProblemError(problemOfStatus(503));
    const bad = indisponiveis.map(({ conjunto, ano, motivo }) => `${conjunto} ${ano} (${motivo})`);
    throw new ProblemError(
      unavailable(`Nada está em serviço. Fora de serviço: ${bad.join(', ')}.`),
    );
  });
}
