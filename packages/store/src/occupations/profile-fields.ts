/** Fields of the `perfis` format, as documented in the importer's help text. */
export const profileFields = [
  'sintese',
  'condicoes_gerais',
  'qualificacao',
  'conhecimento',
  'habilidade',
  'atitude',
  'ocupacao_4_0',
  'competencia_4_0',
  'ocupacao_relacionada',
] as const;

export type ProfileField = (typeof profileFields)[number];
