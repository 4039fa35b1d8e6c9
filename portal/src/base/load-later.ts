/*
 * Loads the code of the page's elements, as listed in the HTML, once the code of the page itself
 * has arrived: earlier, it would delay the page; later, the network would idle while the page
 * starts. Runs on its own, before all other scripts.
 */
const later = document.querySelector<HTMLTemplateElement>('template#later');
const main = document.querySelector<HTMLLinkElement>('link[rel=modulepreload][href*="/main-"]');

const observer = new PerformanceObserver((list) => {
  if (!list.getEntries().some(({ name }) => name === main?.href)) return;
  observer.disconnect();
  if (later) document.head.append(later.content);
});
observer.observe({ type: 'resource', buffered: true });
