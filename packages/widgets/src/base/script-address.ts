/** The first address in a stack trace, as Chromium, Firefox and Safari write them. */
const FRAME = /(?:^|[\s(@])((?:https?|file|blob):\S+?):\d+:\d+\)?$/m;

/** The address of the script that runs this line: the innermost frame of the stack. */
function ownAddress(): string | undefined {
  const settings = Error as { stackTraceLimit?: number };
  const limit = settings.stackTraceLimit;
  settings.stackTraceLimit = 10;
  const { stack = '' } = new Error();
  settings.stackTraceLimit = limit;
  return FRAME.exec(stack)?.[1];
}

/** A script of the library: its address, and its element unless another module imported it. */
export interface LibraryScript {
  src: string;
  element?: HTMLScriptElement | undefined;
}

/**
 * The classic script or module that contains this function. Undefined if it is inline. A module has
 * no `document.currentScript`, and a classic script no `import.meta`; both have a stack.
 */
export function ownScript(): LibraryScript | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) {
    return { src: currentScript.src, element: currentScript };
  }
  const src = ownAddress();
  return src
    ? { src, element: [...document.scripts].find((script) => script.src === src) }
    : undefined;
}
