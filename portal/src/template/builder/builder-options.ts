import type { TextKey } from '../../i18n/languages/en';
import type { LayoutConfig } from '../../shell/layout-config';

/** The parts of the layout in the builder, one per tab. */
export type BuilderTab = 'header' | 'subheader' | 'content' | 'aside' | 'footer';

/** Labels of the options on each tab. */
export const builderOptions: {
  readonly [Tab in BuilderTab]: Readonly<Record<keyof LayoutConfig[Tab], TextKey>>;
} = {
  header: {
    fixedDesktop: 'builder.header.fixedDesktop',
    width: 'builder.header.width',
    menuArrows: 'builder.header.menuArrows',
  },
  subheader: { display: 'builder.subheader.display', width: 'builder.subheader.width' },
  content: { width: 'builder.content.width' },
  aside: {
    display: 'builder.aside.display',
    submenuToggle: 'builder.aside.submenuToggle',
  },
  footer: { layout: 'builder.footer.layout', width: 'builder.footer.width' },
};

/** Labels of the tabs. */
export const tabLabels: Readonly<Record<BuilderTab, TextKey>> = {
  header: 'builder.header',
  subheader: 'builder.subheader',
  content: 'builder.content',
  aside: 'builder.aside',
  footer: 'builder.footer',
};

/** Labels of the values. */
export const valueLabels: Readonly<Record<string, TextKey>> = {
  fluid: 'builder.fluid',
  fixed: 'builder.fixed',
  compact: 'builder.compact',
  extended: 'builder.extended',
  accordion: 'builder.accordion',
  dropdown: 'builder.dropdown',
};
