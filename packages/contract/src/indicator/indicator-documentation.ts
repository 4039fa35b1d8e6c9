import {
  type AreaDocumentation,
  namedList,
  objectSchema,
  placeHintSchemas,
  recordsSchema,
} from '../kit/schema';
import { indicator } from './indicator';
import { indicatorFilterDefinitions } from './indicator-filters';

const described = {
  indicador: 'id do indicador',
  rotulo: 'nome do indicador',
  unidade: 'no plural, como pessoas, ou R$ ou %; vazia se o número não tem unidade',
  unidade_singular: 'a unidade no singular',
  casas: 'casas decimais com que se escreve o valor',
  fonte: 'quem publica os dados',
  licenca: 'licença dos dados',
};

const VALUE = 'nulo se a tabela não o informa';

/** Documentation of each endpoint of the indicators. */
export const indicatorDocumentation = {
  description:
    'Indicadores que o operador acrescenta com uma tabela descrita: um valor por ano para o país, as regiões, os estados, os municípios, as ocupações ou os cursos. Os valores não se somam, e o que a tabela não informa é nulo, nunca zero.',
  datasets: {
    options: {
      summary:
        'Os indicadores, os anos do indicador escolhido, os estados, os municípios do estado escolhido, ou de todos, e as ocupações e os cursos de que o indicador escolhido tem valores. maiores e apelidos ajudam a achar um município e faltam com sem=municipio.',
      schema: objectSchema(
        Object.fromEntries(indicatorFilterDefinitions.map(({ name }) => [name, namedList])),
        placeHintSchemas(namedList),
      ),
    },
    list: {
      summary: 'Os indicadores em serviço, ou o que se escolher, com o que são e de onde vêm.',
      schema: recordsSchema(indicator.list.fields, {
        ...described,
        frase:
          'frase sobre um lugar, uma ocupação ou um curso, com {nome}, {no_lugar}, {valor} e {ano} por preencher; {lugar} é o mesmo que {nome}',
        tabela: 'id da tabela de que veio',
        anos: 'anos com valores, do mais antigo ao mais novo',
        niveis:
          'de que há valores, separados por espaço: brasil, regiao, uf, municipio, cbo, curso',
      }),
    },
    values: {
      summary:
        'Os valores de um indicador num ano, ou no mais novo dele: dos estados, dos municípios do estado escolhido, ou do nível pedido; das ocupações ou dos cursos, se a tabela não é de lugares.',
      schema: recordsSchema(indicator.values.fields, {
        codigo: 'código do IBGE, da CBO ou do curso',
        nome: 'nome do lugar, da ocupação ou do curso',
        nivel: 'brasil, regiao, uf, municipio, cbo ou curso',
        ano: 'ano do valor',
        valor: VALUE,
      }),
    },
    series: {
      summary:
        'Os valores de um indicador ano a ano, no país, ou no lugar, na ocupação ou no curso escolhido, um só, do mais antigo ao mais novo; um ano que a tabela não tem falta.',
      schema: recordsSchema(indicator.series.fields, {
        ano: 'ano do valor',
        codigo: 'código do IBGE, da CBO ou do curso; 1 é o Brasil',
        nome: 'nome do lugar, da ocupação ou do curso',
        valor: VALUE,
      }),
    },
    occupation: {
      summary:
        'Todos os indicadores de ocupações, no ano mais novo em que a tabela informa o da escolhida; os que ela não informa são nulos.',
      schema: recordsSchema(indicator.occupation.fields, {
        ...described,
        ano: 'ano do valor; nulo sem valor',
        valor: VALUE,
        frase: 'frase sobre a ocupação; vazia sem valor',
      }),
    },
    place: {
      summary:
        'Todos os indicadores do país, ou da região, do estado ou do município escolhido, no ano mais novo em que ele tem valor, ao lado do estado e do país no mesmo ano; os que a tabela não informa do lugar são nulos.',
      schema: recordsSchema(indicator.place.fields, {
        ...described,
        ano: 'ano dos valores; o mais novo da tabela, se ela não informa nenhum do lugar',
        valor: VALUE,
        valor_uf: `valor do estado de um município; ${VALUE}, ou se o lugar é outro`,
        valor_brasil: `valor do país; ${VALUE}, ou se o lugar é o país`,
        frase: 'frase sobre o lugar; vazia sem valor',
      }),
    },
  },
} satisfies AreaDocumentation<keyof typeof indicator>;
