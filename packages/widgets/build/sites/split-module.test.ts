import { expect, it } from 'vitest';
import { modulePieces } from './split-module';

const code = `
import { base, unused } from './base';
let count = 0;
function next() { count += 1; return count; }
class Shape { id = next(); }
class Map extends Shape { odd(n) { return n === 0 ? false : even(n - 1); } }
function even(n) { return n === 0 || odd(n - 1); }
function odd(n) { return n !== 0 && even(n - 1); }
const settings = { base };
settings.late = true;
export { Map as GeoMap, settings, base };
`;

const parts = modulePieces('/m.js', code);
const partWith = (text: string) =>
  [...parts.values()].find((part) => part.includes(text) && part !== parts.get('/m.js')) ?? '';

it('splits each declaration into a module with the imports it uses', () => {
  expect(partWith('class Map')).toMatch(/import \{ Shape \} from '\/m\.js\?part=\d+'/);
  expect(partWith('class Map')).not.toContain('./base');
  expect(partWith('const settings')).toContain("import { base, unused } from './base'");
});

it('keeps assignments, side effects and cyclic declarations together', () => {
  expect(partWith('let count')).toContain('function next');
  expect(partWith('const settings')).toContain('settings.late = true');
  expect(partWith('function even')).toContain('function odd');
});

it('re-exports the exports of the original module', () => {
  expect(parts.get('/m.js')).toMatch(/export \{ Map as GeoMap \} from '\/m\.js\?part=\d+'/);
  expect(parts.get('/m.js')).toContain('export { base as base };');
});

it('splits exported declarations', () => {
  const split = modulePieces(
    '/n.js',
    'export const one = 1;\nexport function two() { return one + one; }',
  );
  expect(split.get('/n.js')).toMatch(/export \{ two as two \} from '\/n\.js\?part=\d+'/);
  expect([...split.values()].find((part) => part.includes('return one'))).toMatch(
    /^import \{ one \}/,
  );
});

it('re-exports what the original module re-exports', () => {
  const split = modulePieces('/r.js', "export * from './other';\nexport const one = 1;");
  expect(split.get('/r.js')).toContain("export * from './other';");
});

it('throws on unsupported exports', () => {
  expect(() => modulePieces('/m.js', 'export default 1;')).toThrow('/m.js: cannot split');
});
