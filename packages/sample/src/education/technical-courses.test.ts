import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { technicalCourses } from './technical-courses';

const {
  paths: [officialFile = ''],
  missing,
} = officialFiles('suplemento_cursos_tecnicos_2023.csv.gz');

const folded = (text: string) => text.toLocaleLowerCase('pt-BR').replace(/ \(.*| ?-.*|.* - /g, '');

describe('technicalCourses', () => {
  it('contains no duplicates', () => {
    const names = technicalCourses.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.skipIf(missing)('uses the official codes, names and axes', () => {
    const [header = '', ...lines] = gunzipSync(readFileSync(officialFile))
      .toString('latin1')
      .split('\n');
    const columns = header.trim().split(';');
    const at = (line: string, name: string) => line.split(';')[columns.indexOf(name)] ?? '';
    const real = new Map(
      lines.map((line) => [
        `${at(line, 'CO_CURSO_EDUC_PROFISSIONAL')} ${at(line, 'ID_AREA_CURSO_PROFISSIONAL')}`,
        at(line, 'NO_CURSO_EDUC_PROFISSIONAL'),
      ]),
    );
    const wrong = technicalCourses
      .filter(({ area }) => area !== '999')
      .filter(({ code, area, name }) => folded(real.get(`${code} ${area}`) ?? '') !== folded(name))
      .map(({ code, area, name }) => `${code} ${area} ${name}`);
    expect(wrong).toEqual([]);
  });
});
