import { graduate } from '@observatorio/contract';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { type Damage, damaged } from '../test-damage';
import { testCensus } from './test-census';

const { file, importAll, serve, counts } = testCensus('inep-superior');

const names = ['TEATRO', 'DIREITO', 'MEDICINA', 'HISTÓRIA', 'NUTRIÇÃO', 'PEDAGOGIA', 'TURISMO'];

/** Positions of some columns of the courses file. */
const CATEGORY = 2;
const COURSE = 9;
const DEGREE = 12;
const MODALITY = 13;
const FREE = 15;
const ENROLMENTS = 105;
const GRADUATES = 106;
const ENTRANTS = 107;
const VACANCIES = 110;
const APPLICANTS = 111;

const exchanged =
  (a: number, b: number): Damage =>
  (cells) =>
    cells.map((value, place) => (place === a ? cells[b] : place === b ? cells[a] : value) ?? '');
const inColumn =
  (column: number, change: (value: string, index: number) => string): Damage =>
  (cells, index) =>
    cells.map((value, place) => (place === column ? change(value, index) : value));

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
          'Não há comparação possível: o total publicado, 8.450.755, é do Brasil, e os arquivos importados (só Rio de Janeiro e São Paulo) somam 13.635 matrículas.',
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

  it.each<[string, Damage, string]>([
    [
      'enrolments and vacancies exchanged',
      exchanged(ENROLMENTS, VACANCIES),
      '“QT_VAGA_TOTAL” não é a soma de 15 colunas, de “QT_VAGAS_NOVAS_INTEGRAL” a “QT_VAGAS_PROG_ESP_EAD” em 49 de 49 linhas',
    ],
    [
      'enrolments and applicants exchanged',
      exchanged(ENROLMENTS, APPLICANTS),
      '“QT_INSCRITO_TOTAL” não é a soma de 15 colunas, de “QT_INSC_VAGA_NOVA_INTEGRAL” a ',
    ],
    [
      'graduates and entrants exchanged',
      exchanged(GRADUATES, ENTRANTS),
      '“QT_INGRESSO_VAGA_NOVA” é maior que “QT_INGRESSO_TOTAL”',
    ],
    [
      'enrolments times ten',
      inColumn(ENROLMENTS, (value) => `${value}0`),
      'a coluna “QT_MATRICULA_TOTAL” tem média de 2.008 por linha, e nos arquivos oficiais ela vai de 3 a 1.500',
    ],
    [
      'degree and modality exchanged',
      exchanged(DEGREE, MODALITY),
      '“TP_GRAU_ACADEMICO” e “CO_CINE_ROTULO” não concordam',
    ],
    [
      'private ownership',
      inColumn(CATEGORY, () => '4'),
      '“IN_GRATUITO” e “TP_CATEGORIA_ADMINISTRATIVA” não concordam em 49',
    ],
    [
      'fees',
      inColumn(FREE, () => '0'),
      '“IN_GRATUITO” e “TP_CATEGORIA_ADMINISTRATIVA” não concordam em 49',
    ],
    [
      'names in another order',
      inColumn(COURSE, (_, index) => names[(index * 7 + 3) % names.length] ?? ''),
      '“NO_CURSO” e “CO_CINE_ROTULO” não concordam',
    ],
  ])('rejects %s', async (_, damage, message) => {
    const text = await damaged(paths[0] ?? '', { delimiter: '|', encoding: 'latin1' }, damage);
    const path = await file('DM_CURSO_2018.CSV', text);
    await expect(importAll([path, ...paths.slice(1)])).rejects.toThrow(message);
  });
});
