/** Widths offered in the toolbar, by name, in px. */
export const widths = { narrow: 320, phone: 360, tablet: 768, desktop: 1440 } as const;

/** Options of Storybook's viewport tool. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    {
      name: `${width} px`,
      type: width < 700 ? ('mobile' as const) : ('desktop' as const),
      styles: { width: `${width}px`, height: width < 700 ? '640px' : '900px' },
    },
  ]),
);

/** Returns the width of a viewport; undefined if unlimited. */
export const widthOf = (name: string | undefined): number | undefined =>
  Object.entries(widths).find(([key]) => key === name)?.[1];
