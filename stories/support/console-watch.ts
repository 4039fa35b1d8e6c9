const logged: string[] = [];
let expected: readonly string[] = [];

/** Records warnings and errors; expected ones are not printed. */
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

/** Starts a new record, with the messages expected from now on. */
export function expectLogs(texts: readonly string[] = []): void {
  expected = texts;
  logged.length = 0;
}

/** Recorded messages without duplicates, and the expected ones. */
export const comparedLogs = () => ({
  logged: [...new Set(logged)].toSorted(),
  expected: expected.toSorted(),
});
