import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { courseKey } from './course-key';

const {
  paths: [census = ''],
  missing,
} = officialFiles('suplemento_cursos_tecnicos_2023.csv.gz');

describe('courseKey', () => {
  it.each([
    ['Técnico em Enfermagem', 'Enfermagem'],
    ['Técnico em Enfermagem', 'ENFERMAGEM'],
    ['Técnico em Enfermagem', 'Te\u0301cnico em  Enfermagem '],
    ['Técnico(a) em Enfermagem', 'Curso Técnico em Enfermagem'],
    ['Técnico Aeroportuário', 'Aeroportuario'],
    ['Técnico em Instrumento Musical', 'Instrumento Musical (nome do instrumento)'],
    ['Técnico em Pós-Colheita', 'POS COLHEITA'],
    ['Técnico em Óptica', 'Optica'],
    ['Técnico em Gerência em Saúde', 'Gerência de Saúde'],
    ['Técnico em Prevenção e Combate a Incêndio', 'Prevenção e Combate a Incêndios'],
    ['Técnica em Serviços de Restaurante e Bar', 'Serviços de restaurante e bar'],
  ])('is the same for “%s” and “%s”', (catalogue, other) => {
    expect(courseKey(catalogue)).toBe(courseKey(other));
  });

  it.each([
    ['Informática', 'Informática para Internet'],
    ['Design de Moda', 'Produção de Moda'],
    ['Técnico', ''],
    ['Técnicas de Laboratório', 'Laboratório'],
  ])('differs for “%s” and “%s”', (one, other) => {
    expect(courseKey(one)).not.toBe(courseKey(other));
  });

  it.skipIf(missing)('is unique for each of the 196 courses in the census', () => {
    const [header = '', ...lines] = gunzipSync(readFileSync(census))
      .toString('latin1')
      .trim()
      .split('\n');
    const at = header.split(';').indexOf('NO_CURSO_EDUC_PROFISSIONAL');
    const names = new Set(lines.map((line) => line.split(';')[at] ?? ''));
    expect(names.size).toBe(196);
    expect(new Set([...names].map(courseKey)).size).toBe(196);
    expect([...names].filter((name) => courseKey(name) === '')).toEqual([]);
  });
});
