import { basePath } from './base-path';

/** Settings of an installation: names and addresses. */
export const config = {
  name: 'Observatório do Trabalho e da Formação',
  ministry: 'Ministério da Educação',
  agency: 'Agência de Cooperação para o Desenvolvimento',
  contact: 'contato@observatorio.example',
  /** Base URL of the API, served by the portal itself. */
  api: basePath,
} as const;
