import {
  type AreaDocumentation,
  integerSchema,
  namedList,
  objectSchema,
  percentileDescriptions,
  placeHintSchemas,
  reais,
  recordSchema,
  recordsSchema,
  singleKeyedSchema,
  textSchema,
  yearFieldTexts,
} from '../kit/schema';
import { codedCourseFilters, course } from './course';

const OFFER = {
  codigo_curso: 'tecnico- ou superior- e o código do INEP; nulo se ele não numera o curso',
  nome_entidade: 'instituição ou escola',
  nivel_ensino: 'Técnico ou Superior',
  nome_curso: 'nome do curso',
  estado: 'nome do estado; nulo no ensino a distância sem polo',
  municipio: 'nome do município; nulo no ensino a distância sem polo',
  qtd_matriculas: 'matrículas',
  custeamento: 'Gratuito ou Pago; nulo quando não informado',
  tipoCurso: 'forma do curso técnico, ou grau acadêmico do superior',
  nivel_academico: 'nível acadêmico do curso superior; nulo no técnico',
  mediacao_didatico_pedagogica: 'Presencial ou A distância; nulo quando não informada',
  dependencia: 'Federal, Estadual, Municipal ou Privada',
};

const SIMILAR = {
  semelhantes: {
    type: 'boolean',
    description:
      'true se nome_curso não está em nenhum curso ou instituição, e as linhas são de nomes parecidos; falta nos outros casos',
  },
} as const;

const page = (what: string) =>
  objectSchema({ totalRecords: integerSchema(`${what} em todas as páginas`) });

/** Documentation of each endpoint of the course search. */
export const courseDocumentation = {
  description:
    'Ofertas de cursos técnicos e superiores, dos censos do INEP, e as ocupações a que levam. Sem nivel_ensino, ou com Todos, respondem os dois níveis.',
  datasets: {
    options: {
      summary:
        'As listas de cada filtro, em ordem alfabética, e os nomes dos cursos em oferta. nivel_ensino, regiao e uf estreitam as listas que deles dependem. maiores e apelidos ajudam a achar um município e faltam com sem=municipio.',
      schema: objectSchema(
        {
          ...Object.fromEntries([...codedCourseFilters, 'estado'].map((name) => [name, namedList])),
          nome_curso: { type: 'array', items: textSchema('nome de um curso') },
        },
        placeHintSchemas(namedList),
      ),
    },
    offers: {
      summary:
        'As ofertas de cursos, em páginas de dez se pageSize não disser outra coisa; nome_curso acha cursos e instituições, sem acentos e com um erro de digitação, o melhor primeiro; codigo_curso limita a um curso, e oferta, a uma oferta; com municipio e raio_km, também as ofertas em volta, a mais perto primeiro.',
      schema: objectSchema({
        data: recordsSchema(course.offers.fields, {
          id: 'número da oferta nesta edição',
          ...OFFER,
        }),
        pagination: objectSchema(
          { totalRecords: integerSchema('ofertas em todas as páginas') },
          SIMILAR,
        ),
        distancias: {
          type: 'array',
          items: {
            type: ['number', 'null'],
            description: 'quilômetros entre os centros dos municípios; nulo sem raio_km',
          },
        },
        ofertas: {
          type: 'array',
          items: {
            type: ['string', 'null'],
            description:
              'código com que oferta acha cada oferta, o mesmo em outras edições; nulo se o INEP não numera o curso',
          },
        },
        turnos: {
          type: 'array',
          items: {
            type: ['string', 'null'],
            description:
              'turnos da oferta, separados por vírgula; nulo onde a fonte não os informa, como nos cursos técnicos',
          },
        },
      }),
    },
    courses: {
      summary:
        'Os cursos das ofertas que os filtros acham, um de cada nome e nível, com o número de ofertas e de instituições: o que melhor corresponde a nome_curso primeiro, e depois o de mais matrículas; em páginas.',
      schema: objectSchema({
        data: recordsSchema(course.courses.fields, {
          codigo_curso:
            'tecnico- ou superior- e o código do INEP, da maior oferta; nulo se ele não numera o curso',
          nome_curso: OFFER.nome_curso,
          nivel_ensino: OFFER.nivel_ensino,
          ofertas: 'ofertas do curso',
          instituicoes: 'instituições que o oferecem',
          qtd_matriculas: 'matrículas nessas ofertas',
          nome_entidade: 'a instituição, se é uma só; nulo se são várias',
        }),
        pagination: objectSchema(
          { totalRecords: integerSchema('cursos em todas as páginas') },
          SIMILAR,
        ),
      }),
    },
    offersByState: {
      summary: 'As ofertas que os filtros acham, por estado.',
      schema: singleKeyedSchema,
    },
    detail: {
      summary:
        'Um curso, de qualquer instituição que o ofereça com este nome; regiao, uf e municipio limitam as contagens.',
      schema: recordSchema(course.detail.fields, {
        codigo_curso: 'o código pedido',
        nome_curso: 'nome do curso',
        nivel_ensino: 'Técnico ou Superior',
        area: 'eixo tecnológico, ou área geral da CINE Brasil',
        descricao_depois_formado: 'o que faz quem se forma; nulo onde não se sabe',
        descricao_onde_pode_trabalhar: 'onde pode trabalhar; nulo onde não se sabe',
        carga_horaria: 'horas do curso técnico, no mínimo; nulo onde não se sabe',
        ofertas: 'ofertas do curso',
        instituicoes: 'instituições que o oferecem',
        qtd_matriculas: 'matrículas em todas as ofertas',
      }),
    },
    byState: { summary: 'Ofertas do curso por estado.', schema: singleKeyedSchema },
    institutions: {
      summary:
        'As instituições que oferecem o curso, por município, da que tem mais matrículas para a que tem menos; em páginas.',
      schema: objectSchema({
        data: recordsSchema(course.institutions.fields, {
          nome_entidade: 'instituição ou escola',
          sigla: 'sigla da instituição superior; nula onde não se sabe',
          dependencia: OFFER.dependencia,
          estado: OFFER.estado,
          municipio: OFFER.municipio,
          qtd_matriculas: 'matrículas no curso',
        }),
        pagination: page('instituições'),
      }),
    },
    occupations: {
      summary:
        'As ocupações a que o curso leva, com vínculos e remuneração na edição mais nova da RAIS; regiao, uf e municipio limitam os vínculos.',
      schema: recordsSchema(course.occupations.fields, {
        cod_cbo: 'código da CBO',
        cbo: 'nome da ocupação',
        qtdEmpregados: 'vínculos ativos em 31/12; nulo se não há dados deles da mesma espécie',
        remuneracaoMedia: reais('remuneração média'),
        ...percentileDescriptions,
      }),
    },
    trend: {
      summary:
        'Matrículas, concluintes, vagas e ofertas do curso em cada ano com dados do mesmo lugar, do mais antigo ao mais novo, ou de dois a quatro cursos em compara, que fica no lugar de codigo_curso. Um ano sem ofertas do curso vale zero. O código acha o curso em cada ano, e, onde falta, o nome; no nível superior, em que cada instituição tem o seu código, primeiro o nome. Um ano parcial não se compara.',
      schema: recordsSchema(course.trend.fields, {
        ano: 'ano de referência',
        codigo: 'código do curso, numa comparação; total num curso só',
        nome: 'nome do curso no ano mais novo que o tem',
        matriculas: OFFER.qtd_matriculas,
        concluintes: 'concluintes; nulo nos cursos técnicos, em que o censo não os conta',
        vagas:
          'vagas; nulo nos cursos técnicos, em que o censo não as conta, e nas ofertas a distância de um lugar',
        ofertas: 'ofertas do curso',
        ...yearFieldTexts,
      }),
    },
    names: {
      summary:
        'Os nomes dos cursos e das instituições em oferta, do que tem mais matrículas ao que tem menos.',
      schema: recordsSchema(course.names.fields, {
        tipo: 'curso ou instituicao',
        nome: 'nome do curso ou da instituição',
        sigla: 'sigla da instituição; nula quando não informada',
        nomes_usuais: 'outros nomes do curso, separados por ponto e vírgula; nulo sem eles',
        nivel_ensino: OFFER.nivel_ensino,
        codigo_curso:
          'tecnico- ou superior- e o código do INEP; nulo em instituições e em cursos sem código',
        qtd_matriculas: OFFER.qtd_matriculas,
      }),
    },
    ofOccupation: {
      summary: 'Os cursos que levam a uma ocupação, dos com mais matrículas para os com menos.',
      schema: recordsSchema(course.ofOccupation.fields, {
        codigo_curso: 'código do curso; de um nome em várias instituições, o mais comum',
        nome_curso: 'nome do curso',
        nivel_ensino: 'Técnico ou Superior',
        ofertas: 'ofertas do curso',
        qtd_matriculas: 'matrículas em todas as ofertas',
      }),
    },
  },
} satisfies AreaDocumentation<keyof typeof course>;
