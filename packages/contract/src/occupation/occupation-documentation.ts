import { genders, labelOf, NOT_INFORMED } from '@observatorio/domain';
import { growthYearsDescriptions, noGrowthDescription } from '../kit/growth-fields';
import {
  type AreaDocumentation,
  ageGenderSchema,
  integerSchema,
  type JsonSchema,
  labels,
  listSchema,
  lowerBound,
  objectSchema,
  percentileDescriptions,
  reais,
  recordSchema,
  recordsSchema,
  singleKeyedSchema,
  textSchema,
  upperBound,
} from '../kit/schema';
import { labelledOccupationFilters, occupation, sexes } from './occupation';

const importancia = 'importância, de 1 a 5';
const frequencia = 'frequência, de 0 a 1';
const growth =
  'crescimento dos vínculos por ano, nos últimos três anos que se comparam; 0,05 é 5%; nulo se não há';

const nameLists: JsonSchema = {
  type: 'object',
  additionalProperties: { type: 'array', items: textSchema('nome') },
};

/** Documentation of each endpoint of the occupation search. */
export const occupationDocumentation = {
  description:
    'Uma ocupação e os seus vínculos. As distribuições somam várias ocupações em cod_cbo; as informações são de uma só.',
  datasets: {
    options: {
      summary:
        'As ocupações da CBO, por ordem de nome, e mapas de código para nome dos outros filtros; com cod_cbo, só as ocupações ditas.',
      schema: objectSchema({
        cbos: listSchema({
          cod_cbo: textSchema('código da CBO'),
          cbo: textSchema('nome da ocupação'),
        }),
        ...Object.fromEntries(labelledOccupationFilters.map((name) => [name, labels])),
      }),
    },
    synonyms: {
      summary:
        'Por que outros nomes se acha cada ocupação: sinônimos da CBO e nomes do dia a dia; e quantos vínculos ela tem.',
      schema: objectSchema({
        sinonimos: { ...nameLists, description: 'sinônimos oficiais, por código da CBO' },
        usuais: { ...nameLists, description: 'nomes do dia a dia, escolhidos pelo projeto' },
        vinculos: {
          type: 'object',
          description: 'vínculos da RAIS mais nova; sem a ocupação quando não há',
          additionalProperties: integerSchema('vínculos ativos em 31/12'),
        },
      }),
    },
    info: {
      summary:
        'Uma ocupação: descrição, conhecimentos, habilidades, atitudes, automação e evolução dos vínculos; o que não se sabe é nulo ou vazio; exige cod_cbo, de uma ocupação só.',
      schema: recordSchema(occupation.info.fields, {
        cbo: 'nome da ocupação',
        cbo_cond_gerais: 'condições gerais do trabalho',
        cbo_desc: 'descrição',
        qualificacao: 'nível de qualificação, a partir de 1',
        atitudes: { desc_atitude: 'atitude', importancia },
        conhecimentos: {
          desc_conhecimento: 'conhecimento',
          importancia,
          frequencia,
          profundidade: 'profundidade, de 0 a 7',
        },
        habilidades: { desc_habilidade: 'habilidade', importancia, frequencia },
        cod_cbo_onet:
          'ocupação da mesma família cujas notas do O*NET valem aqui; nulo quando são as da própria, ou não as há',
        prob_automacao: 'probabilidade de automação, de 0 a 1',
        evol_vagas: { ano: 'ano', qtd: 'vínculos ativos em 31/12' },
        evol_quebras: {
          de: 'ano da evolução',
          para: 'ano seguinte da evolução, que não se compara com ele',
          rotulo: 'por quê, em duas palavras',
          motivo: 'por quê, numa frase',
        },
        evol_parciais: 'anos da evolução com dados parciais, que não se comparam com outros',
        crescimento: growth,
        ...growthYearsDescriptions,
        crescimento_motivo: noGrowthDescription,
        ocupacao_4_0: 'TRUE ou FALSE: se é ocupação da Economia 4.0',
        comp_relacionadas_ocupacao_4_0:
          'mapa de competência para grau, de 0 a 1, em JSON com aspas simples',
        ocupacoes_relacionadas: {
          ocupacao_relacionada: 'nome da ocupação',
          cod_cbo: 'código da CBO',
        },
      }),
    },
    byGender: {
      summary: 'Vínculos ativos por gênero; exige cod_cbo, e várias ocupações somam-se.',
      schema: objectSchema(
        Object.fromEntries(
          sexes.map(({ code, name }) => [
            name,
            { ...integerSchema(`vínculos: ${labelOf(genders, code)}`), type: ['integer', 'null'] },
          ]),
        ),
        { [NOT_INFORMED]: integerSchema('vínculos sem gênero informado, onde os há') },
      ),
    },
    pay: {
      summary:
        'Média da remuneração mensal, e os limites de que parte e até onde vai; exige cod_cbo, e várias ocupações valem como uma só.',
      schema: recordSchema(occupation.pay.fields, {
        max: upperBound,
        avg: reais('média da remuneração'),
        min: lowerBound,
      }),
    },
    bySchooling: {
      summary:
        'Vínculos ativos por grupo de escolaridade, 1 a 4; exige cod_cbo, e várias ocupações somam-se.',
      schema: recordsSchema(occupation.bySchooling.fields, {
        key: 'código oficial; nulo quando não informado',
        name: 'nome da categoria',
        qtdEmpregados: 'vínculos',
      }),
    },
    byAgeGender: {
      summary:
        'Vínculos ativos por faixa etária e gênero; exige cod_cbo, e várias ocupações somam-se.',
      schema: ageGenderSchema,
    },
    byState: {
      summary: 'Vínculos ativos por estado; exige cod_cbo, e várias ocupações somam-se.',
      schema: singleKeyedSchema,
    },
    comparison: {
      summary:
        'Ocupações lado a lado, com os números do país inteiro; o que não se sabe é nulo ou vazio; exige comparar.',
      schema: recordsSchema(occupation.comparison.fields, {
        cod_cbo: 'código da CBO',
        cbo: 'nome da ocupação',
        vinculos: 'vínculos ativos em 31/12',
        remuneracaoMedia: reais('média da remuneração'),
        ...percentileDescriptions,
        remuneracaoMinima: lowerBound,
        remuneracaoMaxima: upperBound,
        qualificacao: 'nível de qualificação, a partir de 1',
        escolaridade: 'grupo de escolaridade mais comum',
        parteEscolaridade: 'parte dos vínculos com essa escolaridade, de 0 a 1',
        parteSuperior: 'parte dos vínculos com ensino superior completo, de 0 a 1',
        parteMulheres: 'parte dos vínculos que é de mulheres, de 0 a 1',
        faixaetaria: 'faixa etária mais comum',
        parteFaixaetaria: 'parte dos vínculos nessa faixa etária, de 0 a 1',
        crescimento: growth,
        ...growthYearsDescriptions,
        crescimento_motivo: noGrowthDescription,
        prob_automacao: 'probabilidade de automação, de 0 a 1',
        ocupacao_4_0: 'TRUE ou FALSE: se é ocupação da Economia 4.0',
        conhecimentos: { nome: 'conhecimento', importancia },
        habilidades: { nome: 'habilidade', importancia },
        atitudes: { nome: 'atitude', importancia },
      }),
    },
  },
} satisfies AreaDocumentation<keyof typeof occupation>;
