import { TABLE_SOURCE } from '@observatorio/contract';
import { buildIndicators, manifestOf } from '@observatorio/store';
import type { Imported, Importer } from '../pipeline/importer';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { TableDescription } from './description';
import { type KnownOccupations, measureColumns, STAGED, tableKind, valuesSql } from './table-kind';

/** Builds the importer of a described table, whose occupations must be among those given. */
export function tableImporter(
  description: TableDescription,
  occupations: KnownOccupations,
): Importer {
  const { id, source, licence, measures } = description;
  return {
    signature: /^/,
    of: `da tabela “${id}”`,
    usage: '',
    table: id,
    delimiters: [';', ',', '\t', '|'],
    kinds: [tableKind(description, occupations)],
    emptyRefusal: {
      found: 'nenhuma linha conta',
      advice: 'Confira o arquivo e, na descrição, “colunas” e “filtro”.',
    },
    async checkRows(imported) {
      await rejectTaken(description, imported.dataDir);
      await rejectBlank(description, imported);
    },
    build: (connection) =>
      buildIndicators(
        connection,
        measures.map((measure) => ({
          ...measure,
          indicator: measure.id,
          title: measure.label,
          source,
          licence,
        })),
        measureColumns(description)
          .map(
            (column) =>
              `SELECT '${column.measure.id}' AS indicator, * FROM (${valuesSql(description, column)})`,
          )
          .join(' UNION ALL '),
      ),
    async facts({ connection }) {
      const reader = await connection.runAndReadAll(
        `SELECT DISTINCT left(code, 2) FROM ${STAGED}
        WHERE ${COUNTED_SQL} AND level IN ('uf', 'municipio') ORDER BY ALL`,
      );
      const ufs = reader.getRowsJS().map(([uf]) => String(uf));
      return { indicadores: measures.map((each) => each.id), ...(ufs.length > 0 && { ufs }) };
    },
    credits: () => [`${source} (${licence})`],
    notes: () => [],
  };
}

/** Throws an ImportRefusal for an indicator that another table in service has. */
async function rejectTaken({ id, measures }: TableDescription, dataDir: string): Promise<void> {
  const { conjuntos } = await manifestOf(dataDir);
  for (const edition of conjuntos) {
    const { conjunto, tipo, tabela, indicadores = [] } = edition;
    if (conjunto !== TABLE_SOURCE || tipo !== 'oficial' || tabela === id) continue;
    const taken = measures.find((measure) => indicadores.includes(measure.id));
    if (!taken) continue;
    throw new ImportRefusal({
      found: `o indicador “${taken.id}” já é da tabela “${tabela}”, em serviço`,
      advice: `Dê-lhe outro id, ou retire a outra tabela: npm run editions -- remove ${edition.versao}.`,
    });
  }
}

/** Throws an ImportRefusal for a measure without a single value. */
async function rejectBlank(
  description: TableDescription,
  { connection, files }: Imported,
): Promise<void> {
  const columns = measureColumns(description);
  for (const measure of description.measures) {
    const own = columns.filter((column) => column.measure === measure);
    const values = own.map((column) => valuesSql(description, column)).join(' UNION ALL ');
    const reader = await connection.runAndReadAll(`SELECT count(amount)::INTEGER FROM (${values})`);
    if (Number(reader.getRowsJS()[0]?.[0]) > 0) continue;
    throw new ImportRefusal({
      file: files.length === 1 ? files[0]?.file.name : undefined,
      ...(description.parts
        ? {
            found: `nenhum lugar, ocupação ou curso traz em “${own[0]?.header}” todas as parcelas da soma`,
            advice: 'Confira se o arquivo tem todas as linhas de “soma”.',
          }
        : {
            found: `nenhuma linha traz valor em “${own[0]?.header}”`,
            advice: 'Confira se a coluna é essa.',
          }),
    });
  }
}
