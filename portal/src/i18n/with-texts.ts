/**
 * Loads a module together with the template's UI strings, so that its components can call `useT`.
 * For the `lazy` of a route or of React.
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
