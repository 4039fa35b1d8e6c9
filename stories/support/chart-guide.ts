import type { CatalogueTag } from './declaration-of';

/** The question that a kind of element answers, and an alternative for other questions. */
export interface Guidance {
  /** Question in Portuguese, with a question mark. */
  question: string;
  /** Sentence on when another kind is a better choice, in Portuguese. */
  instead: string;
}

const guidance = {
  figures: {
    question: 'Qual é o tamanho do todo?',
    instead: 'Para saber de que partes ele se compõe, use um anel ou barras.',
  },
  bars: {
    question: 'Qual categoria é a maior, e por quanto?',
    instead: 'Com mais de quinze categorias, use a tabela ou o mosaico.',
  },
  ordered: {
    question: 'Como o total se distribui ao longo de uma escala?',
    instead: 'Onde as categorias não têm ordem própria, use barras da maior para a menor.',
  },
  ring: {
    question: 'Que parte do todo cabe a cada uma de duas ou três categorias?',
    instead: 'Com mais de três, ou com partes parecidas, barras se comparam melhor.',
  },
  rose: {
    question: 'Que parte cabe a cada uma de poucas categorias, e qual se destaca?',
    instead: 'Para comparar tamanhos com exatidão, use barras.',
  },
  stacked: {
    question: 'Qual categoria é a maior, e de que partes cada uma se compõe?',
    instead: 'Para comparar as partes entre si, mostre uma de cada vez em barras.',
  },
  scatter: {
    question: 'Em que ocupações falta gente, em quais sobra, e quão grandes elas são?',
    instead: 'Para ler os números de cada ocupação em ordem, use a tabela, imbalance-ranking.',
  },
  dots: {
    question: 'Quem recebe mais, e onde a diferença é maior ou menor?',
    instead: 'Para quanto se recebe no conjunto, sem comparar grupos, use a curva da remuneração.',
  },
  treemap: {
    question: 'Quais são as maiores entre muitas categorias?',
    instead: 'Para ler valores, ou com menos de dez categorias, use barras ou a tabela.',
  },
  map: {
    question: 'Onde há mais e onde há menos?',
    instead:
      'O mapa mostra quantidades: onde mora mais gente há mais de tudo. Para uma ordem exata dos estados, use a tabela do menu.',
  },
  curve: {
    question: 'Quanto se ganha, e quantas pessoas ganham perto disso?',
    instead: 'Para faixas oficiais, em salários mínimos, use as barras por faixa de remuneração.',
  },
  trend: {
    question: 'Está maior ou menor do que antes, e desde quando?',
    instead: 'Para comparar as categorias de um ano só, use barras.',
  },
  where: {
    question: 'Quem recebe isto ganha mais ou menos que a maioria?',
    instead: 'Para ver como toda a remuneração se distribui, use a curva, labour-salary.',
  },
  radar: {
    question: 'O que pesa mais e o que pesa menos num perfil?',
    instead: 'Para comparar notas uma a uma, use a visão em barras do mesmo cartão.',
  },
  scale: {
    question: 'O valor é alto ou baixo para uma ocupação?',
    instead: 'Para saber de onde vem a nota, leve ao texto de “Sobre os dados”.',
  },
  icons: {
    question: 'De cada grupo, quantos são homens e quantas são mulheres?',
    instead: 'Onde a idade também importa, use as colunas por faixa etária.',
  },
  ratings: {
    question: 'O que a ocupação pede de quem a exerce?',
    instead: 'Para ver o equilíbrio entre as exigências, use o radar.',
  },
  table: {
    question: 'Qual é o valor de cada item, e quais escolher?',
    instead: 'Para uma impressão rápida das maiores, use barras ou o mosaico.',
  },
  comparison: {
    question: 'Em que duas a quatro ocupações se parecem e se distinguem?',
    instead: 'Para uma só ocupação, use os cartões da busca de profissões.',
  },
  graph: {
    question: 'Que ocupações são próximas desta?',
    instead: 'Para comparar duas delas, use a comparação de ocupações.',
  },
  facts: {
    question: 'O que faz quem exerce a ocupação, o que se exige e como ela vai mudar?',
    instead:
      'Para quantos a exercem, onde e por quanto, junte os cartões de números da mesma família.',
  },
  name: {
    question: 'De que ocupação são os números desta página?',
    instead: 'Para qualificação, automação e vagas, use o painel da ocupação, occupation-info.',
  },
  course: {
    question: 'O que se faz depois do curso, e onde ele é oferecido?',
    instead: 'Para comparar as ofertas de vários cursos, use a lista de ofertas, course-offers.',
  },
  offers: {
    question: 'Que cursos há, em que instituições e a que distância?',
    instead:
      'Para quantas pessoas estudam em cada curso, use a tabela de cursos, graduate-courses.',
  },
  coursesToOccupation: {
    question: 'Que cursos levam à ocupação?',
    instead: 'Para achar onde um deles é oferecido, use a busca de cursos, course-search.',
  },
  promising: {
    question: 'Em que profissões se abrem mais vagas do que se formam pessoas?',
    instead:
      'Mostra só quatro, com os números por trás. Para todas as ocupações comparadas, use a tabela, imbalance-ranking.',
  },
  ranking: {
    question: 'Em que ocupações falta gente, em quais sobra, e quanto?',
    instead: 'Para as quatro mais promissoras, explicadas uma a uma, use imbalance-panel.',
  },
  filters: {
    question: 'De que lugar, ano ou pessoas são os números desta página?',
    instead:
      'Para um recorte que não muda, escreva o filtro como atributo de cada cartão e deixe a barra de fora.',
  },
  occupationSearch: {
    question: 'Que profissão os cartões desta página mostram?',
    instead:
      'Sozinha, só escolhe: junte cartões da mesma família. Para levar à página da profissão no Observatório, use home-search.',
  },
  courseSearch: {
    question: 'Onde posso estudar o que procuro?',
    instead:
      'É a busca inteira, com lista e detalhe. Para só a barra, ao lado de uma lista sua, use course-filters.',
  },
  homeSearch: {
    question: 'Por onde começo, por uma profissão ou por um curso?',
    instead:
      'O botão leva a outra página, a do Observatório. Para o resultado na mesma página, use course-search ou occupation-search.',
  },
} as const satisfies Record<string, Guidance>;

type Kind = keyof typeof guidance;

/** Tags whose last word is not a kind, as it is in `labour-map`. */
type UnnamedTag = Exclude<CatalogueTag, `${string}-${Kind}`>;

/** Kind of each element whose tag does not name it. */
const kinds: Readonly<Record<UnnamedTag, Kind> & Partial<Record<CatalogueTag, Kind>>> = {
  'labour-summary': 'figures',
  'labour-macro-sectors': 'bars',
  'labour-sectors': 'table',
  'labour-occupations': 'treemap',
  'labour-salary': 'curve',
  'labour-wage-bands': 'ordered',
  'labour-pay-gap': 'dots',
  'labour-hours': 'ordered',
  'labour-establishment-size': 'ordered',
  'labour-schooling': 'ordered',
  'labour-age-gender': 'stacked',
  'labour-gender': 'ring',
  'graduate-summary': 'figures',
  'graduate-degree-types': 'bars',
  'graduate-categories': 'ring',
  'graduate-category-detail': 'rose',
  'graduate-funding': 'ring',
  'graduate-modality': 'ring',
  'graduate-axes': 'stacked',
  'graduate-courses': 'table',
  'occupation-search': 'occupationSearch',
  'occupation-knowledge': 'ratings',
  'occupation-skills': 'ratings',
  'occupation-attitudes': 'ratings',
  'occupation-info': 'facts',
  'occupation-related': 'graph',
  'occupation-gender': 'icons',
  'occupation-pay': 'figures',
  'occupation-pay-gap': 'dots',
  'occupation-hours': 'ordered',
  'occupation-schooling': 'ordered',
  'occupation-age': 'stacked',
  'occupation-courses': 'coursesToOccupation',
  'occupation-compare': 'comparison',
  'profile-occupation': 'name',
  'profile-knowledge': 'radar',
  'profile-skills': 'radar',
  'profile-attitudes': 'radar',
  'profile-sex': 'ring',
  'profile-salary': 'figures',
  'profile-growth': 'scale',
  'profile-automation': 'scale',
  'profile-schooling': 'ordered',
  'course-detail': 'course',
  'course-search': 'courseSearch',
  'home-search': 'homeSearch',
  'imbalance-balance': 'scatter',
  'imbalance-panel': 'promising',
  'place-summary': 'figures',
};

/** Returns the guidance for a tag; the type check fails if a tag has no kind. */
export const guidanceFor = (tag: CatalogueTag): Guidance =>
  guidance[kinds[tag] ?? (tag.slice(tag.lastIndexOf('-') + 1) as Kind)];
