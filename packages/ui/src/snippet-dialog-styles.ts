export const snippetDialogStyles = `
.dialog {
  width: min(560px, calc(100vw - 32px)); padding: 24px; border: 1px solid var(--o-line);
  border-radius: var(--o-radius); background: var(--o-raised); color: var(--o-text);
}
.dialog::backdrop { background: rgb(0 0 0 / 45%); }
.dialog-title { font-size: 20px; font-weight: 600; line-height: 1.3; }
.dialog-hint { margin: 4px 0 12px; color: var(--o-quiet); }
.dialog-text {
  width: 100%; padding: 12px; border: 1px solid var(--o-control); border-radius: var(--o-radius);
  background: var(--o-surface); color: inherit; font: 13px/1.5 ui-monospace, monospace; resize: vertical;
}
.dialog-actions { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px; margin-top: 12px; }
.dialog-actions output { flex: 1; color: var(--o-success); }
`;
