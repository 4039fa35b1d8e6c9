import { join } from 'node:path';
import { publishedTotal } from '@observatorio/domain';
import { formatCount, formatMoney } from '@observatorio/language';
import {
  buildEdition,
  LINKS_TABLE,
  macroSectorSql,
  manifestOf,
  Refusal,
  type StoredEdition,
  statesIn,
} from '@observatorio/store';
import { sampleName } from '../base/install';
import type { Sample } from '../base/sample';
import { MEAN_PAY, MEDIAN_PAY, SAMPLE_YEAR, TOTAL_LINKS } from '../base/totals';
import { type GenerateOptions, generateLinks } from './generate';
import { generateYear } from './generate-year';

const base = {
  source: 'rais',
  label: 'vínculos de trabalho',
  table: 'links',
} as const;

const factsOf: Sample['facts'] = async (connection) => ({
  baseRemuneracao: 'dezembro',
  ufs: await statesIn(connection, 'links'),
});

/** Sample of RAIS links of 2019. */
export const labourSample = ({ links }: GenerateOptions = {}): Sample => ({
  ...base,
  async generate(connection) {
    await connection.run(LINKS_TABLE);
    await generateLinks(connection, { links });
  },
  build: (connection) => buildEdition(connection, { year: SAMPLE_YEAR, macro: macroSectorSql }),
  facts: factsOf,
  notes: notes(links ?? TOTAL_LINKS),
});

/** Returns the live edition of the sample of 2019 in a data directory. */
async function edition2019(dataDir: string): Promise<StoredEdition | undefined> {
  const { conjuntos } = await manifestOf(dataDir);
  const name = sampleName(base);
  return conjuntos.find(
    ({ conjunto, ano, tipo }) =>
      conjunto === name.conjunto && ano === name.ano && tipo === name.tipo,
  );
}

/** Sample of RAIS links of another year, which needs that of 2019 in the same data directory. */
export const labourYearSample = (year: number): Sample => ({
  ...base,
  year,
  label: `${base.label} de ${year}`,
  async generate(connection, dataDir) {
    const edition = await edition2019(dataDir);
    if (!edition) {
      throw new Refusal(
        `A demonstração da RAIS de ${year} deriva da de ${SAMPLE_YEAR}, que não está em DATA_DIR. Gere as duas: npm run sample -- rais --anos ${year},${SAMPLE_YEAR}`,
      );
    }
    await connection.run(LINKS_TABLE);
    await generateYear(connection, join(dataDir, edition.arquivo), year);
  },
  // A cube would take most of the time and space, and so few rows are counted in milliseconds.
  build: (connection) => buildEdition(connection, { year, macro: macroSectorSql, cubeAxes: 0 }),
  facts: factsOf,
  notes: yearNotes(year),
});

function yearNotes(year: number): string[] {
  const { total = 0 } = publishedTotal('rais', year) ?? {};
  return [
    'Dados de demonstração: nenhum número descreve uma pessoa, um estabelecimento ou uma cidade real.',
    `Derivados da amostra de ${SAMPLE_YEAR}, na escala do total publicado da RAIS ${year}: ${formatCount(total)} vínculos ativos em 31/12. Os grandes setores, a parte das mulheres e a remuneração média aproximam os publicados; o tamanho de cada ocupação segue o ritmo da RAIS de 2011 a 2017.`,
    'Todo o resto foi inventado pelo projeto, também como mudam os estados, a escolaridade e as idades.',
  ];
}

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
