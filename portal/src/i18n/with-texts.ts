/**
 * Loads a module together with the template texts, for `lazy` of a route or of React: its
 * components can then call `useT`.
 */
export const withTexts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([
      load(),
      import('./texts').then(({ loadTexts }) => loadTexts()),
    ]);
    return module;
  };
