/** Target of links to the portal, whose pages cannot open in the frame of another site. */
export const outOfFrame = (): '_blank' | undefined =>
  window.top === window ? undefined : '_blank';
