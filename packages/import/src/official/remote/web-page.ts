/** Whether the first bytes of a file, each as one character, are those of a web page. */
export const isWebPage = (head: string): boolean =>
  /^(\xef\xbb\xbf)?\s*<(!doctype|html|head|\?xml)/i.test(head);
