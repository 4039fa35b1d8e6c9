import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings';

/** The address asked for cannot be listened on; the message says why and what to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

type Place = Pick<Settings, 'host' | 'port'>;

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) => `A porta ${port} já está em uso. Escolha outra com PORT.`,
  EACCES: ({ port }) => `Falta permissão para a porta ${port}. Escolha outra com PORT.`,
  EADDRNOTAVAIL: ({ host }) => `O endereço ${host} não é desta máquina. Escolha outro com HOST.`,
  ENOTFOUND: ({ host }) => `O endereço ${host} não existe. Escolha outro com HOST.`,
};

/** Starts to listen and answers the address to show. Throws a ListenError. */
export async function listen(server: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code];
    if (!reason) throw error;
    throw new ListenError(reason({ host, port }), { cause: error });
  }
}
