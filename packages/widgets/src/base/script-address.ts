/** Matches the first URL of a stack trace, in the formats of Chromium, Firefox and Safari. */
const FRAME = /(?:^|[\s(@])((?:https?|file|blob):\S+?):\d+:\d+\)?$/m;

/** URL of the running script, from the innermost stack frame. */
function addressOfScript(): string | undefined {
  const settings = Error as { stackTraceLimit?: number };
  const limit = settings.stackTraceLimit;
  settings.stackTraceLimit = 10;
  const { stack = '' } = new Error();
  settings.stackTraceLimit = limit;
  return FRAME.exec(stack)?.[1];
}

/** A library script: its URL and, unless another module imported it, its element. */
export interface LibraryScript {
  src: string;
  element?: HTMLScriptElement | undefined;
}

/**
 * Returns the classic script or module that contains this function; undefined if it is inline.
 * Falls back to the stack trace, because modules have no `document.currentScript` and classic
 * scripts cannot use `import.meta`.
 */
export function libraryScript(): LibraryScript | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) {
    return { src: currentScript.src, element: currentScript };
  }
  const src = addressOfScript();
  return src
    ? { src, element: [...document.scripts].find((script) => script.src === src) }
    : undefined;
}
