/** A term explained on cards and pages, with a definition of one or two sentences. */
export interface Term {
  /** Lower case, unless it is a proper name. */
  name: string;
  definition: string;
}

export const linkTerm: Term = {
  name: 'vínculo',
  definition:
    'Um emprego com carteira assinada ou no serviço público, ativo em 31 de dezembro. Quem tem dois empregos conta duas vezes; quem trabalha por conta própria ou sem registro não conta.',
};

export const occupationTerm: Term = {
  name: 'ocupação',
  definition:
    'O que a pessoa faz no trabalho, pela Classificação Brasileira de Ocupações (CBO), com código de seis algarismos.',
};

export const macroSectorTerm: Term = {
  name: 'grande setor',
  definition:
    'Um dos cinco grupos de subsetores do IBGE: indústria, construção, comércio, serviços e agropecuária. O ministério usa as seções da CNAE: os totais dele diferem.',
};

export const sectorTerm: Term = {
  name: 'setor',
  definition:
    'O ramo do estabelecimento em que a pessoa trabalha, em 25 subsetores do IBGE, pela atividade principal.',
};

export const establishmentSizeTerm: Term = {
  name: 'tamanho do estabelecimento',
  definition:
    'Número de vínculos que o local de trabalho tinha em 31 de dezembro. Uma empresa pode ter vários estabelecimentos.',
};

export const densityTerm: Term = {
  name: 'vínculos por mil habitantes',
  definition:
    'Os vínculos, divididos pela população de todas as idades do Censo de 2022 (IBGE) e multiplicados por mil. Um vínculo conta onde fica o local de trabalho, e uma pessoa, onde mora.',
};

export const enrolmentTerm: Term = {
  name: 'matrícula',
  definition: 'Um aluno num curso, no ano do censo. Quem faz dois cursos conta duas vezes.',
};

export const graduateTerm: Term = {
  name: 'concluinte',
  definition: 'Um aluno que terminou o curso no ano do censo.',
};

export const openingTerm: Term = {
  name: 'vaga',
  definition: 'Um lugar oferecido a novos alunos de um curso superior, no ano do censo.',
};

export const integratedTerm: Term = {
  name: 'curso técnico integrado',
  definition: 'Feito junto com o ensino médio, na mesma escola e na mesma matrícula.',
};

export const concurrentTerm: Term = {
  name: 'curso técnico concomitante',
  definition: 'Feito ao mesmo tempo que o ensino médio, com outra matrícula.',
};

export const subsequentTerm: Term = {
  name: 'curso técnico subsequente',
  definition: 'Feito por quem já concluiu o ensino médio.',
};

export const degreeTerm: Term = {
  name: 'grau acadêmico',
  definition:
    'O diploma de um curso superior: o bacharelado forma profissionais; a licenciatura, professores; o tecnológico é mais curto e voltado a uma profissão.',
};

export const axisTerm: Term = {
  name: 'eixo tecnológico',
  definition:
    'Um dos 13 grupos em que o Catálogo Nacional reúne os cursos técnicos, como Ambiente e saúde.',
};

export const studyFieldTerm: Term = {
  name: 'área do curso',
  definition:
    'O grupo a que pertence um curso superior na classificação CINE Brasil: uma área geral, como Saúde e bem-estar, e dentro dela as específicas.',
};

export const publicNetworkTerm: Term = {
  name: 'rede pública',
  definition: 'A soma das instituições federais, estaduais e municipais.',
};

export const modalityTerm: Term = {
  name: 'modalidade',
  definition: 'Se as aulas são presenciais ou a distância.',
};

export const fundingTerm: Term = {
  name: 'custeamento',
  definition: 'Se o curso é gratuito ou pago pelo aluno.',
};

export const economy40Term: Term = {
  name: 'Economia 4.0',
  definition:
    'As ocupações ligadas à automação, aos dados e à internet na produção, na chamada quarta revolução industrial.',
};

/** All terms, in the order of the portal's list of them. */
export const terms: readonly Term[] = [
  linkTerm,
  occupationTerm,
  macroSectorTerm,
  sectorTerm,
  establishmentSizeTerm,
  densityTerm,
  enrolmentTerm,
  graduateTerm,
  openingTerm,
  integratedTerm,
  concurrentTerm,
  subsequentTerm,
  degreeTerm,
  axisTerm,
  studyFieldTerm,
  publicNetworkTerm,
  modalityTerm,
  fundingTerm,
  economy40Term,
];

const measureTerms: Readonly<Record<string, Term>> = {
  Matrículas: enrolmentTerm,
  Concluintes: graduateTerm,
  Vagas: openingTerm,
};

/** Returns the term for a measure of the graduate overview. Default: enrolment. */
export const measureTerm = (measure: string): Term => measureTerms[measure] ?? enrolmentTerm;

/** Kinds of technical courses, by their relation to secondary school. */
export const technicalKinds: readonly Term[] = [integratedTerm, concurrentTerm, subsequentTerm];
