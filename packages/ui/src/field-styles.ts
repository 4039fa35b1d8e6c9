export const fieldStyles = `
.field { display: grid; gap: 4px; min-width: 0; }
.field > label { font-size: 12px; font-weight: 500; color: var(--o-quiet); }
.control {
  width: 100%; min-width: 0; height: 40px; padding: 0 12px;
  border: 1px solid var(--o-control); border-radius: var(--o-radius);
  background: var(--o-raised); color: var(--o-text); text-overflow: ellipsis;
}
.control::placeholder { color: var(--o-quiet); opacity: 1; }
.control:focus-visible { border-radius: var(--o-radius); outline-offset: 0; }
.control:disabled { opacity: .6; }

.combobox { position: relative; }
.combobox .control { padding-right: 72px; }
.combobox-buttons { position: absolute; right: 4px; bottom: 4px; display: flex; }
.combobox-popup {
  position: absolute; z-index: 20; top: calc(100% + 4px); left: 0; right: 0; min-width: 220px;
  overflow: hidden; border: 1px solid var(--o-control); border-radius: var(--o-radius);
  background: var(--o-raised); box-shadow: 0 4px 16px rgb(0 0 0 / 18%);
}
.combobox-popup[hidden] { display: none; }
.combobox-list { max-height: 280px; overflow-y: auto; }
.combobox-list [role='option'] { min-height: 36px; padding: 6px 12px; cursor: pointer; }
.combobox-list [role='option'][data-active] {
  background: color-mix(in srgb, var(--o-primary) 14%, var(--o-raised));
  outline: 1px solid var(--o-primary); outline-offset: -1px;
}
.combobox-list [role='option'][aria-selected='true'] { font-weight: 600; }
.option-hint { display: block; color: var(--o-quiet); font-size: 12px; font-weight: 400; }
.combobox-note { display: block; padding: 8px 12px; color: var(--o-quiet); font-size: 12px; }
.combobox-note:empty { display: none; }
`;
