const logged: string[] = [];
let expected: readonly string[] = [];

/** Notes what is logged as a warning or an error; what is expected is noted but not shown. */
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

/** Begins anew, with texts that must be logged from now on. */
export function expectLogs(texts: readonly string[] = []): void {
  expected = texts;
  logged.length = 0;
}

/** What was logged since then, each text once, beside what should have been. */
export const comparedLogs = () => ({
  logged: [...new Set(logged)].toSorted(),
  expected: expected.toSorted(),
});
