import { genders, labelOf, schoolings, states } from '@observatorio/domain';
import { growthYearsDescriptions, noGrowthDescription } from '../kit/growth-fields';
import {
  type AreaDocumentation,
  integerSchema,
  labels,
  listSchema,
  lowerBound,
  objectSchema,
  recordSchema,
  recordsSchema,
  textSchema,
  upperBound,
} from '../kit/schema';
import { profile } from './profile';

const classOrNull = (description: string): string =>
  `${description}, de 1 a 5; nulo onde não se sabe`;

/** Documentation of each endpoint of the occupation profile. */
export const profileDocumentation = {
  description:
    'O que uma ocupação exige e o seu mercado de trabalho, de uma ocupação de cada vez; a lista dos filtros aceita várias.',
  datasets: {
    options: {
      summary:
        'Os valores de cada filtro: ocupações por código, anos em ordem crescente, e os setores da ocupação (da primeira, se nenhuma for dita), o de mais vínculos primeiro; com codigoBrasileiroOcupacao, só as ocupações ditas.',
      schema: objectSchema({
        codigoBrasileiroOcupacao: listSchema({
          codigo: textSchema('código da CBO'),
          ocupacao: textSchema('nome da ocupação'),
          synthesis: { type: ['string', 'null'], description: 'o que faz; nulo onde não se sabe' },
        }),
        ano: { type: 'array', items: integerSchema('ano com dados') },
        setorEmpresa: listSchema({
          codigo: textSchema('subsetor do IBGE, 1 a 25'),
          setor: textSchema('nome'),
        }),
        estado: labels,
        sexo: labels,
      }),
    },
    market: {
      summary:
        'Vínculos ativos da ocupação, ou de todas se nenhuma for dita, por estado, sexo e escolaridade, e sua remuneração; aceita uma ocupação só.',
      schema: recordsSchema(profile.market.fields, {
        estado: `IBGE: ${labelOf(states, '35')} é 35; nulo quando não informado`,
        sexo: `${genders.map(({ code, label }) => `${code} ${label}`).join(', ')}; ou nulo`,
        nivelAcademico: `escolaridade da RAIS, 1 a ${schoolings.length}; ou nulo`,
        qtd: 'vínculos ativos em 31/12',
        remuneracaoMinima: lowerBound,
        remuneracaoMaxima: upperBound,
        crescimentoInteger: classOrNull(
          'crescimento da ocupação nos últimos três anos que se comparam',
        ),
        ...growthYearsDescriptions,
        crescimento_motivo: noGrowthDescription,
        automacaoInteger: classOrNull('probabilidade de automação'),
      }),
    },
    occupation: {
      summary:
        'Uma ocupação: síntese, conhecimentos, habilidades e atitudes; exige codigoBrasileiroOcupacao, de uma ocupação só.',
      schema: recordSchema(profile.occupation.fields, {
        codigo: 'código da CBO',
        ocupacao: 'nome da ocupação',
        synthesis: 'o que faz; nulo onde não se sabe',
        knowledge: { conhecimento: 'conhecimento', nivel: 'profundidade, de 0 a 7' },
        skills: { conhecimento: 'habilidade', nivel: 'importância, de 1 a 5' },
        attitudes: { conhecimento: 'atitude', nivel: 'importância, de 1 a 5' },
        codigoOnet:
          'ocupação da mesma família cujas notas do O*NET valem aqui; nulo quando são as da própria, ou não as há',
      }),
    },
  },
} satisfies AreaDocumentation<keyof typeof profile>;
