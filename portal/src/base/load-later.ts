/*
 * Loads the code of the page's elements, as listed in the HTML, once the libraries have arrived and
 * the code of the page itself is loading. Loading it earlier would delay the page; loading it later
 * would leave the network idle. Runs on its own, before all other scripts.
 */
const later = document.querySelector<HTMLTemplateElement>('template#later');
const libraries = document.querySelector<HTMLLinkElement>(
  'link[rel=modulepreload][href*="/libraries-"]',
);

const observer = new PerformanceObserver((list) => {
  if (!list.getEntries().some(({ name }) => name === libraries?.href)) return;
  observer.disconnect();
  if (later) document.head.append(later.content);
});
observer.observe({ type: 'resource', buffered: true });
