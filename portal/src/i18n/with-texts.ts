/**
 * Loads a module together with the template's UI strings, so that its components can call `useT`.
 * For use with a route's `lazy` or with `React.lazy`.
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
