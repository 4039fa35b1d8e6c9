import { basePath } from './base-path';

/** Settings of an installation: names, addresses and the reference year. */
export const config = {
  name: 'Observatório do Trabalho e da Formação',
  ministry: 'Ministério da Educação',
  agency: 'Agência de Cooperação para o Desenvolvimento',
  contact: 'contato@observatorio.example',
  /** Address of the API, which is the portal's own. */
  api: basePath,
  /** Initial year of the overview pages. */
  year: '2019',
} as const;
