/*
 * Tells visitors whose browser is older than packages/widgets/build/baseline.ts. Such a browser may
 * not even parse the portal's modules, so this script is served as it is, in the oldest syntax. It
 * tests for what packages/widgets/src/base/old-browser.ts does.
 */
(function () {
  var supports = function (property, value) {
    return window.CSS && CSS.supports && CSS.supports(property, value);
  };
  var isCurrent =
    [].toSorted &&
    'adoptedStyleSheets' in document &&
    supports('color', 'color-mix(in srgb, red, red)') &&
    supports('container-type', 'inline-size') &&
    CSS.supports('selector(:has(a))');
  if (isCurrent) return;
  var notice = document.createElement('p');
  notice.id = 'old-browser';
  notice.setAttribute('role', 'alert');
  notice.textContent =
    'Este navegador é antigo e não mostra os gráficos do Observatório. Atualize o navegador ou use ' +
    'outro: Chrome ou Edge a partir do 111, Firefox a partir do 121, Safari a partir do 16.4.';
  notice.style.cssText =
    'margin:0;padding:16px;background:#fff4ce;color:#1f1f1f;font:16px/1.5 sans-serif';
  document.body.insertBefore(notice, document.body.firstChild);
})();
