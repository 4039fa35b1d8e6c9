import type { CourseSource } from '@observatorio/contract';
import { technologicalAxes } from '@observatorio/domain';
import { randomNumbers } from '@observatorio/domain/random';
import { courseKey } from '@observatorio/store';
import { load } from '../base/load';
import type { Sample } from '../base/sample';
import { INSTITUTION_SEED } from '../education/generate';
import { higherInstitutions } from '../education/higher-offers';
import { technicalCourses } from '../education/technical-courses';
import { loadTowns } from '../education/towns';
import { courseTexts } from './course-texts';
import { institutionRow } from './institution-rows';

const axisNames = new Map(technologicalAxes.map(({ code, label }) => [code, label]));

const described = technicalCourses.map((course) => {
  const text = courseTexts.get(course.name);
  if (!text) throw new RangeError(`No text for the course "${course.name}".`);
  return { course, ...text };
});

const links = described.flatMap(({ course, occupations }) =>
  occupations.map((code) => [courseKey(course.name), Number(code)] as const),
);

const catalogue: Sample = {
  source: 'cnct',
  label: 'descrições dos cursos técnicos',
  table: 'drafts',
  async generate(connection) {
    await load(connection, 'links', { key: 'VARCHAR', occupation: 'INTEGER' }, links);
    await load(
      connection,
      'drafts',
      {
        key: 'VARCHAR',
        name: 'VARCHAR',
        axis: 'VARCHAR',
        hours: 'INTEGER',
        after_graduation: 'VARCHAR',
        where_to_work: 'VARCHAR',
      },
      described.map(({ course, hours, afterGraduation, whereToWork }) => [
        courseKey(course.name),
        course.name,
        axisNames.get(course.area) ?? null,
        hours,
        afterGraduation,
        whereToWork,
      ]),
    );
  },
  async build(connection) {
    await connection.run(`
      CREATE TABLE edition.courses AS FROM drafts ORDER BY key;
      CREATE TABLE edition.course_occupations AS FROM links ORDER BY key, occupation`);
  },
  notes: [
    'Dados de demonstração: os textos sobre os cursos são do projeto, não do Catálogo Nacional de Cursos Técnicos; os nomes dos cursos e os eixos são reais.',
    'As ocupações a que cada curso leva foram escolhidas pelo projeto entre as da CBO 2002.',
  ],
};

const institutions: Sample = {
  source: 'emec',
  label: 'instituições de educação superior',
  table: 'drafts',
  async generate(connection) {
    const founded = higherInstitutions(await loadTowns(), randomNumbers(INSTITUTION_SEED));
    await load(
      connection,
      'drafts',
      {
        code: 'INTEGER',
        name: 'VARCHAR',
        abbreviation: 'VARCHAR',
        category: 'VARCHAR',
        organization: 'VARCHAR',
        municipio: 'INTEGER',
        uf: 'INTEGER',
      },
      founded.map(institutionRow),
    );
  },
  async build(connection) {
    await connection.run(`
      CREATE TABLE edition.institutions AS
      SELECT * REPLACE (uf::UTINYINT AS uf), true AS is_active FROM drafts ORDER BY code`);
  },
  notes: [
    'Dados de demonstração: as instituições são as inventadas dos cursos superiores, com “Fictícia” ou “Fictício” no nome e siglas também inventadas; as maiores levam nomes e siglas conhecidos, com “(dados fictícios)”.',
  ],
};

/** Samples that supplement the course offers. */
export const courseSamples = {
  cnct: catalogue,
  emec: institutions,
} satisfies Record<CourseSource, Sample>;
