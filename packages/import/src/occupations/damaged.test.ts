import {
  appendFile,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type ImportedSource, importFiles } from '@observatorio/import';
import { officialFiles } from '@observatorio/store/official-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cell, type Damage, damaged, moved, rotated, scientific } from '../test-damage';

const { paths, missing } = officialFiles(
  'CBO2002 - Ocupacao.csv',
  'CBO2002 - Familia.csv',
  'CBO2002 - Sinonimo.csv',
  'CBO2002 - PerfilOcupacional.csv.gz',
  'automacao_cbo_lamfo.csv',
  'RAIS_CBO_1986-2017.csv.gz',
  'cbo_onet_crosswalk.csv',
  'onet_29_3 Knowledge.txt.gz',
  'onet_29_3 Skills.txt.gz',
  'onet_29_3 Work Styles.txt.gz',
);
const [
  occupations = '',
  families = '',
  synonyms = '',
  activities = '',
  automation = '',
  evolution = '',
  crosswalk = '',
  knowledge = '',
  skills = '',
  styles = '',
] = paths;

const lists = [occupations, families, synonyms];
const onet = [crosswalk, knowledge, skills, styles];

let dir: string;
let dataDir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(dir, 'data');
  if (!missing) await importFiles('cbo', dataDir, lists);
});
afterAll(() => rm(dir, { recursive: true }));

/** Writes a damaged copy of a file to a new folder. */
async function copy(path: string, damage: Damage): Promise<string> {
  const isList = [...lists, activities].includes(path);
  const delimiter = isList ? ';' : path.includes('.txt') ? '\t' : ',';
  const encoding = isList ? 'latin1' : 'utf8';
  const folder = await mkdtemp(join(dir, 'file-'));
  const copied = join(folder, basename(path, '.gz'));
  await mkdir(folder, { recursive: true });
  await writeFile(copied, await damaged(path, { delimiter, encoding }, damage), encoding);
  return copied;
}

const drop =
  (isDropped: (cells: readonly string[], index: number) => boolean): Damage =>
  (cells, index) =>
    isDropped(cells, index) ? undefined : cells;

/** Gives the rows of a year the counts of the one before. */
function repeatedYear(before: string, repeated: string): Damage {
  const counts = new Map<string | undefined, string | undefined>();
  return ([year = '', id = '', links = '']) => {
    if (year === before) counts.set(id, links);
    return [year, id, year === repeated ? (counts.get(id) ?? links) : links];
  };
}

/** Exchanges the values of two lists. */
const exchanged =
  (these: readonly string[], those: readonly string[]): Damage =>
  (cells) =>
    cells.map((text) => {
      const [here, there] = [these.indexOf(text), those.indexOf(text)];
      return those[here] ?? these[there] ?? text;
    });

type Case = readonly [what: string, path: string, damage: Damage, found: string];

/** Tests that a source rejects its files with one of them damaged. */
const rejects = (source: ImportedSource, files: readonly string[], cases: readonly Case[]): void =>
  it.each(cases)(`${source}: rejects %s`, async (_, path, damage, found) => {
    const copied = await copy(path, damage);
    const given = files.map((file) => (file === path ? copied : file));
    await expect(importFiles(source, dataDir, given)).rejects.toThrow(found);
  });

describe.skipIf(missing)('damaged occupation files', () => {
  rejects('cbo', lists, [
    [
      'codes in exponents',
      occupations,
      cell(0, scientific, 20),
      'Ocupacao.csv, linha 2: “CODIGO” não é um código da CBO de seis algarismos em 134 de 2.666 linhas, como em “1.01E+04”',
    ],
    [
      'half of the occupations',
      occupations,
      drop((_, index) => index % 2 === 1),
      'em CBO2002 - Ocupacao.csv, há 1.333 ocupações, e a edição em serviço tem 2.666',
    ],
    [
      'codes with the last digit in front',
      synonyms,
      cell(0, rotated),
      'Sinônimos de ocupações da lista',
    ],
    [
      'titles that are other words',
      occupations,
      cell(1, (title) => rotated(title).replace(/[aeo]/g, 'u')),
      'Títulos de ocupações parecidos com um dos sinônimos',
    ],
    [
      'half of the synonyms',
      synonyms,
      drop((_, index) => index % 2 === 1),
      'em CBO2002 - Sinonimo.csv, há 3.785 sinônimos, e a edição em serviço tem 7.569',
    ],
    [
      'titles that were cut',
      occupations,
      cell(1, (title) => title.slice(0, 20)),
      'Ocupacao.csv: em 81% das linhas, “TITULO” tem 20 letras ou uma menos, e nenhuma tem mais',
    ],
    [
      'titles in the next row',
      occupations,
      moved(1),
      'Ocupacao.csv: os valores de “TITULO” combinam com “CODIGO” da linha anterior: uma das colunas foi deslocada',
    ],
    [
      'titles of other families',
      families,
      moved(1, 100),
      'Familia.csv: os valores de “TITULO” não têm relação com “CODIGO”: uma das colunas foi embaralhada',
    ],
  ]);

  rejects(
    'cbo',
    [occupations, activities],
    [
      [
        'activities in the next row',
        activities,
        moved(8),
        '“NOME_ATIVIDADE” combinam com “SGL_GRANDE_AREA” da linha anterior',
      ],
    ],
  );

  rejects(
    'automacao',
    [automation],
    [
      [
        'half of the occupations',
        automation,
        drop((_, index) => index % 2 === 1),
        'há 1.291 ocupações, e a fonte tem cerca de 2.582',
      ],
      [
        'percentages in some rows',
        automation,
        cell(2, (value) => `${Number(value) * 100}`, 50),
        'linha 2: “prob_automacao” não é um número de 0 a 1',
      ],
      [
        'one probability in an eighth of the rows',
        automation,
        (cells, index) => (index % 8 === 0 ? [...cells.slice(0, -1), '0'] : cells),
        'linha 2: Ocupações com probabilidade que poucas outras têm: 2.259 de 2.582 (87%)',
      ],
      [
        'tenths in a tenth of the rows',
        automation,
        (cells, index) =>
          index % 10 === 0
            ? [...cells.slice(0, -1), (Number(cells.at(-1)) / 10).toFixed(4)]
            : cells,
        'linha 2: Ocupações com mais de um quinto da mediana do subgrupo principal: 2.',
      ],
      ['unknown codes', automation, cell(0, rotated), 'Ocupações na CBO em serviço'],
      [
        'codes of which half went through a spreadsheet',
        automation,
        cell(0, (code) => `${code}.0`, 2),
        'linha 2: “cbo” traz o código seguido de “.0”, que uma planilha acrescentou em 1.291 de 2.582 linhas',
      ],
      [
        'codes of other titles',
        automation,
        cell(1, () => 'Astronauta', 20),
        'linha 2: Títulos de “ocupacao” iguais aos da CBO em serviço',
      ],
      [
        'probabilities in the next row',
        automation,
        moved(-1),
        'os valores de “prob_automacao” combinam com “cbo” da linha anterior',
      ],
      [
        'probabilities of the contrary',
        automation,
        (cells) => [...cells.slice(0, -1), (1 - Number(cells.at(-1))).toFixed(4)],
        'Grandes grupos 4, 7 e 8 com média acima de 0,5 e da dos grupos 1 e 2: nenhum de 3',
      ],
    ],
  );

  rejects(
    'evolucao',
    [evolution],
    [
      [
        'points for thousands',
        evolution,
        cell(2, (links) => Number(links).toLocaleString('de-DE'), 20),
        '“empregados” não é um número inteiro de 0 a 5.000.000',
      ],
      [
        'excessive counts',
        evolution,
        cell(2, () => '1000000000', 50),
        'linha 2: “empregados” não é um número inteiro',
      ],
      [
        'future years',
        evolution,
        cell(0, (year) => `${Number(year) + 80}`),
        '“ano” não é um ano de 1985 a',
      ],
      [
        'half of the links of the last year',
        evolution,
        ([year = '', id = '', links = '']) => [
          year,
          id,
          year === '2017' ? `${Math.round(Number(links) / 2)}` : links,
        ],
        'Anos com total de vínculos próximo do da RAIS: 7 de 8 (88%); longe dele: “2017”',
      ],
      ['a missing year', evolution, drop(([year]) => year === '1999'), 'Anos de cada ocupação'],
      [
        'half of the rows',
        evolution,
        drop((_, index) => index % 2 === 1),
        'Anos de cada ocupação, do primeiro ao último',
      ],
      [
        'tenfold counts of a year',
        evolution,
        cell(2, (links, [year]) => (year === '2005' ? `${links}0` : links)),
        'Anos com total de vínculos próximo do anterior: 29 de 31 (94%); longe do anterior: “2005” e “2006”',
      ],
      [
        'the counts of the year before',
        evolution,
        repeatedYear('2016', '2017'),
        'Anos com contagens que não são as de outro: 30 de 31 (97%); com as de um anterior: “2017”',
      ],
      [
        'the counts of other occupations in a year',
        evolution,
        moved(2, 40, ([year]) => year === '2009'),
        'contagens parecidas com as do anterior: 29 de 31 (94%); sem semelhança: “2009” e “2010”',
      ],
      [
        'exchanged years',
        evolution,
        cell(0, (year) => ({ 2016: '2017', 2017: '2016' })[year] ?? year),
        'fora de ordem: “2015”',
      ],
    ],
  );

  rejects('onet', onet, [
    [
      'dates as SOC codes',
      crosswalk,
      cell(1, () => '11/01/2021', 2),
      'crosswalk.csv, linha 2: “onet_soc” não é um código O*NET-SOC, como 29-1216.00 em 6.970 de 13.940 linhas',
    ],
    [
      'SOC codes of another release',
      crosswalk,
      cell(1, (soc) => soc.replace(/00$/, '99')),
      'Ocupações americanas da correspondência com notas: 113 de 762 (15%)',
    ],
    [
      'half of the crosswalk',
      crosswalk,
      drop((_, index) => index % 2 === 1),
      'em cbo_onet_crosswalk.csv, há 6.970 correspondências, e a fonte tem cerca de 13.940',
    ],
    [
      'the first half of the crosswalk',
      crosswalk,
      drop((_, index) => index >= 7000),
      'em cbo_onet_crosswalk.csv, há 7.000 correspondências',
    ],
    [
      'two elements for each other',
      knowledge,
      exchanged(['2.C.4.a', 'Mathematics'], ['2.C.4.e', 'Psychology']),
      'Elementos com a nota média que se espera deles, e não a de outro: 82 de 84 (98%); com a de outro: “2.C.4.a Mathematics” e “2.C.4.e Psychology”',
    ],
    [
      'importance above its scale',
      skills,
      cell(4, (value, cells) => (cells[3] === 'IM' ? '6.5' : value), 50),
      'linha 2: “Data Value” não é um número de 1 a 5 na escala IM ou de 0 a 7 na LV',
    ],
    [
      'half of the ratings',
      skills,
      drop((_, index) => index % 2 === 1),
      'Notas de cada ocupação americana em cada elemento e escala',
    ],
    [
      'names of other elements',
      knowledge,
      cell(2, () => 'Biology'),
      '“Element ID” e “Element Name” não concordam',
    ],
    [
      'SOC codes in the next row',
      crosswalk,
      moved(1),
      '“onet_soc” combinam com “cbo” da linha anterior',
    ],
    [
      'ratings of the next element',
      skills,
      moved(4, 2),
      'Elementos com nota média acima ou abaixo da dos outros, como se espera: 45 de 48',
    ],
    [
      'ratings of other occupations',
      knowledge,
      moved(4, 6600),
      'Knowledge.txt: os valores de “Data Value” não têm relação com “O*NET-SOC Code”',
    ],
    [
      'rounded ratings',
      knowledge,
      cell(4, (value) => Number(value).toFixed(0)),
      'em 100% das linhas, “Data Value” não tem centésimos',
    ],
    [
      'ratings of the next occupation',
      skills,
      moved(4, 70),
      'Skills.txt: os valores de “Data Value” combinam com “O*NET-SOC Code” da ocupação',
    ],
  ]);

  it('refutes other values than those in service', async () => {
    const service = join(dir, 'service');
    const replaced = async (source: ImportedSource, path: string, damage: Damage) =>
      importFiles(source, service, [await copy(path, damage)]);
    await importFiles('automacao', service, [automation]);
    await importFiles('cbo', service, [occupations]);
    await importFiles('automacao', service, [automation]);
    await importFiles('cbo', service, [occupations]);
    const inverted: Damage = (cells) =>
      cells[0]?.startsWith('5')
        ? [...cells.slice(0, -1), (1 - Number(cells.at(-1))).toFixed(4)]
        : cells;
    await expect(replaced('automacao', automation, inverted)).rejects.toThrow(
      'Ocupações com a probabilidade da edição em serviço',
    );
    await expect(
      replaced(
        'cbo',
        occupations,
        cell(1, (title) => title.split(' ').slice(0, 2).join(' ')),
      ),
    ).rejects.toThrow('Ocupações com o título da edição em serviço');
  });

  it('states the years of the evolution', async () => {
    const of2017 = await copy(
      evolution,
      drop(([year]) => year !== '2017'),
    );
    const edition = await importFiles('evolucao', join(dir, 'one-year'), [of2017]);
    expect(edition.notas).toContain(
      'A evolução conta os vínculos ativos em 31/12 de 2017: o arquivo só traz esse ano.',
    );
  });

  it('accepts rows in another order', async () => {
    const other = join(dir, 'order');
    const reordered = async (path: string) => {
      const copied = await copy(path, (cells) => cells);
      const [header = '', ...rows] = (await readFile(copied, 'utf8')).trimEnd().split('\n');
      // Steps by a prime through all rows.
      const shuffled = rows.map((_, index) => rows[(index * 7919) % rows.length]);
      await writeFile(copied, `${[header, ...shuffled].join('\n')}\n`);
      return copied;
    };
    const evolved = await importFiles('evolucao', other, [await reordered(evolution)]);
    expect(evolved.linhasAceitas).toBe(66_314);
    const given = [await reordered(crosswalk), ...onet.slice(1)];
    expect((await importFiles('onet', other, given)).linhasRejeitadas).toBe(0);
  });

  it('names the missing O*NET files and accepts their loss knowingly', async () => {
    const given = [crosswalk, knowledge];
    const found = 'faltam o arquivo Skills (habilidades) e o arquivo Work Styles (atitudes)';
    await expect(importFiles('onet', join(dir, 'other'), given)).rejects.toThrow(found);
    const edition = await importFiles('onet', join(dir, 'other'), given, { isPartial: true });
    expect(edition.notas.at(-1)).toContain('altam o arquivo Skills (habilidades)');
  });

  it('counts codes that all went through a spreadsheet, and no foot', async () => {
    const copied = await copy(evolution, ([year = '', code, links = '']) => [
      year,
      `${Number(code)}.0`,
      links,
    ]);
    await appendFile(copied, 'Total,,1234567\n');
    const edition = await importFiles('evolucao', join(dir, 'spreadsheet'), [copied]);
    expect(edition).toMatchObject({ linhasLidas: 66_314, linhasRejeitadas: 0 });
    expect(edition.notas).toEqual(
      expect.arrayContaining([
        'Em 66.314 linhas, “CBO2002” traz o código seguido de “.0”, que uma planilha acrescentou, como em “111105.0”.',
        'Em 196 linhas, “CBO2002” perdeu o zero da frente, como em “10105.0”.',
        'RAIS_CBO_1986-2017.csv: a última linha é um total ou uma nota, e não conta: “Total 1234567”.',
      ]),
    );
  });

  it('tells or rejects a file that is cut in its last cell', async () => {
    const cut = async (path: string, bytes: number) => {
      const copied = await copy(path, (cells) => cells);
      await truncate(copied, (await stat(copied)).size - bytes);
      return copied;
    };
    const elsewhere = join(dir, 'cut');
    const told = await importFiles('automacao', elsewhere, [await cut(automation, 3)]);
    expect(told.notas.at(-1)).toBe(
      'automacao_cbo_lamfo.csv: o arquivo termina sem quebra de linha, em “0.75”: se foi cortado aí, esse último valor está incompleto.',
    );
    const given = [await cut(crosswalk, 3), knowledge, skills, styles];
    await expect(importFiles('onet', elsewhere, given)).rejects.toThrow(
      'crosswalk.csv, linha 13941: a última linha está cortada',
    );
  });

  it('blames a crosswalk that suits none of the files, and names changed elements', async () => {
    const service = join(dir, 'onet');
    await importFiles('onet', service, onet);
    const codes = new Set<string>();
    await copy(crosswalk, ([cbo = '', soc = '']) => {
      codes.add(cbo.slice(0, 4));
      return [cbo, soc];
    });
    const names = [...codes];
    const other = await copy(crosswalk, ([cbo = '', soc = '']) => {
      const place = (names.indexOf(cbo.slice(0, 4)) + 37) % names.length;
      return [`${names[place]}${cbo.slice(4)}`, soc];
    });
    await expect(
      importFiles('onet', join(dir, 'families'), [other, ...onet.slice(1)]),
    ).rejects.toThrow(
      'crosswalk.csv, linha 2: Arquivos de notas que combinam com as famílias da correspondência: nenhum de 3',
    );
    const renamed = await copy(
      knowledge,
      exchanged(['2.C.4.c', 'Chemistry'], ['2.C.4.d', 'Biology']),
    );
    const given = onet.map((file) => (file === knowledge ? renamed : file));
    await expect(importFiles('onet', service, given)).rejects.toThrow(
      'Elementos com notas que acompanham as da edição em serviço: 82 de 84 (98%); sem semelhança: “Biologia (conhecimento)” e “Química (conhecimento)”',
    );
  });

  it('reports codes without their leading zero, and repeated rows', async () => {
    const repeated = await copy(synonyms, (cells) => cells.map((text) => text.replace(/^0/, '')));
    const edition = await importFiles('cbo', join(dir, 'zeros'), [occupations, repeated, synonyms]);
    expect(edition.notas).toContain(
      'Em 64 linhas, “CODIGO” perdeu o zero da frente, como em “10105”.',
    );
    expect(edition.notas).toContain(
      'CBO2002 - Sinonimo.csv: 7.569 linhas repetem anteriores e contam uma vez só.',
    );
  });
});
