import { pageList } from './index';
import { menuGroups } from './menu-groups';

/** A link of a menu. */
interface MenuEntry {
  to: string;
  label: string;
}

/** Entries of the main menu. */
export const mainMenu: readonly MenuEntry[] = pageList
  .flatMap(({ path, title, menu }) =>
    menu?.position === undefined ? [] : [{ ...menu, to: path, title, position: menu.position }],
  )
  .toSorted((a, b) => a.position - b.position)
  .map(({ to, title, label = title }) => ({ to, label }));

/** Entries of the side menu by group. */
export const sideMenu: readonly { group: string; entries: readonly MenuEntry[] }[] = menuGroups.map(
  (group) => ({
    group,
    entries: pageList.flatMap(({ path, title, menu }) =>
      menu?.group === group ? [{ to: path, label: menu.label ?? title }] : [],
    ),
  }),
);
