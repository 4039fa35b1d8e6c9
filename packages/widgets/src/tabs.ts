/** Unstyled tabs above a panel, for pages with their own `.tab-list` styles. */
export { Tabs } from '@observatorio/ui';
