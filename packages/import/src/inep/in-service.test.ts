import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type ImportedSource, importFiles } from '@observatorio/import';
import { officialFiles } from '@observatorio/store/official-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cell, type Damage, damaged } from '../test-damage';

const { paths, missing } = officialFiles(
  'DM_CURSO_2018_unirio.CSV',
  'DM_IES_2018.CSV.gz',
  'emec_ies_lista.csv',
);
const [courses = '', institutions = '', list = ''] = paths;
const {
  paths: [schools = ''],
  missing: isWithoutSchools,
} = officialFiles('suplemento_cursos_tecnicos_2023.csv.gz');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dir, { recursive: true }));

const imported = (source: ImportedSource, ...files: string[]) =>
  importFiles(source, join(dir, 'data'), files);

async function changed(path: string, delimiter: string, damage: Damage): Promise<string> {
  const encoding = delimiter === ',' ? 'utf8' : 'latin1';
  const copy = join(dir, basename(path).replace('.gz', ''));
  await writeFile(copy, await damaged(path, { delimiter, encoding }, damage), encoding);
  return copy;
}

/**
 * Gives each row the code of the row before it, as a column does that lost a cell. Federal
 * universities keep theirs, because the list alone refutes other names for them.
 */
function shifted(column: number): Damage {
  let before = '0';
  return cell(column, (value) => {
    if (/^5(69|7\d|8[0-8])$/.test(value)) return value;
    const code = before;
    before = value;
    return code;
  });
}

describe.skipIf(missing)('editions in service', () => {
  it('agree with the real files, in both orders', async () => {
    await imported('emec', list);
    await imported('inep-superior', courses, institutions);
    const { notas } = await imported('emec', list);
    expect(notas).toHaveLength(2);
  });

  it('refute codes of other institutions', async () => {
    await imported('emec', list);
    const others = await changed(institutions, '|', shifted(1));
    await expect(imported('inep-superior', courses, others)).rejects.toThrow(
      'Cursos presenciais no estado da instituição: 1 de 45 (2%); em outro estado: “693 – 33”',
    );
    await expect(imported('emec', await changed(list, ',', shifted(0)))).rejects.toThrow(
      /Instituições com o nome da lista em serviço: .* com outro nome: “/,
    );
  });

  it('refute names of other institutions', async () => {
    await imported('emec', list);
    const names = new Map<string, string>();
    const others = await changed(institutions, '|', (cells) => {
      const owner = `${cells[6]} ${cells[7]}`;
      const before = names.get(owner) ?? '';
      names.set(owner, cells[2] ?? '');
      return before === '' ? cells : cells.with(2, before);
    });
    await expect(imported('inep-superior', courses, others)).rejects.toThrow(
      /Instituições com o nome da lista do e-MEC: .* com outro nome: “/,
    );
  });

  it('refute values of other institutions, unless they are accepted', async () => {
    await imported('emec', list);
    const line = /^(\d+),(.*),([^,]*,[^,]*,[^,]*),([^,]*)$/;
    const text = await readFile(list, 'utf8');
    const [header = '', ...rows] = text.trimEnd().split(/\r?\n/);
    const cells = rows.map((row) => line.exec(row) ?? []);
    const write = async (change: (index: number) => string) => {
      const copy = join(dir, 'emec_ies_lista.csv');
      await writeFile(copy, [header, ...rows.map((_, index) => change(index))].join('\n'));
      return copy;
    };
    const places = await write((index) => {
      const [, code, name, , status] = cells[index] ?? [];
      return `${code},${name},${cells.at(index - 7)?.[3]},${status}`;
    });
    await expect(imported('emec', places)).rejects.toThrow(
      /Instituições com o município da edição em serviço: .* com outro valor: “.*certo.* --parcial/,
    );
    const { notas } = await importFiles('emec', join(dir, 'data'), [places], { isPartial: true });
    expect(notas.join()).toContain('Instituições com o município da edição em serviço');
  });

  it('refute a university in another state', async () => {
    await imported('emec', list);
    const moved = await changed(courses, '|', (cells) =>
      cells[6] === '' ? cells : cells.with(5, '35').with(6, '3550308'),
    );
    await expect(imported('inep-superior', moved)).rejects.toThrow(
      'Cursos presenciais no estado da instituição na lista do e-MEC: 1 de 45 (2%); em outro estado: “693 – 35”',
    );
  });
});

describe.skipIf(isWithoutSchools)('schools in service', () => {
  const extract = (damage: Damage = (cells) => cells) =>
    changed(schools, ';', (cells, index) => (cells[5] === '28' ? damage(cells, index) : undefined));

  it('agree with the same file', async () => {
    await imported('inep-tecnico', await extract());
    expect((await imported('inep-tecnico', await extract())).linhasAceitas).toBe(140);
  });

  it.each<[string, Damage, string]>([
    [
      'moved to the capital',
      (cells) => cells.with(6, 'Aracaju').with(7, '2800308'),
      'Escolas no município da edição em serviço',
    ],
    [
      'with two to three times the enrolments',
      (cells, index) =>
        cells.map((value, place) =>
          place > 17 ? `${Number(value) * (index % 3 === 0 ? 2 : 3)}` : value,
        ),
      'das matrículas da edição em serviço: nenhum de 1; com outro total: “Sergipe: ',
    ],
    [
      'with seven times the enrolments',
      (cells) => cells.map((value, place) => (place > 17 ? `${Number(value) * 7}` : value)),
      'a coluna “QT_MAT_CURSO_TEC” só traz múltiplos de 7',
    ],
  ])('refute schools %s', async (_, damage, message) => {
    await imported('inep-tecnico', await extract());
    await expect(imported('inep-tecnico', await extract(damage))).rejects.toThrow(message);
  });
});
