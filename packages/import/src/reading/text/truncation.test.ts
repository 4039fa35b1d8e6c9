import { expect, it } from 'vitest';
import { type TextFile, truncation } from './text-file';

const file = {
  columns: ['cbo', 'ocupacao', 'total'],
  delimiter: ',',
  quoted: false,
  encoding: 'utf-8',
} as unknown as TextFile;
const ROWS = 'cbo,ocupacao,total\n111305,Médico,10\n111310,Outro médico,20\n';
const foundIn = (foot: string) => truncation(file, Buffer.from(ROWS + foot));

it.each([
  'Fonte: MTE, 2019\n',
  'Dados sujeitos a revisão pelo órgão',
  'Fonte: MTE\nDados sujeitos a revisão\n',
])('names a note at the foot: %j', (foot) => {
  const { found, advice } = foundIn(foot) ?? {};
  expect(found).toBe(`a última linha não é de dados: “${foot.trim().split('\n').at(-1)}”`);
  expect(advice).toContain('nota no pé do arquivo: apague-a');
});

it.each(['1113', '111315,Fon', '111315,Fonte de á'])('names a truncated line: %j', (foot) => {
  const { found, advice } = foundIn(foot) ?? {};
  expect(found).toContain(`a última linha está cortada: “${foot}” tem`);
  expect(advice).toBe('O arquivo está incompleto; baixe ou copie de novo.');
});

it('accepts a complete file', () => expect(foundIn('')).toBeUndefined());
