import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import vue from '@vitejs/plugin-vue';
import { build, type PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installedIn } from '../support/installed-package';
import { isRegistryReachable, startNextApplication } from '../support/next-application';
import { type OtherSite, startOtherSite } from '../support/other-site';
import { sharedBrowser } from '../support/shared-browser';

/** Origin of the API. */
const api = inject('origin');

const bin = resolve(import.meta.dirname, '../../node_modules/.bin');

let site: OtherSite;

beforeAll(async () => {
  // Angular links its libraries in the browser here, which requires `eval`.
  site = await startOtherSite(`script-src 'self' 'unsafe-eval'; connect-src ${api}`);
});

afterAll(() => site?.close());

/** Type-checks an application. Throws an error with the checker's output if the check fails. */
async function check(folder: string, command: string): Promise<void> {
  try {
    await promisify(execFile)(join(bin, command), ['-p', 'tsconfig.json'], { cwd: folder });
  } catch (error) {
    throw new Error(String(Reflect.get(Object(error), 'stdout')), { cause: error });
  }
}

/** Bundles an application and returns the code of its main script. */
async function bundle(folder: string, entry: string, plugins: PluginOption[]): Promise<string> {
  const outputs = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    // Under the tests' NODE_ENV, Vite would compile JSX for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: join(folder, entry),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [first] = [outputs].flat();
  if (!first || !('output' in first)) throw new Error('The application was not built.');
  return first.output[0].code;
}

/** Opens an application and checks its card, including the filter event when a row is clicked. */
async function works(app: string, code: string): Promise<void> {
  site.put(`/${app}.js`, code);
  site.put(
    `/${app}`,
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><body><script src="/${app}.js"></script>`,
  );
  const page = await (await sharedBrowser()).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${site.origin}/${app}?api=${encodeURIComponent(api)}`);
  const card = page.locator('labour-gender.largo');
  await card.locator('canvas').waitFor();
  await card.locator('h3', { hasText: 'Meu título' }).waitFor();
  await card.getByText('São Paulo').first().waitFor();
  await card.getByRole('button', { name: /^Opções: / }).click();
  await card.getByRole('menuitem', { name: 'Ver como tabela' }).click();
  await card.locator('tbody button').first().click();
  await page
    .locator('output', { hasText: /^genero$/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await page.close();
}

describe.concurrent('the package, installed from its tarball', { timeout: 300_000 }, () => {
  it.each(['react', 'react-18'])(
    'works with type checking in a Vite application with %s',
    async (app) => {
      const folder = installedIn(app);
      await check(folder, 'tsc');
      const code = await bundle(folder, 'main.tsx', []);
      // Components that the application does not import are tree-shaken.
      expect(code).toContain('labour-gender');
      expect(code).not.toContain('graduate-map');
      await works(app, code);
    },
  );

  it('works with typed templates in a Vue application', async () => {
    const folder = installedIn('vue');
    await check(folder, 'vue-tsc');
    const isCustomElement = (tag: string) => tag.includes('-');
    const plugin = vue({ template: { compilerOptions: { isCustomElement } } });
    await works('vue', await bundle(folder, 'main.ts', [plugin]));
  });

  it('works with compiled templates in an Angular application', async () => {
    const folder = installedIn('angular');
    await check(folder, 'ngc');
    await works('angular', await bundle(folder, 'dist/main.js', []));
  });
});

it('works in a Next.js application, in server and client components', {
  timeout: 900_000,
}, async ({ skip }) => {
  if (!(await isRegistryReachable())) {
    console.warn('The Next.js application was not tested: the npm registry does not respond.');
    skip('requires the npm registry');
  }
  const application = await startNextApplication(api);
  try {
    const html = await (await fetch(application.origin)).text();
    expect(html).toMatch(/<labour-gender[^>]* heading="No servidor"/);
    const page = await (await sharedBrowser()).newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(application.origin);
    await page.locator('labour-gender.servidor canvas').waitFor();
    await page.locator('labour-gender.servidor h2', { hasText: 'No servidor' }).waitFor();
    const card = page.locator('labour-gender.navegador');
    await card.getByRole('button', { name: /^Opções: / }).click();
    await card.getByRole('menuitem', { name: 'Ver como tabela' }).click();
    await card.locator('tbody button').first().click();
    await page.locator('output', { hasText: /^genero$/ }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  } finally {
    await application.close();
  }
});
