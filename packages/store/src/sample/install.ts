import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import { formatCount, formatMoney } from '@observatorio/domain';
import { type Harvest, type InstallOptions, installEdition } from '../catalogue/install';
import { buildEdition } from '../labour/build-edition';
import { LINKS_TABLE } from '../labour/links';
import { type GenerateOptions, generateLinks } from './generate';
import { MEAN_PAY, MEDIAN_PAY, SAMPLE_YEAR, TOTAL_LINKS } from './totals';

/** The source whose place the sample takes. */
export const SOURCE = 'rais';

/** Told what is being done, in Portuguese, and how much of the whole is done, from 0 to 1. */
export type OnProgress = (message: string, fraction: number) => void;

export interface SampleOptions extends GenerateOptions, InstallOptions {
  onProgress?: OnProgress;
}

/** Makes the sample edition and puts it into service, in place of any other of its year. */
export function installSample(
  dataDir: string,
  { links, guard, onProgress = () => {} }: SampleOptions = {},
): Promise<Edition> {
  const name = { conjunto: SOURCE, ano: SAMPLE_YEAR, tipo: 'demonstracao' } as const;
  const make = async (connection: DuckDBConnection) => {
    onProgress('Dados de demonstração: gerando os vínculos…', 0);
    await connection.run(LINKS_TABLE);
    await generateLinks(connection, { links });
    onProgress('Dados de demonstração: montando as tabelas de consulta…', 0.4);
    await buildEdition(connection, { year: SAMPLE_YEAR });
    onProgress('Dados de demonstração prontos.', 1);
    return harvestOf(connection, links);
  };
  return installEdition(dataDir, name, make, { guard });
}

async function harvestOf(connection: DuckDBConnection, links?: number): Promise<Harvest> {
  const reader = await connection.runAndReadAll('SELECT count(*)::INTEGER FROM links');
  const rows = Number(reader.getRowsJS()[0]?.[0]);
  return {
    fontes: ['Dados de demonstração, gerados pelo projeto'],
    linhasLidas: rows,
    linhasAceitas: rows,
    linhasRejeitadas: 0,
    motivos: {},
    notas: notes(links ?? TOTAL_LINKS),
  };
}

function notes(links: number): string[] {
  const scaled =
    links === TOTAL_LINKS
      ? []
      : [`Esta edição tem ${formatCount(links)} vínculos, nas proporções do total publicado.`];
  return [
    'Dados de demonstração: nenhum número descreve uma pessoa, um estabelecimento ou uma cidade real.',
    `Somam os totais publicados da RAIS ${SAMPLE_YEAR}: ${formatCount(TOTAL_LINKS)} vínculos ativos em 31/12, os cinco grandes setores (em décimos de milhão), 56% de homens, 49,8% com ensino médio completo, e remuneração de dezembro média de ${formatMoney(MEAN_PAY)} e mediana de ${formatMoney(MEDIAN_PAY)}. A faixa de 30 a 49 anos junta os 30,7% publicados de 30 a 39 anos e uma estimativa para os de 40 a 49.`,
    'Os estados seguem a ordem conhecida de tamanho do emprego formal; as ocupações, classes de tamanho aproximadas da RAIS 2017; as maiores cidades, proporções aproximadas.',
    'Todo o resto foi inventado pelo projeto: as demais divisões e todos os cruzamentos.',
    ...scaled,
  ];
}
