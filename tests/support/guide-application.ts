import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { GuideBlock } from './guide-blocks';

const root = resolve(import.meta.dirname, '../..');

/** Scaffold files around a guide's code, by kind of application. The entry point is `main.ts`. */
const frames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  react: { 'main.ts': "import './code';" },
  vue: {
    'main.ts':
      "import { createApp } from 'vue'; import App from './code.vue'; createApp(App).mount('#aplicacao');",
  },
  // Angular compiles in the browser here, unlike in applications built with its own tools.
  angular: {
    'main.ts': "import '@angular/compiler'; import './code';",
  },
};

const fileOf = ({ language }: GuideBlock): string =>
  language === 'js' ? 'vite.config.js' : `code.${language}`;

/**
 * Bundles a guide's code with the built npm package, like an application that has installed the
 * package. Returns the script.
 */
export async function bundleGuide(
  kind: string,
  blocks: readonly GuideBlock[],
  origin: string,
): Promise<string> {
  // Inside the repository's node_modules, so that the frameworks are resolved.
  const folder = mkdtempSync(join(root, 'node_modules/.guia-'));
  try {
    const scope = join(folder, 'node_modules/@observatorio');
    mkdirSync(scope, { recursive: true });
    symlinkSync(join(root, 'packages/widgets/dist/npm'), join(scope, 'widgets'));
    for (const [path, code] of Object.entries(frames[kind] ?? {})) {
      writeFileSync(join(folder, path), code);
    }
    for (const block of blocks) {
      writeFileSync(
        join(folder, fileOf(block)),
        block.code.replaceAll('https://SEU-ENDERECO', origin),
      );
    }
    const hasConfig = blocks.some((block) => fileOf(block) === 'vite.config.js');
    const outputs = await build({
      root: folder,
      configFile: hasConfig ? join(folder, 'vite.config.js') : false,
      logLevel: 'silent',
      // Under the tests' NODE_ENV, Vite would compile JSX for development.
      oxc: {
        jsx: { runtime: 'automatic', development: false },
        decorator: { legacy: true },
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: false,
        rollupOptions: {
          input: join(folder, 'main.ts'),
          output: { format: 'iife', codeSplitting: false },
        },
      },
    });
    const [first] = [outputs].flat();
    if (!first || !('output' in first)) throw new Error(`The guide's ${kind} was not built.`);
    return first.output[0].code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
