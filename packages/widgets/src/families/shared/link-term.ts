import type { Term } from '@observatorio/ui';

/** Definition of an employment link, the unit of the labour family. */
export const linkTerm: Term = {
  name: 'vínculo',
  definition:
    'Vínculo é cada contrato de trabalho formal: carteira assinada ou serviço público. Quem tem dois empregos conta duas vezes. Aqui contam os vínculos ativos em 31 de dezembro.',
};
