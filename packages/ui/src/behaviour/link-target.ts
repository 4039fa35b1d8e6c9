/**
 * Returns the target of links to portal pages, which cannot be displayed in frames of other sites.
 */
export const linkTarget = (): '_blank' | undefined =>
  window.top === window ? undefined : '_blank';
