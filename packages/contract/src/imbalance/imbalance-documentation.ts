import { growthYearsDescriptions, noGrowthDescription } from '../kit/growth-fields';
import {
  type AreaDocumentation,
  integerSchema,
  listSchema,
  objectSchema,
  percentileDescriptions,
  placeHintSchemas,
  reais,
  recordSchema,
  recordsSchema,
  textSchema,
} from '../kit/schema';
import { imbalance } from './imbalance';
import { imbalanceMethodPage } from './imbalance-area';
import { imbalanceFilterDefinitions } from './imbalance-filters';

const places = listSchema({ codigo: textSchema('código do IBGE'), nome: textSchema('nome') });

const SCOPE = 'municipio, estado ou pais';

/** Documentation of each endpoint of the imbalance panel. */
export const imbalanceDocumentation = {
  description:
    'Em cada lugar, as vagas de emprego que se abrem por ano em uma ocupação e as pessoas que os cursos formam para ela, com os dados mais novos de cada fonte. O método está em ' +
    imbalanceMethodPage +
    '.',
  datasets: {
    options: {
      summary:
        'Os estados, e os municípios do estado escolhido, ou de todos. maiores e apelidos ajudam a achar um município e faltam com sem=municipio.',
      schema: objectSchema(
        Object.fromEntries(imbalanceFilterDefinitions.map(({ name }) => [name, places])),
        placeHintSchemas(places),
      ),
    },
    ranking: {
      summary:
        'As ocupações de um lugar, comparando as vagas de emprego que se abrem por ano com as pessoas que os cursos formam; primeiro as promissoras, e a que mais precisa de gente primeiro; em páginas; um município com poucos dados dá lugar ao estado, e um estado ao país.',
      schema: objectSchema({
        data: recordsSchema(imbalance.ranking.fields, {
          cod_cbo: 'código da CBO',
          cbo: 'nome da ocupação',
          promissora:
            'Sim ou Não: o índice é de 1,1 ou mais, o emprego não diminui e a remuneração é conhecida',
          indice: 'vagas que se abrem por ano para cada pessoa formada',
          nivel: 'do índice, de 1 (sobra muita gente) a 5 (falta muita gente)',
          formados_por_100_vagas: 'pessoas formadas por ano para cada 100 vagas; nulo sem vagas',
          vagas_por_ano: 'reposição mais crescimento; negativo se mais vagas se fecham',
          reposicao: 'vínculos por ano de quem chega à idade de se aposentar',
          crescimento:
            'vínculos a mais por ano, negativo se diminuem, nos últimos três anos que se comparam; nulo se nenhum dado o mede',
          ...growthYearsDescriptions,
          formados_por_ano: 'pessoas que os cursos formam por ano para a ocupação',
          formados_superior:
            'destas, concluintes de cursos superiores; nulo se eles não entram na conta do lugar',
          formados_tecnico:
            'destas, de cursos técnicos, pelas matrículas e a duração do curso; nulo se eles não entram na conta do lugar',
          concluintes:
            'dos cursos superiores que levam à ocupação, para qualquer ocupação; nulo como formados_superior',
          matriculas_tecnico:
            'dos cursos técnicos que levam à ocupação, para qualquer ocupação; nulo como formados_tecnico',
          qtdEmpregados: 'vínculos ativos em 31/12',
          remuneracaoMedia: reais('remuneração média'),
          ...percentileDescriptions,
          abrangencia: 'o lugar de que são os números',
          tipo_abrangencia: SCOPE,
          cursos: {
            codigo_curso: 'código do curso; nulo se a fonte não o numera',
            nome_curso: 'nome do curso',
            nivel_ensino: 'Técnico ou Superior',
            formados_por_ano: 'pessoas que ele forma por ano, para qualquer ocupação',
            parte: 'a parte delas que conta para a ocupação, de 0 a 1',
          },
        }),
        pagination: objectSchema({ totalRecords: integerSchema('ocupações em todas as páginas') }),
      }),
    },
    summary: {
      summary:
        'De que lugar são os números do painel, e por que não do pedido; quantas ocupações se comparam e o que entra na conta.',
      schema: recordSchema(imbalance.summary.fields, {
        abrangencia: 'o lugar de que são os números',
        tipo_abrangencia: SCOPE,
        codigo: 'código do IBGE do estado ou do município; nulo no país',
        lugar_pedido: 'o lugar pedido, se os números são de outro; nulo se são dele',
        motivo:
          'poucos-dados, ou sem-dados se não há vínculos dele; nulo se os números são do lugar pedido',
        qtdEmpregados: 'vínculos ativos em 31/12 do lugar',
        minimo_vinculos: 'vínculos de que uma ocupação precisa para ser comparada',
        ocupacoes:
          'ocupações comparadas; nulo se, sem os cursos que não cobrem o lugar, nenhuma se compara',
        promissoras: 'destas, as promissoras; nulo como ocupacoes',
        tem_crescimento: 'Sim ou Não: se há anos que se comparam, para medir o crescimento',
        crescimento_motivo: noGrowthDescription,
        tem_tecnico: 'Sim ou Não: se os cursos técnicos entram na conta',
        tem_superior: 'Sim ou Não: se os cursos superiores entram na conta',
        fontes_sem_o_lugar:
          'as fontes que não cobrem o lugar pedido, e o que cobrem; nulo se nenhuma',
      }),
    },
  },
} satisfies AreaDocumentation<keyof typeof imbalance>;
