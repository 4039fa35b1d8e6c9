import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import {
  type EditionMetadata,
  type EditionName,
  type InstallOptions,
  installEdition,
} from '@observatorio/store';
import type { Sample, SampleProgress } from './sample';
import { SAMPLE_YEAR } from './totals';

/** Progress once the rows have been generated, as a share from 0 to 1. */
const GENERATED = 0.4;

export interface SampleOptions extends InstallOptions {
  onProgress?: SampleProgress;
}

/** `fontes` of the editions that the project generates. */
export const GENERATED_SOURCE = 'Dados de demonstração, gerados pelo projeto';

/** Returns the edition name of a sample. */
export const sampleName = ({
  source,
  year = SAMPLE_YEAR,
  indicatorTable,
}: Pick<Sample, 'source' | 'year' | 'indicatorTable'>): EditionName => ({
  conjunto: source,
  ano: year,
  tipo: 'demonstracao',
  ...(indicatorTable !== undefined && { tabela: indicatorTable }),
});

/** Builds and publishes a sample edition, replacing any of the same source and year. */
export function installSample(
  dataDir: string,
  sample: Sample,
  { guard, onProgress = () => {} }: SampleOptions = {},
): Promise<Edition> {
  const name = sampleName(sample);
  const make = async (connection: DuckDBConnection) => {
    onProgress(`Dados de demonstração: gerando ${sample.label}…`, 0);
    await sample.generate(connection, dataDir);
    onProgress(`Dados de demonstração: montando as tabelas de ${sample.label}…`, GENERATED);
    await sample.build(connection);
    onProgress(`Dados de demonstração de ${sample.label} prontos.`, 1);
    return metadataOf(connection, sample);
  };
  return installEdition(dataDir, name, make, { guard });
}

async function metadataOf(
  connection: DuckDBConnection,
  { table, facts, notes }: Sample,
): Promise<EditionMetadata> {
  const reader = await connection.runAndReadAll(`SELECT count(*)::INTEGER FROM ${table}`);
  const rows = Number(reader.getRowsJS()[0]?.[0]);
  return {
    fontes: [GENERATED_SOURCE],
    linhasLidas: rows,
    linhasAceitas: rows,
    linhasRejeitadas: 0,
    motivos: {},
    notas: [...notes],
    ...(await facts?.(connection)),
  };
}
