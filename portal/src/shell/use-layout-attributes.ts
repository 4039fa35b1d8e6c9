import { type LayoutConfig, useLayoutConfig } from './layout-config';

/** Converts the layout to attributes for the element around the shell, which `layout.css` reads. */
export const layoutAttributes = ({ header, subheader, content, aside, footer }: LayoutConfig) => ({
  'data-header-fixed': header.fixedDesktop,
  'data-header-width': header.width,
  'data-menu-arrows': header.menuArrows,
  'data-subheader': subheader.display,
  'data-subheader-width': subheader.width,
  'data-content-width': content.width,
  'data-aside': aside.display,
  'data-aside-submenu': aside.submenuToggle,
  'data-footer-layout': footer.layout,
  'data-footer-width': footer.width,
});

/** Returns attributes with the stored layout, for the element around the shell. */
export const useLayoutAttributes = () => layoutAttributes(useLayoutConfig());
