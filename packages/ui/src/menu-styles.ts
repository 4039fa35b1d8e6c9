export const menuStyles = `
.menu { position: relative; flex: none; }
.menu-list {
  position: absolute; z-index: 30; top: 36px; right: 0; display: grid; width: max-content; max-width: 280px; padding: 4px;
  border: 1px solid var(--o-line); border-radius: var(--o-radius);
  background: var(--o-raised); box-shadow: 0 4px 16px rgb(0 0 0 / 18%);
}
.menu-item {
  display: flex; align-items: center; min-height: 36px; padding: 4px 12px; border: 0; border-radius: 4px;
  background: none; color: var(--o-text); text-align: left; text-decoration: none; cursor: pointer;
}
.menu-item:hover, .menu-item:focus-visible { background: color-mix(in srgb, var(--o-text) 8%, transparent); }
.menu-item:focus-visible { outline-offset: -3px; }
`;
