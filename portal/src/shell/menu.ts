/** Entries of the main menu. */
export const menu = [
  { to: '/formandos', label: 'Formação' },
  { to: '/mapa', label: 'Mercado de trabalho' },
  { to: '/profissoes', label: 'Profissões' },
] as const;
