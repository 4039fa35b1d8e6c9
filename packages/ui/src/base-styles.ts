/** What every shadow root starts from: box, type, buttons, links, focus, motion. */
export const baseStyles = `
:host { display: grid; grid-template-columns: minmax(0, 1fr); }
:host([hidden]) { display: none; }
*, *::before, *::after { box-sizing: border-box; }
[data-theme] {
  font: 400 14px/1.5 var(--o-font);
  color: var(--o-text);
  overflow-wrap: break-word;
}
h1, h2, h3, h4, h5, h6, p, ul, dl, dd, figure { margin: 0; padding: 0; }
ul { list-style: none; }
button, input, select { font: inherit; color: inherit; }
a { color: var(--o-primary); }
svg { display: block; }

:focus-visible { outline: 3px solid var(--o-focus); outline-offset: 2px; border-radius: 4px; }

.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 8px;
  min-height: 36px; padding: 4px 16px;
  border: 1px solid var(--o-primary); border-radius: var(--o-radius);
  background: var(--o-primary); color: var(--o-on-primary);
  font-weight: 500; text-decoration: none; cursor: pointer;
}
.button.plain { background: transparent; color: var(--o-primary); }
.button:disabled { opacity: .5; cursor: default; }
.link-button {
  display: inline-flex; align-items: center; gap: 4px; align-self: flex-start; font-size: 12px;
  min-height: 24px; padding: 0 4px; border: 0; background: none;
  color: var(--o-primary); text-decoration: underline; text-underline-offset: 2px; cursor: pointer;
}
.link-button:disabled { color: var(--o-quiet); text-decoration: none; cursor: default; }
.icon-button {
  display: inline-grid; place-items: center; flex: none;
  width: 32px; height: 32px; padding: 0; border: 0; border-radius: var(--o-radius);
  background: none; color: var(--o-quiet); cursor: pointer;
}
.icon-button:hover { background: color-mix(in srgb, var(--o-text) 8%, transparent); }

.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; border: 0;
}
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }

/* the plate that the browser would put behind the text has the colour of the text */
@media (forced-colors: active) { .button:not(.plain) { forced-color-adjust: none; } }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; }
}
`;
