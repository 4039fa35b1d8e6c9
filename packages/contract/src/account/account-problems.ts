import type { Problem } from '../kit/problem';

/** Reasons for which account requests are rejected. */
export const accountProblems = {
  'wrong-credentials': {
    type: 'credenciais-incorretas',
    title: 'Credenciais incorretas',
    status: 401,
    detail: 'O e-mail ou a senha está incorreto.',
  },
  'account-exists': {
    type: 'conta-existente',
    title: 'Conta existente',
    status: 409,
    detail: 'Já existe uma conta com este e-mail ou com este nome de usuário.',
  },
  unauthenticated: {
    type: 'nao-autenticado',
    title: 'Entre de novo',
    status: 401,
    detail: 'A sessão terminou, ou nunca começou. Entre na sua conta e tente de novo.',
  },
  'wrong-password': {
    type: 'senha-incorreta',
    title: 'Senha incorreta',
    status: 403,
    detail: 'A senha atual está incorreta.',
  },
  'invalid-link': {
    type: 'link-invalido',
    title: 'Link inválido',
    status: 400,
    detail: 'O link para uma nova senha já foi usado, venceu ou não existe. Peça outro.',
  },
  'unknown-email': {
    type: 'email-desconhecido',
    title: 'E-mail desconhecido',
    status: 404,
    detail: 'Não há conta com este e-mail.',
  },
  'invalid-address': {
    type: 'endereco-invalido',
    title: 'Endereço inválido',
    status: 400,
    detail: 'Só se guarda o endereço de uma página do portal, a partir da barra.',
  },
  'too-many-views': {
    type: 'visoes-demais',
    title: 'Visões demais',
    status: 409,
    detail: 'A conta já tem 100 visões. Exclua uma para guardar outra.',
  },
  'unknown-view': {
    type: 'visao-desconhecida',
    title: 'Visão desconhecida',
    status: 404,
    detail: 'Não há esta visão na sua conta.',
  },
  busy: {
    type: 'servidor-ocupado',
    title: 'Servidor ocupado',
    status: 503,
    detail: 'Há pedidos demais à espera neste momento. Tente de novo em alguns segundos.',
  },
  unavailable: {
    type: 'contas-indisponiveis',
    title: 'Contas indisponíveis',
    status: 503,
    detail: 'As contas estão fora de serviço. O resto do portal funciona. Tente de novo depois.',
  },
} as const satisfies Readonly<Record<string, Problem>>;

export type AccountProblemName = keyof typeof accountProblems;
