import { fieldStyles } from './field-styles';

export const filterBarStyles = `
${fieldStyles}.filter-bar {
  position: relative; container-type: inline-size; min-width: 0; border: 1px solid var(--o-line);
  border-radius: var(--o-radius); background: var(--o-raised); box-shadow: var(--o-shadow);
}
.filter-bar:has(.combobox-popup:not([hidden])) { z-index: 3; }
.filter-bar-content { display: grid; gap: 8px; padding: 12px 16px; }
.filter-bar-lead { padding: 12px 16px; }
@container (min-width: 600px) {
  .filter-bar-lead { float: left; width: 36%; padding-right: 12px; }
}
.filter-bar-fields { display: flex; flex-wrap: wrap; gap: 12px; }
.filter-bar-fields > .field { flex: 1 1 144px; }
.filter-bar-button {
  display: none; align-items: center; gap: 8px; width: 100%; min-height: 48px; padding: 0 16px;
  border: 0; background: none; text-align: left; cursor: pointer;
}
.filter-bar-name { font-weight: 600; }
.filter-bar-count { margin-right: auto; color: var(--o-quiet); }
.filter-bar-button[aria-expanded='true'] svg:last-child { transform: rotate(180deg); }
@container (max-width: 599px) {
  .filter-bar-button { display: flex; }
  .filter-bar-content[data-open='false'] { display: none; }
  .filter-bar-content { padding-top: 0; }
  .filter-bar-fields > .field { flex-basis: 100%; }
}
`;
