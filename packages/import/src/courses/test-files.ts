/** Made-up course source files for tests. */

/** Header of the technical course catalogue, in its official layout. */
export const CATALOGUE_HEADER =
  'Eixo Tecnológico;Área Tecnológica;Denominação do Curso;Perfil Profissional de Conclusão;Carga Horária Mínima;Descrição Carga Horária Mínima;Pré-Requisitos para Ingresso;Itinerários Formativos;Campo de Atuação;Ocupações CBO Associadas;Infraestrutura Mínima;Legislação Profissional';

/** Cells of a course in the catalogue; omitted ones get made-up defaults. */
export interface Course {
  name: string;
  axis?: string;
  hours?: string;
  after?: string;
  where?: string;
  occupations?: string;
}

const quoted = (text: string): string =>
  /["\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const AFTER =
  'Quem se forma:\n\nRega as plantas – de dia; poda à noite. \nDiz “bom dia”, ou "olá".';
const WHERE = 'Locais e ambientes de trabalho: \n\nJardins\nEstufas; viveiros\n';
const OCCUPATIONS = '6220-10 - Jardineiro \n';

/** Formats a course as a catalogue record. */
export const catalogueRow = ({
  name,
  axis = 'Recursos Naturais',
  hours = '1200 horas',
  after = AFTER,
  where = WHERE,
  occupations = OCCUPATIONS,
}: Course): string =>
  [
    axis,
    'Plantas',
    name,
    after,
    hours,
    'Dura um ano.\n\nOu mais.',
    'Ter concluído o ensino médio.',
    'Sugestões:\n\nNenhuma',
    where,
    occupations,
    'Biblioteca\nEstufa',
    'Profissão não regulamentada.',
  ]
    .map(quoted)
    .join(';');

/** Creates the given number of courses with distinct names, of 800 and of 1,200 hours. */
export const manyCourses = (count: number): Course[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Técnico em Jardim ${index + 1}`,
    hours: index % 3 === 0 ? '800 horas' : '1200 horas',
  }));

/** Formats courses as the contents of a catalogue file. */
export const catalogueText = (courses: readonly Course[], end = '\n'): string =>
  `${[CATALOGUE_HEADER, ...courses.map(catalogueRow)].join('\n')}\n`.replaceAll('\n', end);

/** Encodes a string as windows-1252, including the dash and quotes used in these tests. */
export const latin1 = (text: string): Buffer =>
  Buffer.from(
    text.replace(/[–“”]/g, (mark) => ({ '–': '\x96', '“': '\x93', '”': '\x94' })[mark] ?? mark),
    'latin1',
  );
