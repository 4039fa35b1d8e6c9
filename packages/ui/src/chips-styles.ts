export const chipsStyles = `
.chips { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; min-height: 24px; font-size: 12px; }
.chips-none { color: var(--o-quiet); }
.chips li { min-width: 0; max-width: 100%; }
.chip {
  display: flex; align-items: center; gap: 4px; max-width: 100%; min-height: 24px;
  padding: 0 10px; border: 1px solid var(--o-primary); border-radius: 12px;
  background: color-mix(in srgb, var(--o-primary) 9%, var(--o-raised)); color: var(--o-text);
}
button.chip { padding-right: 4px; cursor: pointer; }
.chip svg { flex: none; }
button.chip:hover { background: color-mix(in srgb, var(--o-primary) 18%, var(--o-raised)); }
.chip:focus-visible { border-radius: 12px; }
.chip-text { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
