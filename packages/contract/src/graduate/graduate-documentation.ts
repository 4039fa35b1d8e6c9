import {
  type AreaDocumentation,
  integerSchema,
  namedList,
  objectSchema,
  placeHintSchemas,
  recordsSchema,
  singleKeyedSchema,
  textSchema,
  yearFieldTexts,
} from '../kit/schema';
import { codedFilters, graduate, wordFilters } from './graduate';

const counts = recordsSchema(graduate.byForm.fields, {
  key: 'código oficial; nulo quando não informado',
  name: 'nome da categoria',
  qtd: 'quantidade do que dimensao escolhe',
});

/** Description of the measure selected by `dimensao`. */
const COUNTED = 'Matrículas, concluintes ou vagas';

/** Documentation of each endpoint of the graduate overview. */
export const graduateDocumentation = {
  description:
    'Matrículas, concluintes e vagas, dos censos do INEP: escolha em dimensao. Sem nivel_ensino, responde o nível Técnico.',
  datasets: {
    options: {
      summary:
        'As listas de cada filtro: anos em ordem crescente, palavras, ou código e nome. nivel_ensino, regiao e uf estreitam as listas que deles dependem. maiores e apelidos ajudam a achar um município e faltam com sem=municipio.',
      schema: objectSchema(
        {
          ano: { type: 'array', items: integerSchema('ano com dados') },
          ...Object.fromEntries(
            wordFilters.map((name) => [
              name,
              { type: 'array', items: textSchema('valor do filtro') },
            ]),
          ),
          ...Object.fromEntries([...codedFilters, 'estado'].map((name) => [name, namedList])),
        },
        placeHintSchemas(namedList),
      ),
    },
    trend: {
      summary: `${COUNTED} em cada ano com dados dos mesmos lugares que o ano mais novo, do mais antigo ao mais novo: no total, com a parte da rede pública e a do ensino a distância; separadas por uma dimensão; ou de dois a quatro lugares. Um ano parcial não se compara.`,
      schema: recordsSchema(graduate.trend.fields, {
        ano: 'ano de referência',
        codigo:
          'código da categoria ou do que se compara; total numa série só; nulo quando não informado',
        nome: 'nome da série',
        qtd: 'quantidade do que dimensao escolhe',
        partePublica: 'parte da rede pública, 0 a 1; nula sem contagem e com por',
        parteADistancia: 'parte do ensino a distância, 0 a 1; nula sem contagem e com por',
        cursos: 'número de nomes de curso com contagem; zero com por',
        ...yearFieldTexts,
      }),
    },
    byForm: {
      summary: `${COUNTED} por grau acadêmico, no ensino superior, ou por tipo de curso, no técnico.`,
      schema: counts,
    },
    byState: {
      summary: `${COUNTED} por estado; o ensino a distância sem município conta como não informado.`,
      schema: singleKeyedSchema,
    },
    byMunicipality: {
      summary: `${COUNTED} por município; exige uf ou municipio.`,
      schema: counts,
    },
    byNetwork: {
      summary: `${COUNTED} na rede pública (federal, estadual e municipal) e na privada.`,
      schema: counts,
    },
    byAdministration: {
      summary: `${COUNTED} por categoria administrativa: federal, estadual, municipal e privada.`,
      schema: counts,
    },
    byModality: { summary: `${COUNTED} por modalidade de ensino.`, schema: counts },
    byFunding: { summary: `${COUNTED} em cursos gratuitos e pagos.`, schema: counts },
    byAxis: {
      summary: `${COUNTED} por eixo tecnológico (ou área geral, no ensino superior) e rede; trincas de categoria, série e quantidade.`,
      schema: {
        type: 'array',
        items: {
          type: 'array',
          prefixItems: [
            textSchema('eixo ou área'),
            textSchema('Pública ou Privada'),
            integerSchema('quantidade'),
          ],
          items: false,
          minItems: 3,
        },
      },
    },
    byArea: {
      summary: `${COUNTED} por área: no ensino superior, a geral e, dentro dela, a específica da CINE Brasil, e no técnico o eixo tecnológico.`,
      schema: recordsSchema(graduate.byArea.fields, {
        key: 'código da área; nulo quando não informada',
        name: 'nome da área',
        parent: 'código da área geral; nulo numa área geral',
        qtd: 'quantidade',
      }),
    },
    courses: {
      summary: `${COUNTED} por curso, do maior para o menor; em páginas de dez linhas, se currentPage e pageSize não disserem outra coisa, e inteiro em CSV.`,
      schema: objectSchema({
        data: recordsSchema(graduate.courses.fields, { curso: 'nome do curso', qtd: 'quantidade' }),
        pagination: objectSchema({ totalRecords: integerSchema('cursos em todas as páginas') }),
      }),
    },
  },
} satisfies AreaDocumentation<keyof typeof graduate>;
