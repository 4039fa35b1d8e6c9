const logged: string[] = [];
let expected: readonly string[] = [];

/** Records warnings and errors; expected ones are not shown in the console. */
export function watchConsole(): void {
  for (const level of ['warn', 'error'] as const) {
    const show = console[level];
    console[level] = (...details: unknown[]) => {
      const text = String(details[0]);
      logged.push(text);
      if (!expected.includes(text)) show(...details);
    };
  }
}

/** Starts a new record, with texts that must be logged from now on. */
export function expectLogs(texts: readonly string[] = []): void {
  expected = texts;
  logged.length = 0;
}

/** The recorded texts without duplicates, next to the expected ones. */
export const comparedLogs = () => ({
  logged: [...new Set(logged)].toSorted(),
  expected: expected.toSorted(),
});
