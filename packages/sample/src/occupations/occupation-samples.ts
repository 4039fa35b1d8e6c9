import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { OccupationFactSource } from '@observatorio/contract';
import { formatCount } from '@observatorio/language';
import { manifestOf } from '@observatorio/store';
import { load } from '../base/load';
import type { Sample } from '../base/sample';
import { SAMPLE_YEAR } from '../base/totals';
import {
  automationOf,
  competenciesOf,
  evolutionOf,
  frequencyOf,
  hasFacts,
  isEconomy40,
  qualificationOf,
  relatedTo,
  scoresOf,
  synthesisOf,
} from './describe';
import { fieldOf } from './fields';
import { type SampleOccupation, sampleOccupations } from './occupations';
import { sampleSynonyms } from './synonyms';

type Columns = Parameters<typeof load>[2];
type Row = readonly (string | number | null)[];

const INVENTED =
  'Dados de demonstração: feitos pelo projeto por regras sobre as famílias de ocupações; não descrevem pesquisa nenhuma.';

const idOf = ({ code }: SampleOccupation): number => Number(code);

/** Creates a sample with a single generated table, called `name` in the edition. */
const tableSample = ({
  name,
  columns,
  rows,
  notes = [],
  more = '',
  ...sample
}: Pick<Sample, 'source' | 'label'> & {
  name: string;
  columns: Columns;
  rows: (occupation: SampleOccupation) => readonly Row[];
  notes?: readonly string[];
  /** SQL that creates the other tables of the edition. */
  more?: string;
}): Sample => ({
  ...sample,
  table: 'drafts',
  generate: (connection) => load(connection, 'drafts', columns, sampleOccupations.flatMap(rows)),
  async build(connection) {
    await connection.run(`CREATE TABLE edition.${name} AS FROM drafts ORDER BY ALL; ${more}`);
  },
  notes: [INVENTED, ...notes],
});

const synonymValues = sampleSynonyms
  .map(([code, name]) => `(${Number(code)}, '${name}')`)
  .join(', ');

const cbo = tableSample({
  source: 'cbo',
  label: 'ocupações',
  name: 'occupations',
  columns: { id: 'INTEGER', name: 'VARCHAR' },
  rows: (occupation) => [[idOf(occupation), occupation.title]],
  more: `
    CREATE TABLE edition.families (id INTEGER, name VARCHAR);
    CREATE TABLE edition.synonyms AS SELECT * FROM (VALUES ${synonymValues}) AS known(id, name);
    CREATE TABLE edition.activities (
      id INTEGER, area VARCHAR, area_name VARCHAR, name VARCHAR, personal BOOLEAN)`,
  notes: [
    `São as ${formatCount(sampleOccupations.length)} ocupações da CBO 2002 na lista de 2021, com os títulos oficiais.`,
  ],
});

const onet = tableSample({
  source: 'onet',
  label: 'conhecimentos, habilidades e atitudes',
  name: 'ratings',
  columns: {
    occupation: 'INTEGER',
    kind: 'VARCHAR',
    name: 'VARCHAR',
    importance: 'DOUBLE',
    level: 'DOUBLE',
  },
  rows: (occupation) =>
    hasFacts('scores', occupation)
      ? scoresOf(occupation).map(({ kind, name, importance, level }) => [
          idOf(occupation),
          kind,
          name,
          importance,
          kind === 'atitude' ? null : level,
        ])
      : [],
});

const automation = tableSample({
  source: 'automacao',
  label: 'probabilidades de automação',
  name: 'automation',
  columns: { occupation: 'INTEGER', probability: 'DOUBLE' },
  rows: (occupation) =>
    hasFacts('automation', occupation) ? [[idOf(occupation), automationOf(occupation)]] : [],
});

const evolutionRows = tableSample({
  source: 'evolucao',
  label: 'anos de cada ocupação',
  name: 'evolution',
  columns: { occupation: 'INTEGER', year: 'INTEGER', links: 'INTEGER' },
  rows: (occupation) =>
    evolutionOf(occupation).map(({ year, links }) => [idOf(occupation), year, links]),
});

/**
 * Sample scaled so that its last year equals the links of the RAIS sample because pages show both.
 */
const evolution: Sample = {
  ...evolutionRows,
  async generate(connection, dataDir) {
    await evolutionRows.generate(connection, dataDir);
    const { conjuntos } = await manifestOf(dataDir);
    const links = conjuntos.find(
      ({ conjunto, tipo }) => conjunto === 'rais' && tipo === 'demonstracao',
    );
    if (links) await scaleTo(connection, join(dataDir, links.arquivo));
  },
};

/** Scales each occupation's series to its links in an edition. */
async function scaleTo(connection: DuckDBConnection, file: string): Promise<void> {
  await connection.run(`ATTACH '${file.replaceAll("'", "''")}' AS rais (READ_ONLY)`);
  await connection.run(`
    UPDATE drafts SET links = round(drafts.links * counted.links / last.links)
    FROM (SELECT occupation, sum(n) AS links FROM rais.links_by_occupation GROUP BY ALL) AS counted,
      (SELECT occupation, links FROM drafts WHERE year = ${SAMPLE_YEAR}) AS last
    WHERE drafts.occupation = counted.occupation AND drafts.occupation = last.occupation;
    DETACH rais`);
}

function profileRows(occupation: SampleOccupation): Row[] {
  const described: Row[] = hasFacts('description', occupation)
    ? [
        ['sintese', null, synthesisOf(occupation)],
        ['condicoes_gerais', null, fieldOf(occupation.code).conditions],
      ]
    : [];
  const frequencies = hasFacts('scores', occupation)
    ? scoresOf(occupation)
        .filter(({ kind }) => kind !== 'atitude')
        .map(({ kind, name, importance }) => [kind, name, String(frequencyOf(importance))])
    : [];
  const facts: Row[] = [
    ...described,
    ['qualificacao', null, String(qualificationOf(occupation))],
    ...frequencies,
    ['ocupacao_4_0', null, isEconomy40(occupation) ? 'TRUE' : 'FALSE'],
    ...competenciesOf(occupation).map(([name, score]) => ['competencia_4_0', name, String(score)]),
    ...relatedTo(occupation).map((code) => ['ocupacao_relacionada', null, code]),
  ];
  return facts.map((fact, place) => [idOf(occupation), place, ...fact]);
}

const profiles = tableSample({
  source: 'perfis',
  label: 'perfis das ocupações',
  name: 'profiles',
  columns: {
    occupation: 'INTEGER',
    place: 'INTEGER',
    field: 'VARCHAR',
    item: 'VARCHAR',
    value: 'VARCHAR',
  },
  rows: profileRows,
  notes: ['As descrições são do projeto, não do livro da CBO.'],
});

/** Samples of the occupation list and of facts about occupations. */
export const occupationSamples = {
  cbo,
  onet,
  automacao: automation,
  evolucao: evolution,
  perfis: profiles,
} satisfies Record<'cbo' | OccupationFactSource, Sample>;
