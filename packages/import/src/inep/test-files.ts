/** Made-up INEP census files in their official layouts, for tests. */

const measuresOf = (prefix: string): string =>
  `${prefix};${prefix}_FEM;${prefix}_MASC;${prefix}_DIURNO;${prefix}_NOTURNO;${prefix}_0_17;${prefix}_18_24;${prefix}_60_MAIS`;

/** Current layout of the higher education courses file: its codes and some of its 200 counts. */
export const SUPERIOR_HEADER =
  `NU_ANO_CENSO;NO_REGIAO;CO_REGIAO;NO_UF;SG_UF;CO_UF;NO_MUNICIPIO;CO_MUNICIPIO;IN_CAPITAL;TP_DIMENSAO;TP_ORGANIZACAO_ACADEMICA;TP_CATEGORIA_ADMINISTRATIVA;TP_REDE;CO_IES;NO_CURSO;CO_CURSO;NO_CINE_ROTULO;CO_CINE_ROTULO;CO_CINE_AREA_GERAL;NO_CINE_AREA_GERAL;CO_CINE_AREA_ESPECIFICA;NO_CINE_AREA_ESPECIFICA;CO_CINE_AREA_DETALHADA;NO_CINE_AREA_DETALHADA;TP_GRAU_ACADEMICO;IN_GRATUITO;TP_MODALIDADE_ENSINO;TP_NIVEL_ACADEMICO;QT_CURSO;QT_VG_TOTAL;QT_VG_TOTAL_DIURNO;QT_VG_TOTAL_NOTURNO;QT_VG_TOTAL_EAD;QT_INSCRITO_TOTAL;${measuresOf('QT_ING')};${measuresOf('QT_MAT')};${measuresOf('QT_CONC')}`.split(
    ';',
  );

const shifts = ['INTEGRAL', 'MATUTINO', 'VESPERTINO', 'NOTURNO', 'EAD'];
const byShift = (prefix: string): string[] => shifts.map((shift) => `${prefix}_${shift}`);

/** Layout of the original 2019 release, with 112 columns. */
export const ORIGINAL_2019_HEADER = [
  ...'NU_ANO_CENSO|CO_IES|TP_CATEGORIA_ADMINISTRATIVA|TP_ORGANIZACAO_ACADEMICA|CO_LOCAL_OFERTA|CO_UF|CO_MUNICIPIO|IN_CAPITAL|CO_CURSO|NO_CURSO|TP_SITUACAO|CO_CINE_ROTULO|TP_GRAU_ACADEMICO|TP_MODALIDADE_ENSINO|TP_NIVEL_ACADEMICO|IN_GRATUITO|TP_ATRIBUTO_INGRESSO|NU_CARGA_HORARIA|DT_INICIO_FUNCIONAMENTO|DT_AUTORIZACAO_CURSO|IN_AJUDA_DEFICIENTE|IN_MATERIAL_DIGITAL|IN_MATERIAL_AMPLIADO|IN_MATERIAL_TATIL|IN_MATERIAL_IMPRESSO|IN_MATERIAL_AUDIO|IN_MATERIAL_BRAILLE|IN_MATERIAL_LIBRAS|IN_DISCIPLINA_LIBRAS|IN_TRADUTOR_LIBRAS|IN_GUIA_INTERPRETE|IN_RECURSOS_COMUNICACAO|IN_RECURSOS_INFORMATICA|IN_INTEGRAL|IN_MATUTINO|IN_VESPERTINO|IN_NOTURNO'.split(
    '|',
  ),
  ...byShift('NU_INTEGRALIZACAO'),
  ...'IN_OFERECE_DISC_SEMI_PRES|NU_PERC_CARGA_SEMI_PRES|IN_POSSUI_LABORATORIO'.split('|'),
  ...'INSC_VAGA_NOVA INSC_VAGA_REMAN INSC_PROG_ESP INSC_PRINCIPAL INSC_OUTRA_VAGA INSC_ANUAL VAGAS_NOVAS VAGAS_REMAN VAGAS_PROG_ESP VAGAS_PRINCIPAL VAGAS_OUTRAS VAGAS_ANUAL'
    .split(' ')
    .flatMap((name) => byShift(`QT_${name}`)),
  ...'QT_MATRICULA_TOTAL|QT_CONCLUINTE_TOTAL|QT_INGRESSO_TOTAL|QT_INGRESSO_VAGA_NOVA|QT_INGRESSO_PROCESSO_SELETIVO|QT_VAGA_TOTAL|QT_INSCRITO_TOTAL'.split(
    '|',
  ),
];

const place =
  'NU_ANO_CENSO;NO_REGIAO;CO_REGIAO;NO_UF;SG_UF;CO_UF;NO_MUNICIPIO;CO_MUNICIPIO;TP_LOCALIZACAO;TP_LOCALIZACAO_DIFERENCIADA;TP_DEPENDENCIA;NO_ENTIDADE;CO_ENTIDADE';
const course =
  'NO_AREA_CURSO_PROFISSIONAL;ID_AREA_CURSO_PROFISSIONAL;NO_CURSO_EDUC_PROFISSIONAL;CO_CURSO_EDUC_PROFISSIONAL;QT_CURSO_TEC;QT_MAT_CURSO_TEC';
const forms = (...names: string[]): string =>
  names.map((name) => `QT_CURSO_TEC_${name};QT_MAT_CURSO_TEC_${name}`).join(';');

/** Technical courses file of 2023, with two shortened names. */
export const TECNICO_2023_HEADER = `${place};${course};${forms('CT', 'NM', 'CONC', 'SUBS', 'EJA')}`
  .replaceAll(/QT_MAT_CURSO_TEC_(SUBS|EJA)/g, 'QT_MAT_TEC_$1')
  .split(';');

/**
 * Technical courses file of 2024: regular names, plus the itineraries of the new secondary school.
 */
export const TECNICO_2024_HEADER =
  `${place};${course};${forms('IFTP', 'CT', 'NM', 'CONC', 'SUBS', 'IFTP_CT', 'EJA')}`.split(';');

/** Technical courses file of 2025, with the schools in a separate file. */
export const TECNICO_2025_HEADER =
  `NU_ANO_CENSO;CO_ENTIDADE;${course};${forms('IFTP', 'NM', 'CONC', 'SUBS', 'IFTP_CT', 'EJA')}`.split(
    ';',
  );

export const ESCOLA_2025_HEADER = `${place};TP_SITUACAO_FUNCIONAMENTO`.split(';');

export type CensusRow = Readonly<Record<string, string | number>>;

/** Formats the contents of a file. Columns missing from a row contain `filler`. */
export function csvTextOf(
  header: readonly string[],
  rows: readonly CensusRow[],
  { delimiter = ';', filler = '' }: { delimiter?: string; filler?: string } = {},
): string {
  const lines = rows.map((row) => header.map((name) => row[name] ?? filler));
  return `${[header, ...lines].map((cells) => cells.join(delimiter)).join('\r\n')}\r\n`;
}

/** Damage to a row of a file. */
export type RowChange = (row: CensusRow, index: number) => CensusRow;

/** Returns the change of one column, in every `nth` row. */
export const inColumn =
  (name: string, value: (old: string, index: number) => string | number, nth = 1): RowChange =>
  (row, index) =>
    index % nth === 0 ? { ...row, [name]: value(`${row[name]}`, index) } : row;

/** Returns the exchange of two columns. */
export const exchanged =
  (a: string, b: string): RowChange =>
  (row) => ({ ...row, [a]: row[b] ?? '', [b]: row[a] ?? '' });
