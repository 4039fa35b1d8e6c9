/** Tabs above a panel, unstyled, for pages that bring styles for `.tab-list`. */
export { Tabs } from '@observatorio/ui';
