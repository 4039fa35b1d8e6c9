export const pagerStyles = `
.pager { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px; margin-top: auto; font-size: 12px; }
.pager-size { margin-right: auto; }
.pager label { display: flex; align-items: center; gap: 8px; margin-right: auto; }
.pager select { height: 32px; padding: 0 4px; border: 1px solid var(--o-control); border-radius: 4px; background: var(--o-raised); }
.pager-buttons { display: flex; gap: 8px; }
.pager .button { min-height: 32px; padding: 0 8px; }
`;
