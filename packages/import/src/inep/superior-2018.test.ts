import { graduate } from '@observatorio/contract';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { testCensus } from './test-census';

const { serve, counts } = testCensus('inep-superior');

const { paths, missing } = officialFiles(
  'DM_CURSO_2018_unirio.CSV',
  'DM_IES_2018.CSV.gz',
  'TB_AUX_CINE_BRASIL_2018.CSV',
);

describe.skipIf(missing)('higher education courses of 2018 (real files)', () => {
  it('counts every course and reports what contradicts the other files', async () => {
    const { edition, files } = await serve(paths);
    expect(edition).toMatchObject({ ano: 2018, linhasLidas: 49, linhasAceitas: 49 });
    expect(files.map(({ kept }) => kept)).toEqual([49, 2537, 362]);
    const states = Object.values(await counts(graduate.byState, { nivel_ensino: ['Superior'] }));
    expect(states.reduce((total, count) => total + count, 0)).toBe(13_635);
    expect(edition).toMatchObject({
      total: 13_635,
      conferencia: {
        resultado: 'sem-comparacao',
        texto:
          'Total contado: 13.635 matrículas. Não se conhece um total publicado com que o comparar.',
      },
    });
    // One row was copied by hand to another institution.
    expect(edition.notas).toContain(
      'Cursos com a categoria administrativa da instituição: 48 de 49 (98%); sem par: “1476 com 1”.',
    );
    expect(edition.notas).toContain(
      'Em 75 linhas, “CO_CINE_ROTULO” perdeu a letra numa planilha, como em “1120”.',
    );
  });
});
