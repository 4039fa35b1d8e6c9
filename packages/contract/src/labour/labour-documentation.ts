import { WORKING_AGE_TABLE } from '../kit/density';
import {
  type AreaDocumentation,
  ageGenderSchema,
  densityDescriptions,
  integerSchema,
  labels,
  listSchema,
  lowerBound,
  objectSchema,
  percentileDescriptions,
  placeHintSchemas,
  reais,
  recordSchema,
  recordsSchema,
  singleKeyedSchema,
  textSchema,
  upperBound,
  yearFieldTexts,
} from '../kit/schema';
import { type DensityRow, labelledLabourFilters, labour } from './labour';

const LINKS = 'vínculos ativos em 31/12';

const counts = recordsSchema(labour.byGender.fields, {
  key: 'código oficial; nulo quando não informado',
  name: 'nome da categoria',
  qtdEmpregados: 'vínculos',
});

const ratio = (figure: string): string =>
  `${figure} do grupo por R$ 100 da do grupo de comparação; nula em sigilo ou desconhecida`;
const summaryDescriptions = {
  vinculos: LINKS,
  mulheres: 'vínculos de mulheres',
  generoInformado: 'vínculos com gênero informado',
  naoClassificados: 'vínculos com remuneração fora de 0,3 a 150 salários mínimos',
  remuneracaoMedia: reais('média da remuneração, arredondada conforme o número de vínculos'),
  ...percentileDescriptions,
  remuneracaoMinima: lowerBound,
  remuneracaoMaxima: upperBound,
};

const densities = recordsSchema(labour.densityByState.fields, {
  codigo: 'código do IBGE',
  nome: 'nome do estado ou do município',
  vinculos: LINKS,
  ...densityDescriptions,
});

const densitySummary = (place: string, ages = 'todas as idades'): string =>
  `Vínculos ativos por ${place}, e por mil habitantes de ${ages}, do Censo de 2022 (IBGE)`;

const summaryByAges =
  (place: string) =>
  ([row]: readonly DensityRow[]): string =>
    densitySummary(place, row?.ages === 'working' ? '15 a 69 anos' : undefined);

const OR_WORKING_AGE = `de 15 a 69 anos, se a tabela ${WORKING_AGE_TABLE} está em serviço`;

/** Documentation of each endpoint of the labour-market overview. */
export const labourDocumentation = {
  description:
    'Vínculos de emprego ativos em 31/12, da RAIS. Vários valores de um filtro somam-se, também várias ocupações.',
  datasets: {
    options: {
      summary:
        'Os valores de cada filtro: anos em ordem crescente, e mapas de código para nome. Os filtros da consulta estreitam as listas: regiao e uf, as de estados e municípios; municipio e occupation, as suas próprias. maiores e apelidos ajudam a achar um município e faltam com sem=municipio.',
      schema: objectSchema(
        {
          ano: { type: 'array', items: integerSchema('ano com dados') },
          ...Object.fromEntries(labelledLabourFilters.map((name) => [name, labels])),
        },
        placeHintSchemas(labels),
      ),
    },
    summary: {
      summary: 'Total de vínculos, remuneração e participação das mulheres.',
      schema: recordSchema(labour.summary.fields, summaryDescriptions),
    },
    yardstick: {
      summary:
        'O resumo da seleção e, para comparar, os dos mesmos filtros sem a cidade, sem o lugar, sem a ocupação e sem o setor; falta a comparação que teria os mesmos vínculos que a seleção ou os do estado, e a que ficaria em sigilo.',
      schema: recordsSchema(labour.yardstick.fields, {
        comparacao:
          'selecao, a própria seleção; estado, o da cidade; pais, o Brasil, ou cobertura, os estados que têm dados, se não são todos; ocupacoes e setores, todas as ocupações e todos os setores do mesmo lugar',
        nome: 'nome do que a linha resume',
        ...summaryDescriptions,
      }),
    },
    byMacroSector: {
      summary: 'Vínculos ativos por grande setor, pelos subsetores do IBGE.',
      schema: counts,
    },
    byOfficialMacroSector: {
      summary:
        'Vínculos ativos por grande setor, pelas seções da CNAE, como nas tabelas do ministério: Agropecuária A, Indústria B a E, Construção F, Comércio G, Serviços H a U. Filtra-se só por lugar; uma lista vazia diz que os arquivos não trazem a CNAE.',
      schema: counts,
    },
    byState: { summary: 'Vínculos ativos por estado.', schema: singleKeyedSchema },
    byMunicipality: {
      summary: 'Vínculos ativos por município; exige uf ou municipio.',
      schema: counts,
    },
    densityByState: {
      summary: `${densitySummary('estado')}; ${OR_WORKING_AGE}.`,
      summaryFor: summaryByAges('estado'),
      schema: densities,
    },
    densityByMunicipality: {
      summary: `${densitySummary('município')}; ${OR_WORKING_AGE}; exige uf ou municipio.`,
      summaryFor: summaryByAges('município'),
      schema: densities,
    },
    bySector: {
      summary: 'Vínculos ativos por subsetor do IBGE.',
      schema: listSchema({
        key: {
          type: ['string', 'null'],
          description: 'subsetor do IBGE, 1 a 25; nulo quando não informado',
        },
        setor: textSchema('nome do subsetor'),
        name: textSchema('nome do subsetor'),
        qtdEmpregados: integerSchema(LINKS),
      }),
    },
    byOccupation: {
      summary:
        'As 30 ocupações com mais vínculos ativos; a linha de nome vazio soma as outras ocupações.',
      schema: counts,
    },
    payByOccupation: {
      summary:
        'Vínculos ativos e remuneração de cada ocupação que tem vínculos, da que tem mais à que tem menos.',
      schema: recordsSchema(labour.payByOccupation.fields, {
        codigo: 'código da CBO, seis dígitos; nulo quando não informado',
        ocupacao: 'nome da ocupação',
        vinculos: LINKS,
        remuneracaoMedia: reais('média da remuneração, arredondada conforme o número de vínculos'),
        ...percentileDescriptions,
      }),
    },
    pay: {
      summary:
        'Vínculos ativos e remuneração por categoria de uma dimensão, na ordem das categorias, municípios e ocupações do que tem mais vínculos ao que tem menos; inicio separa quem começou há menos de um ano, total soma todos, separado divide cada categoria por gênero ou por cor ou raça, e municipio exige uf ou municipio.',
      schema: recordsSchema(labour.pay.fields, {
        codigo: 'código da categoria; nulo quando não informado',
        nome: 'nome da categoria',
        grupo: 'código na dimensão de separado; nulo quando não informado ou sem separado',
        nomeGrupo: 'nome do grupo; nulo sem separado',
        vinculos: LINKS,
        remuneracaoMedia: reais('média da remuneração, arredondada conforme o número de vínculos'),
        ...percentileDescriptions,
        remuneracaoHora: reais(
          'média da remuneração, arredondada conforme o número de vínculos, dividida pela das horas contratadas no mês (as da semana × 52 / 12), dos vínculos que têm as duas',
        ),
        jornadaMedia:
          'média das horas contratadas por semana, dos vínculos que têm remuneração e horas, arredondada conforme o número deles; nula com poucos',
      }),
    },
    payGap: {
      summary:
        'Remuneração das mulheres por R$ 100 da dos homens, e de cada cor ou raça por R$ 100 da dos brancos; nula a razão com menos vínculos que o limite de sigilo ou, por cor ou raça, com mais de um terço não informado.',
      schema: recordsSchema(labour.payGap.fields, {
        codigo: 'mulheres, pretas, pardas, pretas-pardas, amarelas ou indigenas',
        nome: 'nome do grupo',
        base: 'nome do grupo com que se compara',
        vinculos: LINKS,
        vinculosBase: `${LINKS} do grupo com que se compara`,
        razao: ratio('média da remuneração'),
        razaoHora: ratio('remuneração por hora contratada'),
        razaoAjustada: `${ratio('média da remuneração')}, entre vínculos da mesma ocupação, faixa etária, escolaridade e jornada (padronização direta pelos vínculos do grupo, nas células com vínculos bastantes dos dois); nula também se essas células têm menos da metade dos vínculos do grupo`,
        parteComparavel: 'parte dos vínculos do grupo que está nessas células, 0 a 1',
        parteNaoInformada: 'parte de todos os vínculos sem gênero ou sem cor ou raça, 0 a 1',
      }),
    },
    trend: {
      summary:
        'Vínculos ativos e remuneração em cada ano com dados dos mesmos lugares que o ano padrão, do mais antigo ao mais novo: no total, separados por uma dimensão, ou de dois a quatro lugares ou ocupações. Anos de trechos diferentes da RAIS, e os parciais, não se comparam; precos=constantes, o padrão, desconta a inflação (IPCA) até o último dezembro, e precos=correntes dá os valores de cada ano.',
      schema: recordsSchema(labour.trend.fields, {
        ano: 'ano de referência',
        codigo:
          'código da categoria ou do que se compara; total numa série só; nulo quando não informado',
        nome: 'nome da série',
        vinculos: LINKS,
        remuneracaoMedia: reais('média da remuneração, arredondada conforme o número de vínculos'),
        remuneracaoMediana: reais(
          'mediana da remuneração, arredondada conforme o número de vínculos',
        ),
        mesDosPrecos:
          'mês em cujos preços estão os valores, como 2025-12; nulo se são os do próprio ano',
        baseRemuneracao:
          'dezembro, se a remuneração é a de dezembro, ou media, se é a média mensal do ano: uma não se compara com a outra; nula se os dados do ano não trazem a remuneração',
        ...yearFieldTexts,
      }),
    },
    byWageBand: {
      summary:
        'Vínculos ativos por faixa de remuneração, em salários mínimos; vazia quando há menos vínculos que o limite de sigilo.',
      schema: recordsSchema(labour.byWageBand.fields, {
        qtdsm: 'faixa de salários mínimos da RAIS, 0 a 11; nulo para remuneração não classificada',
        qtd: LINKS,
      }),
    },
    payCurve: {
      summary:
        'Vínculos por classe de remuneração, arredondados à dezena, do limite inferior ao superior da remuneração, em classes de razão constante (100 de 0,3 a 150 salários mínimos); menos classes quando há poucos vínculos, e nenhuma abaixo do limite de sigilo ou de nove vínculos.',
      schema: recordsSchema(labour.payCurve.fields, {
        de: 'limite inferior, em reais',
        ate: 'limite superior, em reais',
        qtd: `${LINKS}, arredondados à dezena`,
      }),
    },
    byAgeGender: { summary: 'Vínculos ativos por faixa etária e gênero.', schema: ageGenderSchema },
    byGender: { summary: 'Vínculos ativos por gênero.', schema: counts },
    byEstablishmentSize: {
      summary: 'Vínculos ativos por tamanho do estabelecimento.',
      schema: counts,
    },
    bySchooling: { summary: 'Vínculos ativos por escolaridade.', schema: counts },
  },
} satisfies AreaDocumentation<keyof typeof labour>;
