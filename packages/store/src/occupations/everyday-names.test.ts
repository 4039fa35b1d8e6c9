import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { everydayNames } from './everyday-names';

const data =
  process.env.OBSERVATORIO_DATA ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));
const official = `${data}/CBO2002 - Ocupacao.csv`;
const isMissing = !existsSync(official);
if (isMissing) console.warn(`PULADO: falta ${official}; defina OBSERVATORIO_DATA.`);

it('every line has a code and names, each once', () => {
  for (const [code, names] of everydayNames) {
    expect(code).toMatch(/^\d{6}$/);
    for (const name of names) expect(name).toMatch(/^[^\s;](.*[^\s;])?$/);
    expect(new Set(names).size, code).toBe(names.length);
  }
});

it.skipIf(isMissing)('every code is one of the CBO', () => {
  const lines = readFileSync(official, 'latin1').split('\n');
  const codes = new Set(lines.map((line) => line.slice(0, 6)));
  expect([...everydayNames.keys()].filter((code) => !codes.has(code))).toEqual([]);
});
