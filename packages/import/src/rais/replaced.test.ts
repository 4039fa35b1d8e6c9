import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '@observatorio/import';
import { officialFiles } from '@observatorio/store/official-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Damage, damaged } from '../test-damage';

const {
  paths: [path = ''],
  missing,
} = officialFiles('rais_vinculos_AC_2016.txt.gz');

describe.skipIf(missing)('links of Acre over those in service', () => {
  let dir: string;
  let header: string[];
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
    const text = await damaged(path, { delimiter: ';', encoding: 'latin1' }, (cells) => cells);
    header = text.slice(0, text.indexOf('\n')).trim().split(';');
    await imported((cells) => cells);
  });
  afterAll(() => rm(dir, { recursive: true }));

  const column = (name: string): number => header.indexOf(name);

  async function imported(damage: Damage) {
    const copy = join(dir, 'rais_vinculos_AC_2016.txt');
    const text = await damaged(path, { delimiter: ';', encoding: 'latin1' }, damage);
    await writeFile(copy, text, 'latin1');
    const lines: string[] = [];
    const edition = await importFiles('rais', join(dir, 'data'), [copy], {
      waived: ['subsetor', 'tamanho'],
      onBuild: (_, joins) => lines.push(...joins),
    });
    return { ...edition, lines };
  }

  /** Multiplies the pay of a municipality, or of all. */
  const paid =
    (factor: number, town?: string): Damage =>
    (cells) =>
      town && cells[column('Município')] !== town
        ? cells
        : cells.map((value, index) =>
            header[index]?.startsWith('Vl Remun')
              ? (Number(value.replace(',', '.')) * factor).toFixed(2).replace('.', ',')
              : value,
          );

  it('agree with the same file', async () => {
    const { lines, notas } = await imported((cells) => cells);
    expect(lines.join()).toContain(
      'Municípios com vínculos e remuneração média até 10% diferentes dos que estão em serviço: 22 de 22 (100%)',
    );
    expect(notas.join()).not.toContain('diferentes');
  });

  it('refute tenfold pay in a town, and a tenth more everywhere', async () => {
    await expect(imported(paid(10, '120020'))).rejects.toThrow(
      'Municípios com remuneração média até 50% diferente da que está em serviço',
    );
    await expect(imported(paid(1.1))).rejects.toThrow(
      'Estados com vínculos parecidos e remuneração média até 5% diferente da que está em serviço',
    );
  });

  it('report sexes exchanged in a town', async () => {
    const sex = column('Sexo Trabalhador');
    const { notas } = await imported((cells) =>
      cells[column('Município')] === '120020'
        ? cells.with(sex, cells[sex]?.trim() === '01' || cells[sex] === '1' ? '2' : '1')
        : cells,
    );
    expect(notas.join()).toContain(
      'Municípios com a proporção de mulheres da edição em serviço: 21 de 22 (95%); diferentes: “1200203 (Cruzeiro do Sul): ',
    );
  });
});
