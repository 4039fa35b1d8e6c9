export const flipCardStyles = `
.flip { position: relative; flex: 1; display: grid; min-height: 280px; perspective: 1200px; }
/* hidden only once it has turned away, but shown at once, so that it can take the focus */
.flip-side {
  min-width: 0; border: 1px solid var(--o-line); border-radius: var(--o-radius); background: var(--o-surface);
  backface-visibility: hidden; visibility: hidden; transition: transform .15s ease-out, visibility 0s .15s;
}
.flip-front {
  display: grid; place-content: center; justify-items: center; gap: 16px; padding: 16px; text-align: center;
  transform: rotateY(-180deg);
}
.flip-front > svg { color: var(--o-primary); }
.flip-text { max-width: 40ch; text-wrap: balance; }
/* as high as the front, whatever it holds */
.flip-back { position: absolute; inset: 0; padding: 0 16px 16px; overflow: auto; transform: rotateY(180deg); }
.flip:not([data-turned]) > .flip-front, .flip[data-turned] > .flip-back {
  visibility: visible; transform: none; transition-delay: 0s;
}
.flip-return {
  position: sticky; z-index: 1; top: 0; width: 100%; min-height: 44px; margin-bottom: 4px;
  background: var(--o-surface); font-size: 14px;
}
.flip-return:focus-visible { outline-offset: -3px; }
`;
