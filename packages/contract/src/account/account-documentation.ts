import { type JsonSchema, listSchema, objectSchema, textSchema } from '../kit/schema';
import type { AccountOperationName } from './account-operations';
import type { AccountProblemName } from './account-problems';

/** What the API document says about a request. */
export interface AccountDocumentation {
  summary: string;
  /** Schema of the response; omitted if it is empty. */
  answer?: JsonSchema;
  /** Meaning of an empty 202 response instead of the answer. Default: there is none. */
  accepted?: string;
  /** Reasons for rejecting this request, besides those of every request. */
  problems?: readonly AccountProblemName[];
  /** Whether attempts are limited. Default: false. */
  isLimited?: boolean;
}

const token = objectSchema({
  accessToken: textSchema('token da sessão, para Authorization: Bearer'),
});

const user = objectSchema({
  fullname: textSchema('nome completo'),
  email: textSchema('e-mail'),
  username: textSchema('nome de usuário'),
});

const view = {
  id: textSchema('identificador da visão'),
  nome: textSchema('nome dado à visão'),
  endereco: textSchema('caminho da página, com os filtros'),
  criada: textSchema('quando foi salva, em ISO 8601'),
};

const data = objectSchema({
  conta: objectSchema({
    nome: textSchema('nome completo'),
    email: textSchema('e-mail'),
    usuario: textSchema('nome de usuário'),
    criada: textSchema('quando a conta foi criada, em ISO 8601'),
  }),
  visoes: listSchema(view),
  sessoes: listSchema({
    inicio: textSchema('começo da sessão, em ISO 8601'),
    fim: textSchema('quando ela expira, em ISO 8601'),
  }),
});

/** Documentation of every account request. A missing one is a compile error. */
export const accountDocumentation: Readonly<Record<AccountOperationName, AccountDocumentation>> = {
  options: {
    summary: 'Os modos de entrar que o portal oferece.',
    answer: objectSchema({
      acessoUnico: { type: 'boolean', description: 'se há acesso único, com o Keycloak' },
    }),
  },
  login: {
    summary: 'Entra com e-mail e senha, e começa uma sessão.',
    answer: token,
    problems: ['wrong-credentials'],
    isLimited: true,
  },
  register: {
    summary: 'Cria uma conta e começa uma sessão.',
    answer: token,
    accepted:
      'O servidor envia e-mails: a conta espera até que se abra o link enviado ao endereço, seja ele novo ou já conhecido.',
    problems: ['account-exists'],
    isLimited: true,
  },
  logout: { summary: 'Termina a sessão.', problems: ['unauthenticated'] },
  requestReset: {
    summary: 'Pede por e-mail um link para uma nova senha.',
    problems: ['unknown-email'],
    isLimited: true,
  },
  resetPassword: {
    summary: 'Define uma nova senha com o token do link.',
    problems: ['invalid-link'],
    isLimited: true,
  },
  user: { summary: 'A conta de quem pede.', answer: user, problems: ['unauthenticated'] },
  rename: { summary: 'Muda o nome completo.', answer: user, problems: ['unauthenticated'] },
  remove: {
    summary: 'Exclui a conta e tudo o que é dela.',
    problems: ['unauthenticated', 'wrong-password'],
    isLimited: true,
  },
  changePassword: {
    summary: 'Muda a senha, termina as outras sessões e começa uma nova.',
    answer: token,
    problems: ['unauthenticated', 'wrong-password'],
    isLimited: true,
  },
  data: {
    summary: 'Tudo o que o portal guarda sobre quem pede.',
    answer: data,
    problems: ['unauthenticated'],
  },
  views: {
    summary: 'As visões salvas, da mais nova à mais antiga.',
    answer: listSchema(view),
    problems: ['unauthenticated'],
  },
  saveView: {
    summary: 'Salva o endereço de uma página do portal, com um nome.',
    answer: objectSchema(view),
    problems: ['unauthenticated', 'invalid-address', 'too-many-views'],
  },
  deleteView: {
    summary: 'Exclui uma visão salva.',
    problems: ['unauthenticated', 'unknown-view'],
  },
};
