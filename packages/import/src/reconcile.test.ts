import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cnct } from './courses/cnct';
import { CATALOGUE_HEADER, catalogueRow, latin1, manyCourses } from './courses/test-files';
import { profiles } from './occupations/profiles';
import { rais } from './rais/rais';
import { text2019, text2023 } from './rais/test-files';
import { testReading } from './test-reading';

const LINES = 3000;
const links = Array.from({ length: LINES }, (_, row) => ({ active: row % 4 === 0 ? '0' : '1' }));
const plain = Buffer.from(text2019(links), 'latin1');
const quoted = Buffer.from(text2023(links), 'latin1');

/** Returns a generator of reproducible pseudo-random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Overwrites `length` bytes at a random position. */
function overwrite(text: Buffer, random: () => number, byte: () => number, length = 700): Buffer {
  const at = Math.floor(random() * (text.length - length));
  const bytes = Buffer.from(Array.from({ length }, byte));
  return Buffer.concat([text.subarray(0, at), bytes, text.subarray(at + length)]);
}

/** Replaces the newline after a random position with `bytes`. */
function replaceNewline(text: Buffer, random: () => number, bytes: string): Buffer {
  const at = text.indexOf('\n', Math.floor(random() * (text.length / 2)));
  return Buffer.concat([text.subarray(0, at), Buffer.from(bytes), text.subarray(at + 1)]);
}

/** Duplicates 5,000 bytes at a random position. */
function double(text: Buffer, random: () => number): Buffer {
  const at = Math.floor(random() * (text.length - 5000));
  return Buffer.concat([text.subarray(0, at + 5000), text.subarray(at)]);
}

/** Counts the non-blank data lines. */
const linesIn = (text: Buffer): number =>
  text
    .toString('latin1')
    .split('\n')
    .filter((line) => line.replace('\x1a', '').trim() !== '').length - 1;

type Damage = (text: Buffer, random: () => number) => Buffer;

const damages: readonly [name: string, damage: Damage][] = [
  ['0xFF bytes', (text, random) => overwrite(text, random, () => 0xff)],
  ['stray quotes', (text, random) => overwrite(text, random, () => 34, 1)],
  ['a lost newline', (text, random) => replaceNewline(text, random, '')],
  ['a lone CR', (text, random) => replaceNewline(text, random, '\r')],
  ['a duplicated block', double],
  ['blank lines', (text, random) => replaceNewline(text, random, '\n\r\n  \n\r\r\n')],
  ['a short line', (text, random) => replaceNewline(text, random, '\na\n')],
  ['an MS-DOS end-of-file character', (text) => Buffer.concat([text, Buffer.from('\x1a')])],
  ['no newline at the end', (text) => Buffer.from(text.toString('latin1').trimEnd(), 'latin1')],
];

describe('lines of a damaged file', () => {
  const { read } = testReading('rais', rais, 2019);

  it.each(damages)('accounts for every line of a file with %s', async (_, damage) => {
    for (const text of [plain, quoted]) {
      const damaged = damage(text, randomFrom(text.length));
      const file = text === quoted ? gzipSync(damaged) : damaged;
      const report = await read('2019.txt', file);
      expect(report.kept + report.inactive + report.rejected).toBe(linesIn(damaged));
      expect(report.rejected).toBeLessThan(LINES / 100);
    }
  });

  it.each([plain, quoted])('rejects a file with NUL bytes', async (text) => {
    for (const seed of [1, 2, 3]) {
      const damaged = overwrite(text, randomFrom(seed), () => 0, 1 + seed * 200);
      const line = damaged.subarray(0, damaged.indexOf(0)).toString('latin1').split('\n').length;
      await expect(read('2019.txt', damaged)).rejects.toThrow(
        `2019.txt, linha ${line}: há bytes que não são texto`,
      );
    }
  });

  it('rejects a file with an overlong line', async () => {
    const long = replaceNewline(plain, randomFrom(1), `\n${'x'.repeat(600_000)}\n`);
    await expect(read('2019.txt', long)).rejects.toThrow(/linha \d+: a linha passa de 512 KB/);
  });

  it('rejects a file that shrinks while it is being read', async () => {
    const lines = plain.toString('latin1').split('\n').toSpliced(5, 0, 'a');
    const shrink = async (dir: string) => {
      await writeFile(join(dir, '2019.txt'), lines.slice(0, 21).join('\n'), 'latin1');
      return Number.POSITIVE_INFINITY;
    };
    await expect(read('2019.txt', lines.join('\n'), shrink)).rejects.toThrow(
      '2019.txt: o arquivo tem 3.001 linhas de dados, mas só 20 foram lidas',
    );
  });

  it('reports correct line numbers after blank and broken lines', async () => {
    const lines = text2019([...links, { gender: '3' }]).split('\r\n');
    lines.splice(5, 0, '', 'a', '');
    const { rejections, doubts } = await read('2019.txt', lines.join('\n'));
    expect(rejections).toMatchObject([{ count: 1, examples: [{ line: 7, text: 'a' }] }]);
    expect(doubts).toMatchObject([{ count: 1, examples: [{ line: LINES + 5, text: '3' }] }]);
  });

  it.each(['sep=;\r\n', '"sep=;"\n', '\r\n', '\n  \nsep=;\n'])(
    'reads a file whose header follows %j',
    async (preamble) => {
      const text = preamble + text2019([...links, { gender: '3' }]);
      const report = await read('2019.txt', text);
      expect(report).toMatchObject({ read: LINES + 1, rejected: 0 });
      const line = preamble.split('\n').length + LINES + 1;
      expect(report.doubts).toMatchObject([{ count: 1, examples: [{ line, text: '3' }] }]);
    },
  );

  it('reads a file whose rows end in a thousand rows of separators', async () => {
    const text = `${plain.toString('latin1')}${`${';'.repeat(59)}\r\n`.repeat(1000)}`;
    expect(await read('2019.txt', text)).toMatchObject({ read: LINES, rejected: 0 });
  });

  it('rejects a line that is not UTF-8 in a UTF-8 file', async () => {
    const text = Buffer.from(text2019(links));
    const damaged = overwrite(text, randomFrom(1), () => 0xe9, 1);
    expect(await read('2019.txt', damaged)).toMatchObject({ read: LINES, rejected: 1 });
  });

  it('counts broken lines without buffering them and stops if there are too many', async () => {
    const [header, ...rows] = plain.toString('latin1').replaceAll('\r', '').split('\n');
    const short = 'a\n'.repeat(1_500_000).trimEnd();
    const before = process.memoryUsage.rss();
    await expect(
      read('2019.txt', [header, ...rows.slice(0, 9), short, ...rows.slice(9)].join('\n')),
    ).rejects.toThrow(
      /mais de 1% das 1\.503\.000 linhas não puderam ser lidas; .*colunas de menos, como em “a”/,
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(5e8);
  });
});

describe('records that span lines inside quotes', () => {
  const { read } = testReading('perfis', profiles, 2019);
  const header = 'cod_cbo;campo;item;valor';
  const record = '411005;sintese;;"Diz ""sim"".\n\nE mais"';

  it('reads each as one row, including the last one', async () => {
    const text = [header, ...Array.from({ length: 20 }, () => record)].join('\n');
    expect(await read('perfis.csv', text)).toMatchObject({ read: 20, kept: 20, rejected: 0 });
  });

  it('reads records of hundreds of lines in a file longer than its checked tail', async () => {
    const long = `411005;sintese;;"${'Uma linha; e mais.\n'.repeat(400)}"`;
    const text = `${[header, ...Array.from({ length: 60 }, () => long)].join('\n')}\n`;
    expect(await read('perfis.csv', text)).toMatchObject({ read: 60, kept: 60, rejected: 0 });
    await expect(read('perfis.csv', text.slice(0, -40))).rejects.toThrow('está cortada');
  });

  it('rejects them line by line if the quote is misplaced', async () => {
    const records = Array.from({ length: 40 }, () => record);
    records[10] = '411005;sintese;;"Diz\nque "não"';
    const report = await read('perfis.csv', `${[header, ...records].join('\n')}\n`);
    expect(report).toMatchObject({ read: 41, kept: 39, rejected: 2 });
    expect(report.rejections[0]?.examples[0]?.line).toBe(32);
  });
});

describe('stray quotes on different lines', () => {
  const { read } = testReading('rais', rais, 2019);
  const quotedPay = text2019(links).replaceAll(';0000001197,60;', ';"0000001197,60";').trimEnd();
  const lines = quotedPay.split('\r\n');
  const opened = (lines[1] ?? '').replace('60";', '60;');
  const closed = (lines[1] ?? '').replace('"00', '00');
  const at = 500;
  const reading = (text: readonly string[]) => read('2019.txt', `${text.join('\r\n')}\r\n`);

  it.each([1, 10, 95, 2000])('keeps the rows between them: %d lines', async (distance) => {
    const damaged = lines.with(at, opened).with(at + distance, closed);
    const report = await reading(damaged);
    expect(report).toMatchObject({ read: LINES, rejected: 2 });
    expect(report.kept + report.inactive + report.rejected).toBe(LINES);
    expect(report.rejections).toMatchObject([
      {
        reason: 'linha com aspas abertas',
        examples: [{ line: at + 1 }, { line: at + distance + 1 }],
      },
    ]);
    const short = await reading(damaged.with(at + distance + 9, 'a'));
    expect(short).toMatchObject({ read: LINES, rejected: 3 });
  });

  it('accepts a later record that spans lines', async () => {
    const spanning = (lines[1] ?? '').replace('"00', '"\n\n00');
    const report = await reading(lines.with(at, opened).with(at + 5, spanning));
    expect(report).toMatchObject({ read: LINES, rejected: 1 });
  });

  it('rejects a single line if 400,000 blank lines follow', async () => {
    const report = await reading(lines.with(at, opened + '\n'.repeat(400_000)));
    expect(report).toMatchObject({ read: LINES, rejected: 1 });
  });

  it('stops the import if 100,000 doubled quotes follow', async () => {
    await expect(reading(lines.with(at, opened + '\n""'.repeat(100_000)))).rejects.toThrow(
      `linha ${at + 2}: mais de 1% das 103.000 linhas não puderam ser lidas`,
    );
  });
});

describe('records of a damaged catalogue', () => {
  const { read } = testReading('cnct', cnct, 2026);
  const after = `Faz:\n\n${'Rega, poda; colhe – sempre.\n'.repeat(150)}`;
  const records = manyCourses(60).map((course) => catalogueRow({ ...course, after }));
  const [damaged = ''] = records.slice(9);

  it.each([
    ['a stray quote', damaged.replace('"', '')],
    ['a truncated record', damaged.slice(0, 300)],
    ['text after a quoted cell', damaged.replace(/";(?=\d+ horas;)/, '" etc.;')],
    ['a quote within a cell', damaged.replace('Rega', 'Re"ga')],
    ['an extra cell', `${damaged};x`],
  ])('rejects a single record for %s', async (_, record) => {
    const text = `${[CATALOGUE_HEADER, ...records.with(9, record)].join('\n')}\n`;
    expect(await read('cnct.csv', latin1(text))).toMatchObject({
      read: 60,
      kept: 59,
      rejected: 1,
      rejections: [{ examples: [{ line: 2 + 9 * damaged.split('\n').length }] }],
    });
  });
});
