import type { Plugin } from 'vite';

/**
 * Vite plugin that makes V8 compile all functions of the named chunks on a background thread while
 * they download, instead of each function on its first call. Only for chunks that a page needs
 * immediately: compiling unused functions wastes memory. See
 * https://v8.dev/blog/explicit-compile-hints.
 */
export const compileHint = (names: RegExp): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    // Runs after Vite, which also adds a first line; the hint must come before it.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !names.test(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
