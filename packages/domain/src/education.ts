import type { Category } from './category';

/** INEP `TP_DEPENDENCIA`. `TP_CATEGORIA_ADMINISTRATIVA` rolls up to the same four values. */
export const administrations: readonly Category[] = [
  { code: '1', label: 'Federal' },
  { code: '2', label: 'Estadual' },
  { code: '3', label: 'Municipal' },
  { code: '4', label: 'Privada' },
];

/**
 * The public network comprises the federal, state and municipal administrations (specification,
 * section 9).
 */
export const isPublicAdministration = (code: string): boolean => ['1', '2', '3'].includes(code);

/** INEP `TP_REDE`: the networks that group the administrations. */
export const networks: readonly Category[] = [
  { code: '1', label: 'Pública' },
  { code: '2', label: 'Privada' },
];

/** Returns the administrations of a network. */
export const administrationsOf = (network: string): readonly string[] =>
  administrations
    .map(({ code }) => code)
    .filter((code) => isPublicAdministration(code) === (network === '1'));

/** INEP `TP_NIVEL_ACADEMICO`. */
export const academicLevels: readonly Category[] = [{ code: '1', label: 'Graduação' }];

/** INEP `TP_GRAU_ACADEMICO`. Courses with a common entry do not have a degree. */
export const academicDegrees: readonly Category[] = [
  { code: '1', label: 'Bacharelado' },
  { code: '2', label: 'Licenciatura' },
  { code: '3', label: 'Tecnológico' },
  { code: '4', label: 'Bacharelado e licenciatura' },
];

/** Forms of technical courses, by the suffix of the census columns (`QT_MAT_CURSO_TEC_CT`…). */
export const technicalForms: readonly Category[] = [
  { code: 'CT', label: 'Integrado ao ensino médio' },
  { code: 'NM', label: 'Normal (magistério)' },
  { code: 'CONC', label: 'Concomitante' },
  { code: 'SUBS', label: 'Subsequente' },
  { code: 'EJA', label: 'Educação de jovens e adultos' },
  { code: 'IFTP', label: 'Itinerário formativo técnico' },
];

/** INEP `TP_MODALIDADE_ENSINO`. */
export const modalities: readonly Category[] = [
  { code: '1', label: 'Presencial' },
  { code: '2', label: 'A distância' },
];

/**
 * Shifts of a course, as detailed as its source: the census files released since 2022 only separate
 * day from night. Distance learning is a modality, and a shift only to those who search.
 */
export const shifts: readonly Category[] = [
  { code: 'matutino', label: 'Manhã' },
  { code: 'vespertino', label: 'Tarde' },
  { code: 'integral', label: 'Integral' },
  { code: 'diurno', label: 'Dia' },
  { code: 'noturno', label: 'Noite' },
  { code: 'ead', label: 'A distância' },
];

/** Bit of a shift in the column `shifts` of an offer. */
export const shiftBit = (code: string): number => 1 << shifts.findIndex((one) => one.code === code);

/** Funding: INEP `IN_GRATUITO`. */
export const fundings: readonly Category[] = [
  { code: '1', label: 'Gratuito' },
  { code: '0', label: 'Pago' },
];

/** Technological axes, by `ID_AREA_CURSO_PROFISSIONAL` of the school census. */
export const technologicalAxes: readonly Category[] = [
  { code: '1', label: 'Ambiente e saúde' },
  { code: '2', label: 'Desenvolvimento educacional e social' },
  { code: '3', label: 'Controle e processos industriais' },
  { code: '4', label: 'Gestão e negócios' },
  { code: '5', label: 'Turismo, hospitalidade e lazer' },
  { code: '6', label: 'Informação e comunicação' },
  { code: '7', label: 'Infraestrutura' },
  { code: '8', label: 'Militar' },
  { code: '9', label: 'Produção alimentícia' },
  { code: '10', label: 'Produção cultural e design' },
  { code: '11', label: 'Produção industrial' },
  { code: '12', label: 'Recursos naturais' },
  { code: '13', label: 'Segurança' },
  { code: '999', label: 'Curso normal (magistério)' },
];

/** General areas of CINE Brasil (two digits). */
export const generalAreas: readonly Category[] = [
  { code: '00', label: 'Programas básicos' },
  { code: '01', label: 'Educação' },
  { code: '02', label: 'Artes e humanidades' },
  { code: '03', label: 'Ciências sociais, comunicação e informação' },
  { code: '04', label: 'Negócios, administração e direito' },
  { code: '05', label: 'Ciências naturais, matemática e estatística' },
  { code: '06', label: 'Computação e tecnologias da informação' },
  { code: '07', label: 'Engenharia, produção e construção' },
  { code: '08', label: 'Agricultura, silvicultura, pesca e veterinária' },
  { code: '09', label: 'Saúde e bem-estar' },
  { code: '10', label: 'Serviços' },
];

/** Specific areas of CINE Brasil (three digits, of which the first two are the general area). */
export const specificAreas: readonly Category[] = [
  { code: '001', label: 'Programas básicos' },
  { code: '002', label: 'Alfabetização e aritmética' },
  { code: '003', label: 'Desenvolvimento pessoal' },
  { code: '011', label: 'Educação' },
  { code: '018', label: 'Educação, interdisciplinar' },
  { code: '021', label: 'Artes' },
  { code: '022', label: 'Humanidades' },
  { code: '023', label: 'Línguas' },
  { code: '028', label: 'Artes e humanidades, interdisciplinar' },
  { code: '031', label: 'Ciências sociais e comportamentais' },
  { code: '032', label: 'Comunicação e informação' },
  { code: '038', label: 'Ciências sociais e comunicação, interdisciplinar' },
  { code: '041', label: 'Negócios e administração' },
  { code: '042', label: 'Direito' },
  { code: '048', label: 'Negócios e direito, interdisciplinar' },
  { code: '051', label: 'Ciências biológicas' },
  { code: '052', label: 'Meio ambiente' },
  { code: '053', label: 'Ciências físicas' },
  { code: '054', label: 'Matemática e estatística' },
  { code: '058', label: 'Ciências naturais, interdisciplinar' },
  { code: '061', label: 'Computação e tecnologias da informação' },
  { code: '068', label: 'Computação, interdisciplinar' },
  { code: '071', label: 'Engenharia' },
  { code: '072', label: 'Produção e processamento' },
  { code: '073', label: 'Arquitetura e construção' },
  { code: '078', label: 'Engenharia, interdisciplinar' },
  { code: '081', label: 'Agricultura' },
  { code: '082', label: 'Silvicultura' },
  { code: '083', label: 'Pesca' },
  { code: '084', label: 'Veterinária' },
  { code: '088', label: 'Agricultura e veterinária, interdisciplinar' },
  { code: '091', label: 'Saúde' },
  { code: '092', label: 'Bem-estar' },
  { code: '098', label: 'Saúde e bem-estar, interdisciplinar' },
  { code: '101', label: 'Serviços pessoais' },
  { code: '102', label: 'Higiene e saúde ocupacional' },
  { code: '103', label: 'Segurança' },
  { code: '104', label: 'Transportes' },
  { code: '108', label: 'Serviços, interdisciplinar' },
];

/** Returns the general area of a specific area: its first two digits. */
export const generalAreaOf = (specific: string): string => specific.slice(0, 2);
