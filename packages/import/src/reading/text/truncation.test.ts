import { expect, it } from 'vitest';
import { footClause, footOf } from '../files/foot';
import type { MatchedFile } from '../kind/kind';
import { truncation, unendedCell } from './text-file';

const file = {
  columns: ['cbo', 'ocupacao', 'total'],
  delimiter: ',',
  quoted: false,
  encoding: 'utf-8',
} as unknown as MatchedFile['file'];
const matched = {
  file,
  kind: {
    fields: { cbo: ['cbo'], title: ['ocupacao'], total: ['total'] },
    codes: { cbo: {} },
    numbers: { total: {} },
  },
  columns: new Map([
    ['cbo', 0],
    ['title', 1],
    ['total', 2],
  ]),
} as unknown as MatchedFile;
const ROWS = 'cbo,ocupacao,total\n111305,Médico,10\n111310,Outro médico,20\n';

it.each([
  ['Fonte: MTE, 2019\n', ['Fonte: MTE 2019']],
  ['Dados sujeitos a revisão pelo órgão', ['Dados sujeitos a revisão pelo órgão']],
  ['Fonte: MTE\n\nValores sujeitos a revisão\n', ['Fonte: MTE', 'Valores sujeitos a revisão']],
  ['Total,,30\n', ['Total 30']],
  ['Total,30\r\n,,\r\n', ['Total 30']],
  [',,30\n', ['30']],
  [',,\n\n', []],
  [`Total,,30\n${',,\n'.repeat(100)}`, ['Total 30']],
])('finds what is at the foot: %j', (foot, texts) => {
  const tail = Buffer.from(ROWS + foot);
  const found = footOf(matched, tail);
  expect(found.texts).toEqual(texts);
  expect(found.bytes).toBe(Buffer.byteLength(foot));
  expect(truncation(file, tail.subarray(0, tail.length - found.bytes))).toBeUndefined();
});

it.each(['1113', '111315,Fon', '111315,Fonte de á', '111315,Total,30\n', ',Sem código,30\n'])(
  'takes a row, even a cut one, for no foot: %j',
  (foot) => expect(footOf(matched, Buffer.from(ROWS + foot)).lines).toBe(0),
);

it('describes one line and several', () => {
  expect(footClause({ texts: [] })).toBeUndefined();
  expect(footClause({ texts: ['Total 30'] })).toBe(
    'a última linha é um total ou uma nota, e não conta: “Total 30”',
  );
  expect(footClause({ texts: ['Total 30', 'Fonte: MTE'] })).toBe(
    'as 2 últimas linhas são totais ou notas, e não contam; a primeira delas é “Total 30”',
  );
});

it.each(['1113', '111315,Fon', '111315,Fonte de á'])('names a truncated line: %j', (foot) => {
  const { found, advice } = truncation(file, Buffer.from(ROWS + foot)) ?? {};
  expect(found).toContain(`a última linha está cortada: “${foot}” tem`);
  expect(advice).toBe('O arquivo está incompleto; baixe ou copie de novo.');
});

it('accepts a complete file', () => expect(truncation(file, Buffer.from(ROWS))).toBeUndefined());

it('accepts empty last cells after tabs', () => {
  const tabs = Buffer.from('cbo\tocupacao\ttotal\n111305\t\t\n');
  expect(truncation({ ...file, delimiter: '\t' }, tabs)).toBeUndefined();
});

it('returns the last cell of a file that ends in it', () => {
  expect(unendedCell(file, Buffer.from(ROWS))).toBeUndefined();
  expect(unendedCell(file, Buffer.from(`${ROWS}111315,Médico,1`))).toBe('1');
  expect(
    unendedCell({ ...file, quoted: true }, Buffer.from(`${ROWS}111315,1,"Médico"`)),
  ).toBeUndefined();
});
