import { formatCount } from '@observatorio/language';
import { buildOffers, OFFERS_TABLE, statesIn } from '@observatorio/store';
import type { Sample } from '../base/sample';
import { SAMPLE_YEAR } from '../base/totals';
import { type EducationSourceName, generateOffers } from './generate';
import {
  COURSES_AT_A_DISTANCE,
  COURSES_IN_PERSON,
  GRADUATES,
  HIGHER_AT_A_DISTANCE,
  HIGHER_IN_PERSON,
  INSTITUTIONS,
  SCHOOLS,
  TECHNICAL_ENROLMENTS,
  VACANCIES,
} from './totals';

function sampleOf(
  source: EducationSourceName,
  label: string,
  notes: readonly string[],
  year?: number,
): Sample {
  return {
    source,
    ...(year !== undefined && { year }),
    label,
    table: 'offers',
    async generate(connection) {
      await connection.run(OFFERS_TABLE);
      await generateOffers(connection, { source, year });
    },
    build: buildOffers,
    facts: async (connection) => ({ ufs: await statesIn(connection, 'offers') }),
    notes,
  };
}

/** Sums numbers and formats the result. */
const total = (...numbers: number[]): string =>
  formatCount(numbers.reduce((sum, number) => sum + number, 0));

function higherNotes(): string[] {
  const [federal, state, municipal, priv] = HIGHER_IN_PERSON.map(
    (inPerson, index) => inPerson + (HIGHER_AT_A_DISTANCE[index] ?? 0),
  ).map((enrolments) => formatCount(enrolments));
  const courses = [...COURSES_IN_PERSON, ...COURSES_AT_A_DISTANCE];
  return [
    'Dados de demonstração: nenhum número descreve uma instituição ou um curso real. As instituições são inventadas e levam “Fictícia” ou “Fictício” no nome; as maiores, nomes conhecidos, com “(dados fictícios)”; os municípios, as áreas e os nomes dos cursos são reais.',
    `Somam os totais publicados do Censo da Educação Superior ${SAMPLE_YEAR}: ${total(...HIGHER_IN_PERSON, ...HIGHER_AT_A_DISTANCE)} matrículas de graduação (${federal} federais, ${state} estaduais, ${municipal} municipais e ${priv} privadas; ${total(...HIGHER_IN_PERSON)} presenciais e ${total(...HIGHER_AT_A_DISTANCE)} a distância), ${formatCount(GRADUATES)} concluintes, ${total(...courses)} cursos e ${total(...INSTITUTIONS)} instituições.`,
    'Os estados seguem a ordem conhecida de tamanho do ensino superior; os cursos e os graus acadêmicos, proporções aproximadas.',
    `Todo o resto foi inventado pelo projeto: o total de ${formatCount(VACANCIES)} vagas, os turnos, as demais divisões e todos os cruzamentos. Como no censo, as vagas dos cursos a distância contam para o país, sem estado nem município.`,
  ];
}

function technicalNotes(): string[] {
  const [federal, state, municipal] = TECHNICAL_ENROLMENTS;
  return [
    'Dados de demonstração: nenhum número descreve uma escola ou um curso real. As escolas são inventadas e levam “Fictícia” ou “Fictício” no nome; as maiores, nomes conhecidos, como SENAI, com “(dados fictícios)”; os municípios, os eixos e os nomes dos cursos são reais.',
    `Somam os totais publicados do Censo Escolar ${SAMPLE_YEAR}: ${total(...TECHNICAL_ENROLMENTS)} matrículas em cursos técnicos, ${total(federal, state, municipal)} delas na rede pública.`,
    'Os estados seguem a ordem conhecida de tamanho; os cursos, proporções aproximadas do censo de 2023.',
    `Todo o resto foi inventado pelo projeto: a divisão da rede pública em federal, estadual e municipal, as ${total(...SCHOOLS)} escolas, as demais divisões e todos os cruzamentos. Como no censo, não há concluintes nem vagas, e o custeamento das escolas privadas não é informado.`,
  ];
}

/** Samples of higher and technical education. */
export const educationSamples = {
  'inep-superior': sampleOf('inep-superior', 'cursos superiores', higherNotes()),
  'inep-tecnico': sampleOf('inep-tecnico', 'cursos técnicos', technicalNotes()),
} satisfies Record<EducationSourceName, Sample>;

/** Returns the samples of another year, which have the offers of 2019 with other figures. */
export const educationYearSamples = (year: number): readonly Sample[] => {
  const notes = (published: string) => [
    'Dados de demonstração: nenhum número descreve uma instituição, uma escola ou um curso real.',
    `As mesmas ofertas da amostra de ${SAMPLE_YEAR}, ${published}; todo o resto foi inventado pelo projeto.`,
  ];
  return [
    sampleOf(
      'inep-superior',
      `cursos superiores de ${year}`,
      notes(
        `na escala das matrículas presenciais e a distância publicadas no Censo da Educação Superior ${year}`,
      ),
      year,
    ),
    sampleOf(
      'inep-tecnico',
      `cursos técnicos de ${year}`,
      notes(`na escala aproximada das matrículas do Censo Escolar ${year}`),
      year,
    ),
  ];
};
