export const definitionStyles = `
.term-end { white-space: nowrap; }
.definition { display: inline-block; margin-left: 4px; vertical-align: middle; white-space: normal; }
.definition-button {
  position: relative; display: inline-grid; place-items: center; width: 24px; height: 24px; padding: 0;
  border: 0; background: none; color: var(--o-quiet); font-size: 12px; font-weight: 600; cursor: pointer;
}
.definition-button::before {
  content: ''; position: absolute; inset: 3px; border: 1px solid var(--o-control); border-radius: 50%;
}
/* hangs on the card, not on the “?”, so that it never leaves the screen */
.definition-text {
  position: absolute; z-index: 30; left: 16px; right: 16px; max-width: 420px; margin-top: 28px;
  padding: 8px 12px; border: 1px solid var(--o-line); border-radius: var(--o-radius);
  background: var(--o-raised); color: var(--o-text); box-shadow: 0 4px 16px rgb(0 0 0 / 18%);
  font-size: 14px; font-weight: 400; line-height: 1.5;
}
.definition-text:empty { display: none; }
`;
