import { readFile } from 'node:fs/promises';
import { graduate } from '@observatorio/contract';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { testCensus } from './test-census';
import { type CensusRow, csvTextOf, ESCOLA_2025_HEADER, TECNICO_2025_HEADER } from './test-files';

const { file, serve, counts } = testCensus('inep-tecnico');

const {
  paths: [path = ''],
  missing,
} = officialFiles('municipios_2022_2025.csv');

/** Returns the enrolments of 2025 by the code of each town with some. */
async function enrolmentsByTown(): Promise<Record<string, number>> {
  const [, ...lines] = (await readFile(path, 'utf8')).trimEnd().split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [code = ''] = line.split(',');
      const enrolments = Number(line.slice(line.lastIndexOf(',') + 1));
      return enrolments > 0 ? [[code, enrolments]] : [];
    }),
  );
}

describe.skipIf(missing)('technical courses of 2025 (real enrolments of towns)', () => {
  it.each([
    ['Tabela_Curso_Tecnico_2025.csv', 'Tabela_Escola_2025.csv'],
    ['Tabela_Curso_Tecnico_2025_V2.csv', 'Tabela_Escola_2025_V2.csv'],
    ['ceb2025_microdados_tabela_curso_tecnico.csv', 'ceb2025_microdados_tabela_escola.csv'],
  ])('reads %s with its schools', async (coursesName, schoolsName) => {
    const towns = await enrolmentsByTown();
    const rows = Object.entries(towns).map(
      ([town, enrolments], index): CensusRow => ({
        NU_ANO_CENSO: 2025,
        CO_UF: town.slice(0, 2),
        CO_MUNICIPIO: town,
        TP_DEPENDENCIA: 2,
        NO_ENTIDADE: `ESCOLA ${index}`,
        CO_ENTIDADE: Number(town.slice(0, 2)) * 1_000_000 + index,
        NO_AREA_CURSO_PROFISSIONAL: 'Ambiente e saúde',
        ID_AREA_CURSO_PROFISSIONAL: 1,
        NO_CURSO_EDUC_PROFISSIONAL: index % 2 === 0 ? 'Enfermagem' : 'Nutrição e Dietética',
        CO_CURSO_EDUC_PROFISSIONAL: index % 2 === 0 ? 1021 : 1022,
        QT_CURSO_TEC: 1,
        QT_MAT_CURSO_TEC: enrolments,
        QT_CURSO_TEC_IFTP: 0,
        QT_MAT_CURSO_TEC_IFTP: 0,
        QT_CURSO_TEC_SUBS: 1,
        QT_MAT_CURSO_TEC_SUBS: enrolments,
        QT_CURSO_TEC_EJA: 0,
        QT_MAT_CURSO_TEC_EJA: 0,
      }),
    );
    const { edition } = await serve([
      await file(coursesName, csvTextOf(TECNICO_2025_HEADER, rows)),
      await file(schoolsName, csvTextOf(ESCOLA_2025_HEADER, rows)),
    ]);
    expect(edition).toMatchObject({ ano: 2025, linhasAceitas: 3385, linhasRejeitadas: 0 });
    const states = Object.values(await counts(graduate.byState));
    expect(states.reduce((total, count) => total + count, 0)).toBe(2_490_145);
    for (const uf of ['12', '35']) {
      expect(await counts(graduate.byMunicipality, { uf: [uf] })).toEqual(
        Object.fromEntries(Object.entries(towns).filter(([town]) => town.startsWith(uf))),
      );
    }
  });
});
