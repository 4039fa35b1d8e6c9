import { AuthError } from './session';

const texts: Readonly<Record<number, string>> = {
  0: 'O servidor não respondeu. Verifique a conexão e tente de novo.',
  400: 'O servidor não aceitou estes dados. Confira e tente de novo.',
  401: 'A sessão terminou. Entre de novo.',
  403: 'A senha atual está incorreta.',
  404: 'Isto já não existe na sua conta.',
  409: 'A conta já tem 100 visões. Exclua uma para salvar outra.',
  503: 'As contas estão fora de serviço. Tente de novo daqui a pouco.',
};

/** Returns the user-facing message for a failed account request. */
export function errorText(error: unknown): string {
  if (!(error instanceof AuthError)) return 'Algo deu errado. Tente de novo.';
  if (error.status !== 429) return texts[error.status] ?? 'O servidor falhou. Tente de novo.';
  const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `Houve tentativas demais. Tente de novo daqui a ${wait}.`;
}
