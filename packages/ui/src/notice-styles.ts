export const noticeStyles = `
.notice {
  display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 8px;
  height: 100%; padding: 16px; text-align: center;
}
.notice svg { color: var(--o-danger); }
.notice-title { font-weight: 600; }
.notice-text { max-width: 44ch; color: var(--o-quiet); }
.notice-actions { margin-top: 8px; }
.stale {
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding: 4px 8px;
  border: 1px solid var(--o-warning); border-radius: var(--o-radius); font-size: 12px;
}
.stale svg { flex: none; color: var(--o-warning); }
`;
