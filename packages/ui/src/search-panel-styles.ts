import { fieldStyles } from './field-styles';

export const searchPanelStyles = `
${fieldStyles}.search-panel {
  position: relative; container-type: inline-size; display: grid; gap: 8px; min-width: 0; padding: 12px 16px;
  border: 1px solid var(--o-line); border-radius: var(--o-radius); background: var(--o-raised); box-shadow: var(--o-shadow);
}
.search-panel:has(.combobox-popup:not([hidden])) { z-index: 3; }
/* the button has its place before it is there, so that the field stays as wide */
.search-panel-form { display: grid; grid-template-columns: minmax(0, 640px) 112px; align-items: end; gap: 12px; }
.search-panel-form > .button { height: 40px; }
.search-panel-form > .button[hidden] { display: none; }
@container (max-width: 439px) {
  .search-panel-form { grid-template-columns: minmax(0, 1fr); }
}
`;
