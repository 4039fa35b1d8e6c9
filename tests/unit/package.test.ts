import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chartStyles } from '@observatorio/charts/chart-styles';
import { styles } from '@observatorio/ui';
import { catalogue, type Declaration } from '@observatorio/widgets';
import Ajv from 'ajv';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { installedIn, packedPackage } from '../support/installed-package';

interface Member {
  name: string;
  description?: string;
  type?: { text: string };
}

interface ManifestElement {
  tagName: string;
  attributes: readonly Member[];
  cssProperties: readonly Member[];
  cssParts: readonly Member[];
}

interface Manifest {
  modules: readonly { path: string; declarations: readonly ManifestElement[] }[];
}

const root = resolve(import.meta.dirname, '../..');
let folder = '';

const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

/** Runs a module in Node, without a DOM, from an application that has the package installed. */
const runInNode = (app: string, code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: installedIn(app),
    encoding: 'utf8',
  });

beforeAll(() => {
  folder = join(installedIn('react'), 'node_modules/@observatorio/widgets');
});

describe('the package', () => {
  it('passes publint', async () => {
    // The folder has exactly the packed files, so publint need not pack it again.
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types for each entry in each resolution mode', async () => {
    const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(packedPackage())));
    const result = await checkPackage(tarball, {
      excludeEntrypoints: [/\.(json|css)$/, /cdn/],
    });
    // Old versions of Node cannot require an ESM-only package.
    const problems = ('problems' in result ? result.problems : ['no types']).filter(
      (problem) => typeof problem === 'string' || problem.kind !== 'CJSResolvesToESM',
    );
    expect(problems).toEqual([]);
  });

  it('accepts React 18 and 19', () => {
    const { peerDependencies } = read('package.json');
    expect(peerDependencies.react).toMatch(/\^18\..*\^19\./);
    expect(peerDependencies['react-dom']).toBe(peerDependencies.react);
  });

  it('marks its React components as client components', () => {
    expect(readFileSync(join(folder, 'react.js'), 'utf8')).toMatch(/^['"]use client['"];/);
  });

  it('exports only existing files', () => {
    const { exports } = read('package.json');
    const files = Object.values<string | Record<string, string>>(exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
      .filter((file) => !file.includes('*'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });
});

describe('custom-elements.json', () => {
  it('conforms to its schema', () => {
    const schemaPath = join(root, 'node_modules/custom-elements-manifest/schema.json');
    const ajv = new Ajv({ strict: false });
    const validate = ajv.compile(JSON.parse(readFileSync(schemaPath, 'utf8')));
    validate(read('custom-elements.json'));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('lists existing modules with theme, parts and CSS properties', () => {
    const { modules }: Manifest = read('custom-elements.json');
    for (const { path, declarations } of modules) {
      expect(existsSync(join(folder, path)), path).toBe(true);
      const [{ tagName, attributes, cssParts, cssProperties } = {} as ManifestElement] =
        declarations;
      expect(path).toBe(`${tagName}.js`);
      const theme = attributes.find(({ name }) => name === 'theme');
      expect(theme?.type?.text).toBe('"auto" | "light" | "dark" | "contrast"');
      expect(cssParts.map(({ name }) => name)).toContain('card');
      expect(cssProperties.map(({ name }) => name)).toContain('--obs-color-primary');
    }
  });

  it('lists exactly the CSS properties that each element’s styles use', () => {
    const { modules }: Manifest = read('custom-elements.json');
    const listed = new Map(
      modules
        .flatMap(({ declarations }) => declarations)
        .map(({ tagName, cssProperties }) => [tagName, cssProperties.map(({ name }) => name)]),
    );
    for (const { tag, styles: own = [] } of catalogue as readonly Declaration[]) {
      const css = [styles, chartStyles, ...own].join('');
      const names = [...css.matchAll(/var\((--obs-[\w-]+)/g)].map(([, name = '']) => name);
      expect(listed.get(tag)?.toSorted(), tag).toEqual([...new Set(names)].toSorted());
    }
  });

  it('lists the codes of filters with fixed values, and all of a filter’s names', () => {
    const { modules }: Manifest = read('custom-elements.json');
    const attributesOf = (tag: string) =>
      modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag)
        ?.attributes ?? [];
    const find = (tag: string, wanted: string) =>
      attributesOf(tag).find(({ name }) => name === wanted);
    expect(find('labour-map', 'genero')?.type?.text).toBe('"1" | "2" | `${string},${string}`');
    expect(find('imbalance-ranking', 'uf')?.type?.text).toMatch(/^"11" \| "RO" .*\| "DF"$/);
    expect(find('labour-map', 'municipio')?.type?.text).toBe('string');
    expect(find('labour-map', 'estado')?.type).toEqual(find('labour-map', 'uf')?.type);
    // The occupation filter has a different name in each family.
    for (const [tag, usual] of [
      ['occupation-age', 'cod-cbo'],
      ['profile-sex', 'codigo-brasileiro-ocupacao'],
    ] as const) {
      expect(find(tag, usual)?.description).toMatch(/cbo\. Nas outras famílias: .*occupation/);
      expect(find(tag, 'cbo')?.description).toBe(`O mesmo que ${usual}.`);
    }
  });

  it('lists the same elements as the editor data files', () => {
    const tags = (read('custom-elements.json') as Manifest).modules
      .flatMap(({ declarations }) => declarations)
      .map(({ tagName }) => tagName);
    const names = (elements: readonly Member[]) => elements.map(({ name }) => name);
    expect(names(read('vscode.html-custom-data.json').tags)).toEqual(tags);
    expect(names(read('web-types.json').contributions.html.elements)).toEqual(tags);
  });
});

describe('in Node, without a DOM', () => {
  it('can be imported through every entry', () => {
    const { exports } = read('package.json');
    const entries = Object.entries(exports)
      .filter(([, entry]) => typeof entry !== 'string')
      .map(([path]) => path.replace('.', '@observatorio/widgets'));
    const imports = entries.map((entry) => `await import(${JSON.stringify(entry)});`).join('\n');
    expect(runInNode('react', `${imports}\nconsole.log(typeof document)`).trim()).toBe('undefined');
  });

  it.each(['react', 'react-18'])('renders a component’s attributes on the server: %s', (app) => {
    const code = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { LabourMap } from '@observatorio/widgets/react';
      const props = { uf: '35', headingLevel: 3, className: 'largo', onDataLoad() {} };
      console.log(renderToString(createElement(LabourMap, props)));
    `;
    const html = runInNode(app, code).trim();
    expect(html).toMatch(/^<labour-map [^>]*><\/labour-map>$/);
    for (const attribute of ['uf="35"', 'heading-level="3"', 'class="largo"']) {
      expect(html).toContain(attribute);
    }
  });
});
