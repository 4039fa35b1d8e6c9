import { MIN_SPECIALISATION_LINKS } from '@observatorio/domain';
import { similarPlacesMethod } from '@observatorio/language';
import {
  type AreaDocumentation,
  densityDescriptions,
  integerSchema,
  labels,
  objectSchema,
  percentileDescriptions,
  placeHintSchemas,
  reais,
  recordsSchema,
} from '../kit/schema';
import { NEARBY_KM, place } from './place';
import { labelledPlaceFilters } from './place-figures';

const LINKS = 'vínculos ativos em 31/12';
const INHABITANTS = 'população de todas as idades no Censo de 2022';
const { remuneracaoMediana } = percentileDescriptions;

const partOfLinks = (category: string): string =>
  `parte dos vínculos ${category}, de 0 a 1; nula se nenhum a informa`;

/** Documentation of each endpoint about one place. */
export const placeDocumentation = {
  description:
    'Um município, um estado, uma região ou o Brasil: o menor dos lugares do pedido; sem nenhum, o Brasil.',
  datasets: {
    options: {
      summary:
        'Os valores de cada filtro: anos em ordem crescente, e mapas de código para nome. regiao e uf estreitam as listas de estados e municípios; maiores e apelidos ajudam a achar um município e faltam com sem=municipio.',
      schema: objectSchema(
        {
          ano: { type: 'array', items: integerSchema('ano com dados') },
          ...Object.fromEntries(labelledPlaceFilters.map((name) => [name, labels])),
        },
        placeHintSchemas(labels),
      ),
    },
    summary: {
      summary:
        'Os vínculos e a remuneração do lugar e, depois dele, os do seu estado e do Brasil; falta a comparação que teria os mesmos vínculos que o lugar ou o estado.',
      schema: recordsSchema(place.summary.fields, {
        comparacao:
          'lugar, o próprio; estado, o do município; pais, o Brasil, ou cobertura, os estados que têm dados, se não são todos',
        codigo: 'código do IBGE; nulo no Brasil',
        nome: 'nome do lugar',
        cobertura:
          'os estados da região que têm dados, como “só Acre”, se não são todos: os números são deles; nula nos outros lugares',
        vinculos: LINKS,
        naoClassificados: 'vínculos com remuneração fora de 0,3 a 150 salários mínimos',
        ...densityDescriptions,
        remuneracaoMedia: reais('média da remuneração, arredondada conforme o número de vínculos'),
        remuneracaoMediana,
        parteMulheres: 'parte das mulheres nos vínculos, de 0 a 1; nula se nenhum informa o gênero',
      }),
    },
    similar: {
      summary: `Os oito lugares mais parecidos com um município ou um estado; exige uf ou municipio. ${similarPlacesMethod}`,
      schema: recordsSchema(place.similar.fields, {
        papel:
          'lugar, o próprio, na primeira linha; semelhante, do mais parecido ao menos; desvio, na última, os desvios-padrão que dividem as diferenças, os de habitantes, vinculosPorMil e remuneracaoMediana em logaritmos naturais. Só o lugar, se lhe falta uma característica ou não há outros',
        codigo: 'código do IBGE; nulo nos desvios-padrão',
        nome: 'nome do lugar',
        estado: 'nome do estado de um município; nulo num estado e nos desvios-padrão',
        distancia: 'distância do lugar; nula nos desvios-padrão e se falta uma característica',
        habitantes: INHABITANTS,
        vinculosPorMil: 'vínculos por mil habitantes, com uma casa decimal',
        remuneracaoMediana,
        industria: partOfLinks('na indústria'),
        construcao: partOfLinks('na construção'),
        comercio: partOfLinks('no comércio'),
        agropecuaria: partOfLinks('na agropecuária'),
        superiorCompleto: partOfLinks('com ensino superior completo ou mais'),
        lugaresComparados: 'lugares com todas as características, entre os que têm dados',
        lugaresForaDaComparacao: 'lugares a que falta uma característica',
      }),
    },
    courses: {
      summary: `Os cursos técnicos e superiores do censo mais novo num município e em até ${NEARBY_KM} km dele; exige municipio. A distância é a do círculo máximo entre as coordenadas dos municípios, e um curso é um nome, em qualquer modalidade.`,
      schema: recordsSchema(place.courses.fields, {
        nivel_ensino: 'Técnico ou Superior',
        cursosAqui: 'cursos no município; nulo se os dados não cobrem o seu estado',
        cursosAte50km: `cursos em até ${NEARBY_KM} km, com os do município, cada um uma vez; nulo como cursosAqui`,
        maisProximos: {
          codigo: 'código do IBGE de um dos dez outros municípios com cursos mais próximos',
          nome: 'nome do município, com o estado se são de vários',
          distanciaKm: 'distância, em km, com uma casa decimal',
          cursos: 'cursos nele',
        },
      }),
    },
    specialisation: {
      summary: `O quociente locacional de cada subsetor do IBGE e tamanho de estabelecimento: a parte dele nos vínculos do lugar, dividida pela parte nos do Brasil; falta num lugar com menos de ${MIN_SPECIALISATION_LINKS} vínculos.`,
      schema: recordsSchema(place.specialisation.fields, {
        dimensao: 'setor ou tamanho, do estabelecimento',
        codigo: 'código oficial; nulo quando não informado',
        nome: 'nome da categoria',
        vinculos: LINKS,
        parte: 'parte dos vínculos do lugar, de 0 a 1; nula se não há nenhum',
        parteBrasil:
          'parte dos vínculos do Brasil, ou dos estados que têm dados, de 0 a 1; nula se não há nenhum',
        quocienteLocacional: `parte dividida por parteBrasil; nulo se esta é zero, na categoria não informada, ou com menos de ${MIN_SPECIALISATION_LINKS} vínculos no lugar`,
      }),
    },
  },
} satisfies AreaDocumentation<keyof typeof place>;
