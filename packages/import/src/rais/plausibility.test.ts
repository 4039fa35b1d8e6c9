import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importFiles } from '@observatorio/import';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportOptions } from '../pipeline/run-import';
import { HEADER_2019, officialHeaders, type RaisRow, text2019, text2023 } from './test-files';
import { yearOfPaths } from './year';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return path;
}

const imported = (paths: readonly string[], options?: ImportOptions) =>
  importFiles('rais', join(dir, 'data'), paths, options);

const importText = async (text: string | Buffer, options?: ImportOptions) =>
  imported([await file('2019.txt', text)], options);

/**
 * Imports files up to the point at which their rows are accepted, without building an edition.
 * Returns the number of accepted rows.
 */
async function accepted(paths: readonly string[], options?: ImportOptions): Promise<number> {
  let rows = 0;
  const onBuild: ImportOptions['onBuild'] = (reports) => {
    for (const { kept } of reports) rows += kept;
    throw new Error('The rows are accepted');
  };
  await expect(imported(paths, { ...options, onBuild })).rejects.toThrow('The rows are accepted');
  return rows;
}

const acceptedText = async (text: string) => accepted([await file('2019.txt', text)]);

/** Creates distinct links of a state. */
const linksOf = (uf: '12' | '35', count: number, from = 0): RaisRow[] =>
  Array.from({ length: count }, (_, index) => {
    const n = from + index;
    const wages = 1 + (n % 9) + (n % 100) / 100;
    return {
      municipality: uf === '12' ? '120040' : '355030',
      gender: `0${(n % 2) + 1}`,
      occupation: n % 3 === 0 ? '411005' : '225125',
      wages: wages.toFixed(2).padStart(6, '0').replace('.', ','),
      pay: (wages * 998 + (n % 499) / 100).toFixed(2).padStart(13, '0').replace('.', ','),
    };
  });

const header = (change: (name: string) => string) => HEADER_2019.map(change);
/** Formats a file in the 2019 layout with renamed headers and the original rows. */
const renamed = (rows: readonly RaisRow[], change: (name: string) => string) => {
  const [, ...lines] = text2019(rows).split('\r\n');
  return [header(change).join(';'), ...lines].join('\r\n');
};
const without = (...names: string[]) => HEADER_2019.filter((name) => !names.includes(name));

describe('missing columns', () => {
  const required = [
    ['Sexo Trabalhador', 'sexo'],
    ['Escolaridade após 2005', 'escolaridade'],
    ['IBGE Subsetor', 'subsetor'],
    ['Tamanho Estabelecimento', 'tamanho'],
  ] as const;

  it.each(required)('names the missing %s and suggests --sem %s', async (column, waiver) => {
    const text = renamed(linksOf('12', 20), (name) => (name === column ? 'Coluna Nova' : name));
    const result = importText(text);
    await expect(result).rejects.toMatchObject({ name: 'ImportRefusal' });
    await expect(result).rejects.toThrow(`2019.txt, linha 1: falta a coluna “${column}”; das 60`);
    await expect(result).rejects.toThrow(/não foram reconhecidas: .*Coluna Nova/);
    await expect(result).rejects.toThrow(`--sem ${waiver}.`);
  });

  it('lists waived columns in the notes', async () => {
    const text = text2019(linksOf('12', 20), without(...required.map(([column]) => column)));
    const { notas } = await importText(text, { waived: required.map(([, waiver]) => waiver) });
    for (const [column] of required) {
      expect(notas).toContain(`A fonte não traz “${column}”: consta como não informado.`);
    }
  });

  it('reports age as missing only if both the band and the years are missing', async () => {
    const rows = linksOf('12', 20);
    expect(await acceptedText(text2019(rows, without('Faixa Etária')))).toBe(20);
    await expect(importText(text2019(rows, without('Faixa Etária', 'Idade')))).rejects.toThrow(
      /falta a coluna “Faixa Etária” ou “Idade”; .*--sem idade\./,
    );
  });

  it('accepts waivers that only some files need and names those files in the notes', async () => {
    const north = await file('NORTE_2019.txt', text2019(linksOf('12', 20)));
    const bare = text2019(linksOf('35', 20), without('Sexo Trabalhador', 'IBGE Subsetor'));
    const paths = [north, await file('SP_2019.txt', bare)];
    await expect(imported(paths, { waived: ['sexo'] })).rejects.toThrow('--sem sexo,subsetor.');
    const { notas } = await imported(paths, { waived: ['sexo', 'subsetor'] });
    expect(notas).toContain(
      'Falta em SP_2019.txt a coluna “Sexo Trabalhador”: consta como não informado.',
    );
  });

  it('rejects waivers for present or unknown columns and for sources without waivers', async () => {
    const text = text2019(linksOf('12', 20));
    await expect(importText(text, { waived: ['sexo'] })).rejects.toThrow(
      '--sem sexo, mas a coluna “Sexo Trabalhador” está no arquivo',
    );
    await expect(importText(text, { waived: ['município'] })).rejects.toThrow(
      /--sem não conhece “município”. Aceita sexo, .* e abandonados/,
    );
    const waived = ['sexo'];
    await expect(importFiles('cbo', dir, [], { waived })).rejects.toThrow('cbo não aceita --sem');
  });

  it('rejects files without pay, regardless of waivers', async () => {
    const isPay = /Remun/;
    const bare = HEADER_2019.filter((name) => !isPay.test(name));
    await expect(importText(text2019(linksOf('12', 20), bare))).rejects.toThrow(
      'falta a coluna “Vl Remun Dezembro (SM)” ou',
    );
  });
});

describe('duplicate columns', () => {
  it.each([
    ['Vínculo Ativo 31/12', 'VINCULO ATIVO 31/12'],
    ['Município', 'Municipio'],
    ['Sexo Trabalhador', 'Sexo - Código'],
    ['Vl Remun Dezembro Nom', 'Vl Rem Dezembro Nom'],
  ])('rejects a duplicate %s', async (column, double) => {
    const text = renamed(linksOf('12', 20), (name) => (name === 'Bairros SP' ? double : name));
    const position = HEADER_2019.indexOf(column) + 1;
    const found = `a coluna “${column}” aparece mais de uma vez, nas posições 1 e ${position}`;
    await expect(importText(text)).rejects.toThrow(found);
    await expect(importText(Buffer.from(text))).rejects.toThrow(found);
  });

  it('accepts a duplicate column that is not read', async () => {
    const doubles: Record<string, string> = {
      'Bairros SP': 'Tipo Vínculo',
      'Bairros RJ': 'Vl Remun Média Nom',
      'Distritos SP': 'Mun Trab',
    };
    const text = renamed(linksOf('12', 20), (name) => doubles[name] ?? name);
    expect(await acceptedText(text)).toBe(20);
  });
});

describe('columns with only unknown values', () => {
  it.each([
    ['CBO Ocupação 2002', 'occupation', '999999'],
    ['Sexo Trabalhador', 'gender', '9'],
    ['Escolaridade após 2005', 'schooling', '-1'],
    ['Faixa Etária', 'age', '99'],
    ['IBGE Subsetor', 'sector', '{ñ class}'],
    ['Tamanho Estabelecimento', 'size', '-1'],
  ] as const)('rejects a file with an unknown %s in every row', async (column, field, unknown) => {
    const rows = linksOf('12', 20).map((row) => ({ ...row, [field]: unknown }));
    await expect(importText(text2019(rows))).rejects.toThrow(
      `a coluna “${column}” não traz valor em nenhuma linha`,
    );
    await expect(importText(text2019([...rows, {}]))).rejects.toThrow(
      `a coluna “${column}” não traz valor em 95% das linhas`,
    );
    const options = { isPartial: true };
    expect(await importText(text2019([...rows, {}]), options)).toMatchObject({ linhasAceitas: 21 });
  });

  it('rejects a file with an unknown Município in every row', async () => {
    const rows = linksOf('12', 20).map((row) => ({ ...row, municipality: '999999' }));
    await expect(importText(text2019(rows))).rejects.toThrow(
      'a coluna “Município” não traz valor conhecido em nenhum vínculo ativo',
    );
    expect(await acceptedText(text2019([...rows, {}]))).toBe(21);
  });

  it.each([
    ['000,00', '0000000000,00'],
    ['1500,00', '0001497000,00'],
  ])('rejects a file with pay of %s minimum wages in every row', async (wages, pay) => {
    const rows = linksOf('12', 20).map((row) => ({ ...row, wages, pay }));
    await expect(importText(text2019(rows))).rejects.toThrow(
      'nenhum vínculo ativo tem remuneração de 0,3 a 150 salários mínimos em “Vl Remun Dezembro (SM)”',
    );
  });
});

it('lists columns with many unknown values in the notes', async () => {
  const rows = linksOf('12', 50).map((row, index) =>
    index % 10 === 0 ? { ...row, schooling: '-1' } : row,
  );
  const { notas } = await importText(text2019(rows));
  expect(notas).toContain('“Escolaridade após 2005” não é informado em 10% dos vínculos.');
  expect(notas.join()).not.toContain('“Sexo Trabalhador”');
});

describe('links repeated in a file', () => {
  const rows = linksOf('12', 400);

  it.each([
    ['the whole file', rows, 402, 2],
    ['half of it', rows.slice(0, 200), 402, 2],
    ['a fifth from its middle', rows.slice(100, 180), 402, 102],
  ])('rejects a repetition of %s and names its line', async (_, again, line, original) => {
    await expect(importText(text2019([...rows, ...again]))).rejects.toThrow(
      `2019.txt, linha ${line}: daqui em diante repetem-se, na mesma ordem, vínculos já lidos a partir da linha ${original} de 2019.txt`,
    );
  });

  it('rejects a file that was sorted after it was repeated', async () => {
    for (const times of [2, 3]) {
      const repeated = rows.flatMap((row) => Array.from({ length: times }, () => row));
      await expect(importText(text2019(repeated))).rejects.toThrow(
        '2019.txt: todos os vínculos ocorrem duas vezes, ou outro número de vezes em comum',
      );
    }
  });

  it('counts single equal links and says so', async () => {
    const { linhasAceitas, notas } = await importText(text2019([...rows, ...rows.slice(0, 3)]));
    expect(linhasAceitas).toBe(403);
    expect(notas.join(' ')).toContain('3 vínculos são iguais a outros em tudo o que se lê');
  });
});

describe('the year of pay', () => {
  const paidIn = (wage: number) =>
    linksOf('12', 60).map((row, index) => ({
      ...row,
      wages: '001,50',
      pay: (wage * 1.5 + (index % 5) / 100).toFixed(2).replace('.', ','),
    }));

  it('rejects reais that are not those of the year, and names the year that they are of', async () => {
    await expect(importText(text2019(paidIn(880)))).rejects.toThrow(
      '“Vl Remun Dezembro (SM)” e “Vl Remun Dezembro Nom” não concordam em 60 de 60 linhas, como em “001,50” e “1320,00”. As remunerações são de um salário mínimo de R$\u00a0880,00, o de 2016, e não o de 2019: confira o ano.',
    );
  });

  it('rejects centavos', async () => {
    await expect(importText(text2019(paidIn(99_800)))).rejects.toThrow(
      'uma das duas está em outra unidade, como centavos',
    );
  });

  it('blames no year for the reais of another column', async () => {
    const rows = linksOf('12', 60).map((row, index) => ({
      ...row,
      wages: '001,50',
      pay: `${1430 + index * 20},00`,
    }));
    await expect(importText(text2019(rows))).rejects.toThrow('ou é a de outra coluna');
  });

  it('rejects reais alone if many links earn the minimum wage of another year', async () => {
    const rows = linksOf('12', 60).map((row, index) =>
      index < 20 ? { ...row, pay: '880,00' } : row,
    );
    const reaisOnly = without('Vl Remun Dezembro (SM)');
    await expect(importText(text2019(rows, reaisOnly))).rejects.toThrow(
      '2019.txt: 20 vínculos ganham exatamente R$\u00a0880,00, o salário mínimo de 2016, e nenhum o de 2019',
    );
  });

  it('rejects a column with another year', async () => {
    const text = renamed(linksOf('12', 30), (name) => (name === 'Bairros SP' ? 'Ano' : name));
    const of = (year: string) => text.replaceAll(/^\{ñ class\}/gm, year);
    expect(await importText(of('2019'))).toMatchObject({ linhasAceitas: 30 });
    await expect(importText(of('2016'))).rejects.toThrow('“Ano” não é 2019 em 30 de 30 linhas');
  });
});

it.each([
  ['Sexo Trabalhador', { gender: '1.4' }],
  ['CBO Ocupação 2002', { occupation: '4.11E+05' }],
  ['CBO Ocupação 2002', { occupation: '411005.0' }],
  ['Tamanho Estabelecimento', { size: '4,0' }],
] as const)('rejects codes in %s that passed through a number', async (column, value) => {
  const rows = linksOf('12', 20).map((row) => ({ ...row, ...value }));
  await expect(importText(text2019(rows))).rejects.toThrow(
    `“${column}” traz valor desconhecido em 20 de 20 linhas, como em “${Object.values(value)[0]}”`,
  );
});

describe('pay', () => {
  it('rejects pay of which most is below the minimum wage', async () => {
    const rows = linksOf('12', 1200).map(({ pay: _, ...row }) => ({ ...row, wages: '000,60' }));
    await expect(importText(text2019(rows))).rejects.toThrow(
      /^2019.txt: a mediana das remunerações em “Vl Remun Dezembro \(SM\)” é R\$\u00a0598,80, menos que 0,9 salário mínimo/,
    );
  });

  it('rejects a file in which many active links are abandoned', async () => {
    const rows = linksOf('12', 100).map(({ pay: _, ...row }, index) => ({
      ...row,
      abandoned: index % 3 === 0 ? '1' : '0',
    }));
    await expect(importText(text2023(rows), { year: 2019 })).rejects.toThrow(
      '“Ind Vínculo Abandonado - Código” dá por abandonados 34% dos vínculos ativos',
    );
  });

  it('rejects a file in which a third of the links have no place', async () => {
    const rows = linksOf('12', 1200).map((row, index) =>
      index % 3 === 0 ? { ...row, municipality: '' } : row,
    );
    await expect(importText(text2019(rows))).rejects.toThrow(
      'a coluna “Município” só traz valor conhecido em 67% dos vínculos ativos',
    );
  });

  it('names the column as the file writes it', async () => {
    const rows = linksOf('12', 40).map(({ pay: _, ...row }) => ({ ...row, wages: '300,00' }));
    const spelled = renamed(rows, (name) =>
      name.replace('Remun Dezembro (SM)', 'Rem Dezembro (SM)'),
    );
    await expect(importText(spelled)).rejects.toThrow(
      'nenhum vínculo ativo tem remuneração de 0,3 a 150 salários mínimos em “Vl Rem Dezembro (SM)”',
    );
  });

  it('rejects a file with many links whose pay is out of bounds', async () => {
    const cents = (count: number) =>
      linksOf('12', 40).map((row, index) => (index < count ? { ...row, wages: '300,00' } : row));
    const noReais = without('Vl Remun Dezembro Nom');
    await expect(importText(text2019(cents(5), noReais))).rejects.toThrow(
      '2019.txt: 13% das remunerações em “Vl Remun Dezembro (SM)” estão fora de 0,3 a 150 salários mínimos',
    );
    expect(await acceptedText(text2019(cents(4), noReais))).toBe(40);
  });

  it.each([
    ['Vl Remun Dezembro (SM)', 'wages', ''],
    ['Vl Remun Dezembro (SM)', 'wages', '{ñ class}'],
    ['Vl Remun Dezembro Nom', 'pay', '-1'],
  ] as const)(
    'rejects a file without values in its pay column: %s',
    async (column, field, blank) => {
      const rows = linksOf('12', 20).map((row) => ({ ...row, [field]: blank }));
      const ended = { ...linksOf('12', 1)[0], active: '0' };
      await expect(importText(text2019([...rows, ended]))).rejects.toThrow(
        `a coluna “${column}” não traz valor em nenhum`,
      );
    },
  );

  it('adds a note on reais converted from minimum wages and records the pay basis', async () => {
    const rows = linksOf('12', 20);
    const whole = await importText(text2019([...rows, { wages: '', pay: '' }]));
    expect(whole).toMatchObject({ baseRemuneracao: 'dezembro', ufs: ['12'] });
    expect(whole.notas.join(' ')).not.toContain('em reais');
    const { notas } = await importText(text2019(rows, without('Vl Remun Dezembro Nom')));
    expect(notas.join(' ')).toMatch(/Em 20 vínculos, o valor em reais .* até R\$\s4,99\./);
  });

  it('records which attributes no link has', async () => {
    const rows = linksOf('12', 20);
    const whole = await importText(text2019(rows));
    expect(whole.naoInformados).toBeUndefined();
    const partial = await importText(text2019(rows, without('Raça Cor')));
    expect(partial.naoInformados).toEqual(['raca']);
  });

  it('rejects a mix of mean and December pay', async () => {
    const noDecember = without('Vl Remun Dezembro (SM)', 'Vl Remun Dezembro Nom');
    const means = new Map([
      ['Vl Remun Média (SM)', '001,50'],
      ['Vl Remun Média Nom', '1497,00'],
    ]);
    const [, ...lines] = text2019(linksOf('35', 20), noDecember).split('\r\n');
    const text = [noDecember, ...lines.map((line) => line.split(';'))]
      .map((row, line) =>
        row.map((cell, at) => (line > 0 && means.get(noDecember[at] ?? '')) || cell),
      )
      .map((row) => row.join(';'))
      .join('\r\n');
    const mean = await file('SP_2019.txt', text);
    expect(await imported([mean])).toMatchObject({ baseRemuneracao: 'media', ufs: ['35'] });
    const december = await file('AC_2019.txt', text2019(linksOf('12', 20)));
    await expect(imported([mean, december])).rejects.toThrow(
      'SP_2019.txt, linha 1: o arquivo só traz a remuneração média do ano, e AC_2019.txt',
    );
  });
});

describe('links repeated across files', () => {
  const acre = linksOf('12', 60);
  const others = linksOf('35', 80);

  it.each<[string, string | Buffer]>([
    ['in another order and encoding', Buffer.from(text2019(acre.toReversed()))],
    ['in another layout', text2019(acre, officialHeaders['2018'])],
    ['in a regional file', gzipSync(Buffer.from(text2019([...others, ...acre]), 'latin1'))],
  ])('rejects the same links %s and names the files and the state', async (_, again) => {
    const paths = [await file('AC_2019.txt', text2019(acre)), await file('NORTE_2019.txt', again)];
    await expect(imported(paths)).rejects.toThrow(
      'AC_2019.txt e NORTE_2019.txt (Acre, 60 em comum)',
    );
  });

  it('rejects partly repeated links, even in files with fewer columns', async () => {
    const first = await file('A_2019.txt', text2019(acre.slice(0, 40)));
    const second = await file('B_2019.txt', text2019(acre.slice(20)));
    await expect(imported([first, second])).rejects.toThrow('(Acre, 20 em comum)');
    const bare = await file('C_2019.txt', text2019(acre, without('Sexo Trabalhador')));
    await expect(imported([bare, second], { waived: ['sexo'] })).rejects.toThrow(
      'C_2019.txt e B_2019.txt (Acre, 40 em comum)',
    );
  });

  it('tolerates up to ten identical links, which could be a coincidence', async () => {
    const parts = async (shared: number) => [
      await file('A_2019.txt', text2019(acre.slice(0, 30))),
      await file('B_2019.txt', text2019(linksOf('12', 30, 30 - shared))),
    ];
    expect(await accepted(await parts(10))).toBe(60);
    await expect(imported(await parts(11))).rejects.toThrow('(Acre, 11 em comum)');
  });

  it('accepts two parts of one state with some identical links', async () => {
    const alike = Array.from({ length: 8 }, () => acre[0] as RaisRow);
    const first = await file('A_2019.txt', text2019([...acre, ...others.slice(0, 40)]));
    const second = await file('B_2019.txt', text2019([...linksOf('12', 50, 60), ...alike]));
    const third = await file('C_2019.txt', text2019(others.slice(40)));
    expect(await imported([first, second, third])).toMatchObject({
      linhasAceitas: 198,
      ufs: ['12', '35'],
    });
  });
});

describe('year in a file name', () => {
  it.each([
    ['RAIS_2018.txt', 2016],
    ['AC2018ID.txt', 2019],
    ['RAIS_2018.txt.gz', 2020],
  ])('rejects %s with --ano %d', async (name, year) => {
    await expect(
      imported([await file(name, text2019(linksOf('12', 20)))], { year }),
    ).rejects.toThrow(`${name}: o nome do arquivo diz 2018, e --ano diz ${year}`);
  });

  it('accepts a name without a year, or with the requested year among others', () => {
    expect(yearOfPaths(['RAIS_2018_v2020.txt', 'RAIS_AC.txt'], 2018)).toBe(2018);
  });

  it('takes the year of a near folder if the name has none', () => {
    expect(yearOfPaths(['/rais/2025/RAIS_VINC_PUB_SUL.txt', '/rais/SP2025.txt'])).toBe(2025);
    expect(yearOfPaths(['2023/Legado/RAIS_VINC_PUB_SUL.txt'])).toBe(2023);
    expect(yearOfPaths(['2025/AC2014.txt'])).toBe(2014);
    for (const path of ['2025/rais/sul/a.txt', 'rais-2025/a.txt', '2025/RAIS_2018_v2020.txt']) {
      expect(() => yearOfPaths([path])).toThrow('o nome do arquivo não diz o ano');
    }
  });
});
