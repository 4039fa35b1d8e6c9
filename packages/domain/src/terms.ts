/** A term of the domain with a definition of one or two sentences. */
export interface Term {
  /** Lower case, unless it is a proper name. */
  name: string;
  definition: string;
}

/** Terms explained on cards and pages. This is their only definition. */
export const terms = {
  link: {
    name: 'vínculo',
    definition:
      'Um emprego com carteira assinada ou no serviço público, ativo em 31 de dezembro. Quem tem dois empregos conta duas vezes; quem trabalha por conta própria ou sem registro não conta.',
  },
  occupation: {
    name: 'ocupação',
    definition:
      'O que a pessoa faz no trabalho, pela Classificação Brasileira de Ocupações (CBO), com código de seis algarismos.',
  },
  macroSector: {
    name: 'grande setor',
    definition:
      'Um dos cinco grupos em que o IBGE reúne os ramos de atividade: indústria, construção, comércio, serviços e agropecuária.',
  },
  sector: {
    name: 'setor',
    definition:
      'O ramo do estabelecimento em que a pessoa trabalha, em 25 subsetores do IBGE, pela atividade principal.',
  },
  establishmentSize: {
    name: 'tamanho do estabelecimento',
    definition:
      'Número de vínculos que o local de trabalho tinha em 31 de dezembro. Uma empresa pode ter vários estabelecimentos.',
  },
  enrolment: {
    name: 'matrícula',
    definition: 'Um aluno num curso, no ano do censo. Quem faz dois cursos conta duas vezes.',
  },
  graduate: {
    name: 'concluinte',
    definition: 'Um aluno que terminou o curso no ano do censo.',
  },
  opening: {
    name: 'vaga',
    definition: 'Um lugar oferecido a novos alunos de um curso superior, no ano do censo.',
  },
  integrated: {
    name: 'curso técnico integrado',
    definition: 'Feito junto com o ensino médio, na mesma escola e na mesma matrícula.',
  },
  concurrent: {
    name: 'curso técnico concomitante',
    definition: 'Feito ao mesmo tempo que o ensino médio, com outra matrícula.',
  },
  subsequent: {
    name: 'curso técnico subsequente',
    definition: 'Feito por quem já concluiu o ensino médio.',
  },
  degree: {
    name: 'grau acadêmico',
    definition:
      'O diploma de um curso superior: o bacharelado forma profissionais; a licenciatura, professores; o tecnológico é mais curto e voltado a uma profissão.',
  },
  axis: {
    name: 'eixo tecnológico',
    definition:
      'Um dos 13 grupos em que o Catálogo Nacional reúne os cursos técnicos, como Ambiente e saúde.',
  },
  studyField: {
    name: 'área do curso',
    definition:
      'O grupo a que pertence um curso superior na classificação CINE Brasil: uma área geral, como Saúde e bem-estar, e dentro dela as específicas.',
  },
  publicNetwork: {
    name: 'rede pública',
    definition: 'A soma das instituições federais, estaduais e municipais.',
  },
  modality: {
    name: 'modalidade',
    definition: 'Se as aulas são presenciais ou a distância.',
  },
  funding: {
    name: 'custeamento',
    definition: 'Se o curso é gratuito ou pago pelo aluno.',
  },
  economy40: {
    name: 'Economia 4.0',
    definition:
      'As ocupações ligadas à automação, aos dados e à internet na produção, na chamada quarta revolução industrial.',
  },
} as const satisfies Record<string, Term>;

const measureTerms: Readonly<Record<string, Term>> = {
  Matrículas: terms.enrolment,
  Concluintes: terms.graduate,
  Vagas: terms.opening,
};

/** Returns the term for a measure of the graduate overview. Default: enrolment. */
export const measureTerm = (measure: string): Term => measureTerms[measure] ?? terms.enrolment;

/** Kinds of technical courses, by their relation to secondary school. */
export const technicalKinds: readonly Term[] = [
  terms.integrated,
  terms.concurrent,
  terms.subsequent,
];
