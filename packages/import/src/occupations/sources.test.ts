import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportedSource, importFiles } from '@observatorio/import';
import { onetElements } from '@observatorio/store';
import { officialFiles } from '@observatorio/store/official-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askEdition } from './test-edition';

const {
  paths: [automationFile = '', evolutionFile = '', ...onetFiles],
  missing,
} = officialFiles(
  'automacao_cbo_lamfo.csv',
  'RAIS_CBO_1986-2017.csv.gz',
  'onet_29_3 Knowledge.txt.gz',
  'onet_29_3 Skills.txt.gz',
  'onet_29_3 Work Styles.txt.gz',
  'cbo_onet_crosswalk.csv',
);

let dir: string;
let dataDir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(dir, 'data');
});
afterEach(() => rm(dir, { recursive: true }));

async function file(name: string, text: string): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, text);
  return path;
}

describe.skipIf(missing)('occupation sources (real files)', () => {
  it('O*NET: averages 84 elements over the American occupations of each Brazilian one', async () => {
    const edition = await importFiles('onet', dataDir, onetFiles);
    expect(edition.linhasRejeitadas).toBe(0);
    expect(edition.fontes[0]).toMatch(/^O\*NET 29\.3 Database, .*CC BY 4\.0/);
    const ask = (sql: string) => askEdition(dataDir, 'onet', sql);
    expect(await ask('SELECT count(DISTINCT name)::INTEGER FROM ratings')).toEqual([[84]]);
    const [[occupations] = []] = await ask(
      'SELECT count(DISTINCT occupation)::INTEGER FROM ratings',
    );
    expect(occupations).toBeGreaterThan(2300);
    const raw = (name: string, scale: string) => `
      SELECT round(avg("Data Value"::DOUBLE), 6)
      FROM (SELECT DISTINCT * FROM read_csv('${onetFiles[3]}', all_varchar = true) WHERE cbo = '223204')
      JOIN read_csv('${onetFiles[0]}', delim = '\t', header = true, all_varchar = true) ON "O*NET-SOC Code" = onet_soc
      WHERE "Element Name" = '${name}' AND "Scale ID" = '${scale}'`;
    expect(
      await ask(`SELECT round(importance, 6), round(level, 6) FROM ratings
        WHERE occupation = 223204 AND name = 'Biologia'`),
    ).toEqual(await ask(`SELECT (${raw('Biology', 'IM')}), (${raw('Biology', 'LV')})`));
  });

  it('imports automation and evolution', async () => {
    const automation = await importFiles('automacao', dataDir, [automationFile]);
    expect(automation).toMatchObject({ linhasLidas: 2582, linhasRejeitadas: 0 });
    expect(
      await askEdition(dataDir, 'automacao', 'SELECT round(avg(probability), 2) FROM automation'),
    ).toEqual([[0.67]]);
    const evolution = await importFiles('evolucao', dataDir, [evolutionFile]);
    expect(evolution).toMatchObject({ linhasLidas: 66_314, linhasRejeitadas: 0 });
    expect(
      await askEdition(
        dataDir,
        'evolucao',
        'SELECT sum(links)::INTEGER, min(year) FROM evolution WHERE year = 2017',
      ),
    ).toEqual([[46_219_918, 2017]]);
  });
});

describe('occupation sources', () => {
  it('gives each of the 33, 35 and 16 elements a distinct name', () => {
    const counts = ['conhecimento', 'habilidade', 'atitude'].map(
      (kind) => onetElements.filter((element) => element.kind === kind).length,
    );
    expect(counts).toEqual([33, 35, 16]);
    expect(new Set(onetElements.map(({ id }) => id)).size).toBe(84);
    expect(new Set(onetElements.map(({ name }) => name)).size).toBe(84);
  });

  it('profiles: rejects names of other fields, and levels of qualification that there are none of', async () => {
    const facts = (fact: (code: number) => string) =>
      Array.from({ length: 40 }, (_, i) => `${225_130 + i};${fact(i)}`).join('\n');
    const imported = async (text: string) =>
      importFiles('perfis', dataDir, [
        await file('perfis.csv', `cod_cbo;campo;item;valor\n${text}\n`),
      ]);
    await expect(imported(facts(() => 'atitude;Biologia;0.5'))).rejects.toThrow(
      'perfis.csv, linha 2: “item” é o nome de outro campo em 40 de 40 linhas, como em “Biologia” e “atitude”',
    );
    await expect(imported(facts(() => 'qualificacao;;30'))).rejects.toThrow(
      'perfis.csv, linha 2: “valor” não é um nível de qualificação, de 1 a 11 em 40 de 40 linhas, como em “30”',
    );
  });

  it('profiles: validates each field', async () => {
    const lines = [
      'cod_cbo;campo;item;valor',
      '225125;sintese;;Cuida da saúde.',
      '2251-25;qualificacao;;8',
      '225125;conhecimento;Biologia;0,5',
      '225125;ocupacao_4_0;;false',
      '225125;competencia_4_0;Análise de dados;0.4',
      '225125;ocupacao_relacionada;;2251-24',
      ...Array.from({ length: 40 }, (_, i) => `${225_130 + i};sintese;;Texto`),
      '225125;cor;;azul',
      '225125;qualificacao;;alta',
      '225125;ocupacao_4_0;;talvez',
      '225125;habilidade;;0.4',
      '225125;ocupacao_relacionada;;2251-25',
    ];
    const edition = await importFiles('perfis', dataDir, [
      await file('perfis.csv', `${lines.join('\n')}\n`),
    ]);
    expect(edition).toMatchObject({ linhasAceitas: 46, linhasRejeitadas: 5 });
    expect(Object.keys(edition.motivos)).toHaveLength(5);
    expect(edition.motivos).toMatchObject({ '“valor” é a própria ocupação': 1 });
    expect(
      await askEdition(
        dataDir,
        'perfis',
        'SELECT field, item, value FROM profiles WHERE occupation = 225125',
      ),
    ).toEqual([
      ['sintese', null, 'Cuida da saúde.'],
      ['qualificacao', null, '8'],
      ['conhecimento', 'Biologia', '0,5'],
      ['ocupacao_4_0', null, 'FALSE'],
      ['competencia_4_0', 'Análise de dados', '0.4'],
      ['ocupacao_relacionada', null, '225124'],
    ]);
  });

  it.each([
    ['db_30_1_text', 'O*NET 30.1 Database,'],
    ['baixados', 'O*NET Database,'],
  ])('credits O*NET from the folder %s as %s', async (folder, credit) => {
    await mkdir(join(dir, folder));
    const header = 'O*NET-SOC Code\tElement ID\tScale ID\tData Value';
    const scores = await file(`${folder}/Skills.txt`, `${header}\n29-1216.00\t2.A.1.a\tIM\t4.5\n`);
    const crosswalk = await file('cross.csv', 'cbo,onet_soc\n225125,29-1216.00\n');
    const { fontes } = await importFiles('onet', dataDir, [scores, crosswalk], { isPartial: true });
    expect(fontes[0]?.startsWith(credit)).toBe(true);
  });

  it.each<
    [
      source: ImportedSource,
      table: string,
      name: string,
      lines: string[],
      column: string,
      subject: string,
    ]
  >([
    [
      'automacao',
      'automation',
      'a.csv',
      ['cbo,prob_automacao', '010105,0.2', '225124,0.2', '010105,0.4'],
      'prob_automacao',
      '010105',
    ],
    [
      'evolucao',
      'evolution',
      'e.csv',
      ['ano,CBO2002,empregados', '2017,225125,3', '2018,225125,4', '2017,225125,4'],
      'empregados',
      '225125, 2017',
    ],
    [
      'perfis',
      'profiles',
      'p.csv',
      [
        'cod_cbo;campo;item;valor',
        '225125;sintese;;Um',
        '225125;ocupacao_relacionada;;225124',
        '225125;sintese;;Dois',
      ],
      'valor',
      '225125, sintese',
    ],
    [
      'cbo',
      'occupations',
      'CBO2002 - Ocupacao.csv',
      ['CODIGO;TITULO', '225125;Médico clínico', '225124;Médico pediatra', '225125;Cirurgião'],
      'TITULO',
      '225125',
    ],
  ])(
    '%s: accepts a row that repeats an earlier one, but not one that contradicts it',
    async (source, table, name, lines, column, subject) => {
      const contradicting = await file(name, `${lines.join('\n')}\n`);
      await expect(importFiles(source, dataDir, [contradicting])).rejects.toThrow(
        `${name}, linha 4: esta linha contradiz a linha 2, que dá outro valor de “${column}” a “${subject}”`,
      );
      const repeating = await file(name, `${[...lines.slice(0, 3), lines[1]].join('\n')}\n`);
      await importFiles(source, dataDir, [repeating], { isPartial: true });
      const counted = await askEdition(dataDir, source, `SELECT count(*)::INTEGER FROM ${table}`);
      expect(counted).toEqual([[2]]);
    },
  );

  it('O*NET: rejects a mix of two versions', async () => {
    const header = 'O*NET-SOC Code\tElement ID\tScale ID\tData Value';
    const older = await file('Skills 1.txt', `${header}\n29-1216.00\t2.A.1.a\tIM\t4.5\n`);
    const newer = await file('Skills 2.txt', `${header}\n29-1216.00\t2.A.1.a\tIM\t4\n`);
    const crosswalk = await file('cross.csv', 'cbo,onet_soc\n225125,29-1216.00\n');
    await expect(importFiles('onet', dataDir, [older, newer, crosswalk])).rejects.toThrow(
      'Skills 2.txt, linha 2: esta linha contradiz a linha 2 de Skills 1.txt, que dá outro valor de “Data Value” a “29-1216.00, 2.A.1.a, IM”',
    );
  });

  it('rejects other layouts', async () => {
    const other = await file('outra.csv', 'a,b,c\n1,2,3\n');
    await expect(importFiles('onet', dataDir, [other])).rejects.toThrow('não são as do O*NET');
    await expect(importFiles('automacao', dataDir, [other])).rejects.toThrow(
      'falta a coluna “cbo”',
    );
    await expect(importFiles('evolucao', dataDir, [other])).rejects.toThrow('falta a coluna “ano”');
    const bare = await file('cross.csv', 'cbo,onet_soc\n225125,29-1216.00\n');
    await expect(importFiles('onet', dataDir, [bare])).rejects.toThrow(
      'Informe também um arquivo Knowledge',
    );
    const percent = await file('p.csv', 'cbo,prob_automacao\n225125,67\n');
    await expect(importFiles('automacao', dataDir, [percent])).rejects.toThrow(
      'não é um número de 0 a 1',
    );
  });
});
