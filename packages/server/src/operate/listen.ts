import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

/**
 * Thrown when the server cannot listen at its address; the message gives the reason and the remedy.
 */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

type Address = Pick<Settings, 'host' | 'port'>;

const reasons: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ port }) => `A porta ${port} já está em uso. Escolha outra com PORT.`,
  EACCES: ({ port }) => `Falta permissão para a porta ${port}. Escolha outra com PORT.`,
};

/** Converts an error of `listen` to a ListenError; undefined for errors unrelated to the port. */
export function listenErrorOf(error: unknown, address: Address): ListenError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason && new ListenError(reason(address), { cause: error });
}

/** Starts listening and returns the address to display. Throws a ListenError. */
export async function listen(server: FastifyInstance, { host, port }: Address): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    throw listenErrorOf(error, { host, port }) ?? error;
  }
}
