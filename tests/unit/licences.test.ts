import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { esbuildLicences, LICENCES_FILE, licences } from '../../packages/widgets/build/licences';

const root = resolve(import.meta.dirname, '../..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licences-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles code and returns the generated licence file. */
async function licencesOf(contents: string): Promise<string> {
  await build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    outdir: folder,
    logLevel: 'silent',
    plugins: [esbuildLicences(root, folder)],
  });
  return readFileSync(join(folder, LICENCES_FILE), 'utf8');
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map((match) => match[1] ?? '');

function makePackage(license: string, files: Readonly<Record<string, string>>): string {
  const home = join(folder, 'node_modules/@someone/thing');
  mkdirSync(home, { recursive: true });
  const manifest = { name: '@someone/thing', version: '1.0.0', license };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  return join(home, 'index.js');
}

it('lists exactly the packages in the bundle, with their full licence texts', async () => {
  const text = await licencesOf(`
    import { geoArea } from 'd3-geo';
    import { feature } from 'topojson-client';
    import { interpolateBlues } from 'd3-scale-chromatic';
    console.log(geoArea, feature);
  `);
  expect(namesIn(text)).toEqual(['d3-array', 'd3-geo', 'topojson-client']);
  expect(text).toContain(readFileSync(join(root, 'node_modules/d3-geo/LICENSE'), 'utf8').trim());
});

it('credits the sources of the maps, which are generated at build time', async () => {
  const map = './packages/charts/src/maps/generated/states.json';
  expect(namesIn(await licencesOf(`import map from '${map}'; console.log(map);`))).toEqual([
    'mapa-brasil',
    'municipios-brasil',
  ]);
});

it('fails the build for a licence that is incompatible with MIT or has no text', () => {
  const file = makePackage('GPL-3.0-only', { LICENSE: 'GPL' });
  expect(() => licences(root, [file])).toThrow('@someone/thing has the licence GPL-3.0-only');
  rmSync(join(folder, 'node_modules'), { recursive: true });
  makePackage('MIT', {});
  expect(() => licences(root, [file])).toThrow('@someone/thing 1.0.0 has no licence text');
  makePackage('MIT', { 'Licence.md': 'Whole text\r\n', 'NOTICE.txt': 'Also thanks\n' });
  expect(licences(root, [file, file])).toBe(
    '@someone/thing 1.0.0 (MIT)\n\nWhole text\n\nAlso thanks\n',
  );
});
