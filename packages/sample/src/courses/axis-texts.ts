/** Texts about the courses of a technological axis, for those that have none of their own. */
export interface AxisText {
  /** Continues `Quem conclui o curso técnico em …`. */
  does: string;
  /** A sentence. */
  where: string;
}

/** Technological axis → its texts, written by the project. */
export const axisTexts: Readonly<Record<string, AxisText>> = {
  '1': {
    does: 'apoia equipes que cuidam da saúde das pessoas e do ambiente, com exames, atendimento e registros.',
    where: 'Hospitais, clínicas, laboratórios, postos de saúde e órgãos ambientais.',
  },
  '2': {
    does: 'dá apoio a escolas e projetos sociais, no atendimento ao público e na organização do dia a dia.',
    where: 'Escolas, bibliotecas, secretarias de educação e entidades sociais.',
  },
  '3': {
    does: 'instala, opera e conserta máquinas e equipamentos, e acompanha a sua produção.',
    where: 'Fábricas, oficinas, empresas de manutenção e de montagem.',
  },
  '4': {
    does: 'cuida de documentos, contas, prazos e do atendimento que fazem uma empresa funcionar.',
    where: 'Escritórios, lojas, bancos, cooperativas e órgãos públicos.',
  },
  '5': {
    does: 'recebe visitantes, organiza passeios e cuida de serviços de hospedagem, alimentação e lazer.',
    where: 'Hotéis, restaurantes, agências de viagem, clubes e parques.',
  },
  '6': {
    does: 'desenvolve, instala e mantém sistemas, redes e equipamentos de informática e comunicação.',
    where:
      'Empresas de tecnologia e de telecomunicações, e o setor de informática de qualquer organização.',
  },
  '7': {
    does: 'mede, desenha e acompanha obras e serviços de transporte, água e saneamento.',
    where: 'Construtoras, empresas de transporte, portos, prefeituras e companhias de saneamento.',
  },
  '8': {
    does: 'cumpre missões de segurança e de manutenção nas Forças Armadas.',
    where: 'Unidades da Marinha, do Exército e da Aeronáutica.',
  },
  '9': {
    does: 'prepara, conserva e controla a qualidade de alimentos e bebidas.',
    where: 'Indústrias de alimentos e bebidas, padarias, cozinhas industriais e laboratórios.',
  },
  '10': {
    does: 'cria e produz obras, imagens, objetos ou espetáculos, sozinho ou em equipe.',
    where: 'Estúdios, ateliês, teatros, produtoras, agências e centros culturais.',
  },
  '11': {
    does: 'acompanha processos de fabricação, ajusta máquinas e confere a qualidade do produto.',
    where: 'Fábricas, usinas, oficinas e laboratórios de controle de qualidade.',
  },
  '12': {
    does: 'orienta a produção no campo, nas florestas, nas águas ou nas minas, e o cuidado com o ambiente.',
    where: 'Propriedades rurais, cooperativas, mineradoras, empresas florestais e órgãos públicos.',
  },
  '13': {
    does: 'previne acidentes e orienta pessoas em situações de risco.',
    where: 'Empresas de todos os ramos, obras, prefeituras e corporações de proteção.',
  },
  '999': {
    does: 'ensina crianças na educação infantil e nos primeiros anos do ensino fundamental.',
    where: 'Creches, pré-escolas e escolas do ensino fundamental.',
  },
};
