/*
 * Loads the code of the elements of a page, which the HTML lists, once that of the page is there: on a
 * slow connection the page starts before its elements have come, not after.
 */
const later = document.querySelector<HTMLTemplateElement>('template#later');
if (later) document.head.append(later.content);
