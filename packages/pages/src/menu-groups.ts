/** Groups of the side menu, in order. */
export const menuGroups = ['Trabalho', 'Formação', 'Ocupações'] as const;

export type MenuGroup = (typeof menuGroups)[number];
