const logged: string[] = [];

/** Notes from now on what is logged as a warning or an error; it is still shown. */
export function watchConsole(): void {
  for (const level of ['warn', 'error'] as const) {
    const show = console[level];
    console[level] = (...details: unknown[]) => {
      logged.push(String(details[0]));
      show(...details);
    };
  }
}

/** What was logged since this was last asked, each text once. */
export const takeLogged = (): string[] => [...new Set(logged.splice(0))];
