import { formatCount, formatMoney } from '@observatorio/language';
import { buildEdition, LINKS_TABLE, macroSectorSql, statesIn } from '@observatorio/store';
import type { Sample } from '../base/sample';
import { MEAN_PAY, MEDIAN_PAY, SAMPLE_YEAR, TOTAL_LINKS } from '../base/totals';
import { type GenerateOptions, generateLinks } from './generate';

/** Sample of RAIS links. */
export const labourSample = ({ links }: GenerateOptions = {}): Sample => ({
  source: 'rais',
  label: 'vínculos de trabalho',
  table: 'links',
  async generate(connection) {
    await connection.run(LINKS_TABLE);
    await generateLinks(connection, { links });
  },
  build: (connection) => buildEdition(connection, { year: SAMPLE_YEAR, macro: macroSectorSql }),
  facts: async (connection) => ({
    baseRemuneracao: 'dezembro',
    ufs: await statesIn(connection, 'links'),
  }),
  notes: notes(links ?? TOTAL_LINKS),
});

function notes(links: number): string[] {
  const scaled =
    links === TOTAL_LINKS
      ? []
      : [`Esta edição tem ${formatCount(links)} vínculos, nas proporções do total publicado.`];
  return [
    'Dados de demonstração: nenhum número descreve uma pessoa, um estabelecimento ou uma cidade real.',
    `Somam os totais publicados da RAIS ${SAMPLE_YEAR}: ${formatCount(TOTAL_LINKS)} vínculos ativos em 31/12, os cinco grandes setores (em décimos de milhão), 56% de homens, 49,8% com ensino médio completo, e remuneração de dezembro média de ${formatMoney(MEAN_PAY)} e mediana de ${formatMoney(MEDIAN_PAY)}. A faixa de 30 a 49 anos junta os 30,7% publicados de 30 a 39 anos e uma estimativa para os de 40 a 49.`,
    'Os estados seguem a ordem conhecida de tamanho do emprego formal; as ocupações, os vínculos de cada uma na RAIS de 2017, arredondados, contados por um projeto universitário; as maiores cidades, proporções aproximadas.',
    'Todo o resto foi inventado pelo projeto: as demais divisões e todos os cruzamentos.',
    ...scaled,
  ];
}
