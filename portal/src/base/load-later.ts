/*
 * Loads the code of the page's elements, as listed in the HTML, after the code of the page itself:
 * on a slow connection, the page starts before its elements have loaded.
 */
const later = document.querySelector<HTMLTemplateElement>('template#later');
if (later) document.head.append(later.content);
