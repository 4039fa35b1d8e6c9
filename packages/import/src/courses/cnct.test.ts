import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '@observatorio/import';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askEdition } from '../occupations/test-edition';
import { occupationCodes } from './occupation-codes';
import { type Course, catalogueText, latin1, manyCourses } from './test-files';

let dir: string;
let dataDir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(dir, 'data');
});
afterEach(() => rm(dir, { recursive: true }));

async function importText(content: string | Buffer, isPartial = true) {
  const path = join(dir, 'catalogo_cnct.csv');
  await writeFile(path, content);
  return importFiles('cnct', dataDir, [path], { isPartial });
}

const ask = (sql: string) => askEdition(dataDir, 'cnct', sql);

describe('technical course catalogue', () => {
  it.each([
    ['latin-1', (text: string) => latin1(text), '\n'],
    ['UTF-8', (text: string) => Buffer.from(text), '\n'],
    ['UTF-8 with a BOM and CRLF line endings', (text: string) => `\ufeff${text}`, '\r\n'],
  ])('imports every row of a file in %s', async (_, encoded, end) => {
    const courses: Course[] = [
      { name: 'Técnico em Enfermagem de Plantas ', occupations: '6220-10 - Jardineiro\n622010' },
      { name: 'Técnico Aeroportuário', hours: '1.000', occupations: 'Ainda não classificada.' },
      { name: 'Técnico em Pós-Colheita', hours: '', after: 'Colhe.', occupations: '' },
      ...manyCourses(30),
    ];
    const edition = await importText(encoded(catalogueText(courses, end)));
    expect(edition).toMatchObject({
      conjunto: 'cnct',
      linhasLidas: 33,
      linhasAceitas: 33,
      linhasRejeitadas: 0,
    });
    expect(
      await ask(`SELECT key, name, axis, hours, after_graduation, where_to_work FROM courses
        WHERE name NOT LIKE '%Jardim%' ORDER BY key`),
    ).toEqual([
      [
        'AEROPORTUARIO',
        'Técnico Aeroportuário',
        'Recursos Naturais',
        1000,
        'Quem se forma:\nRega as plantas – de dia; poda à noite.\nDiz “bom dia”, ou "olá".',
        'Jardins\nEstufas; viveiros',
      ],
      [
        'ENFERMAGEM PLANTA',
        'Técnico em Enfermagem de Plantas',
        'Recursos Naturais',
        1200,
        'Quem se forma:\nRega as plantas – de dia; poda à noite.\nDiz “bom dia”, ou "olá".',
        'Jardins\nEstufas; viveiros',
      ],
      [
        'POS COLHEITA',
        'Técnico em Pós-Colheita',
        'Recursos Naturais',
        null,
        'Colhe.',
        'Jardins\nEstufas; viveiros',
      ],
    ]);
    expect(await ask("SELECT * FROM course_occupations WHERE key LIKE 'ENF%'")).toEqual([
      ['ENFERMAGEM PLANTA', 622_010],
    ]);
    expect(edition.notas).toContain(
      'O catálogo descreve 33 cursos e associa ocupações da CBO a 31.',
    );
  });

  it('keeps courses with unreadable values and lists those values in the notes', async () => {
    const edition = await importText(
      catalogueText([
        {
          name: 'Técnico em Poda',
          hours: 'um ano',
          occupations: '3222-5 - Errada\n3171 – Família',
        },
        ...manyCourses(30),
      ]),
    );
    expect(edition.notas).toEqual([
      'O catálogo descreve 31 cursos e associa ocupações da CBO a 30.',
      'Não são códigos de ocupação da CBO, e ficaram de fora: “3171” e “3222-5”.',
      'Em 1 linha, “Carga Horária Mínima” não é uma carga de 600 a 2.400 horas: consta como não informado.',
      'Há 31 cursos, e a fonte tem cerca de 215.',
    ]);
  });

  it('reports occupations missing from the published official list', async () => {
    const list = join(dir, 'CBO2002 - Ocupacao.csv');
    await writeFile(list, 'CODIGO;TITULO\n622010;Jardineiro\n010105;Oficial general\n');
    await importFiles('cbo', dataDir, [list], { isPartial: true });
    const occupations = '6220-10\n0101-05\n9999-01\n0999-02\n9999-03\n9999-04\n9999-05';
    const edition = await importText(
      catalogueText([{ name: 'Técnico em Poda', occupations }, ...manyCourses(3)]),
    );
    expect(edition.notas).toContain(
      'Ocupações dos cursos que estão na CBO em serviço: 5 de 10 (50%); sem par: “0999-02”, “9999-01”, “9999-03” e mais 2.',
    );
  });

  it('reads line breaks in the first column', async () => {
    const rows = manyCourses(30).map(
      ({ name }) => `"Quem se forma:\n\nPoda";${name};Recursos Naturais;800;Campo;6220-10`,
    );
    const names =
      'Perfil Profissional de Conclusão;Denominação do Curso;Eixo Tecnológico;Carga Horária Mínima;Campo de Atuação;Ocupações CBO Associadas';
    const edition = await importText(`${[names, ...rows].join('\n')}\nTotal;;;;;\n`);
    expect(edition).toMatchObject({ linhasLidas: 30, linhasRejeitadas: 0 });
    expect(edition.notas).toContain(
      'catalogo_cnct.csv: a última linha é um total ou uma nota, e não conta: “Total”.',
    );
  });

  it('compares the axes with those in service', async () => {
    const courses = manyCourses(30);
    await importText(catalogueText(courses));
    const moved = courses.map((course, index) => ({
      ...course,
      axis: index < 3 ? 'Segurança' : 'Recursos Naturais',
    }));
    const { notas } = await importText(catalogueText(moved));
    expect(notas.join()).toContain(
      'Cursos com o eixo da edição em serviço: 27 de 30 (90%); com outro valor: “Técnico em Jardim 1 – Segurança”',
    );
  });

  it('rejects names that the list in service gives to other codes', async () => {
    const list = join(dir, 'CBO2002 - Ocupacao.csv');
    await writeFile(list, 'CODIGO;TITULO\n622010;Jardineiro\n223405;Farmacêutico\n');
    await importFiles('cbo', dataDir, [list], { isPartial: true });
    const courses = manyCourses(215).map((course, index) => ({
      ...course,
      occupations: index % 3 === 0 ? '6220-10 - Farmacêutico' : '6220-10 - Jardineiro',
    }));
    await expect(importText(catalogueText(courses), false)).rejects.toThrow(
      'Nomes de ocupações iguais aos da CBO em serviço: 143 de 215 (67%); com outro título: “6220-10 – Farmacêutico”',
    );
  });

  it.each([
    [
      'a missing column',
      catalogueText(manyCourses(3)).replace('Campo de Atuação', 'Campo'),
      'Campo de Atuação',
    ],
    [
      'a duplicate column',
      catalogueText(manyCourses(3)).replace('Área Tecnológica', 'Eixo Tecnológico'),
      'a coluna “Eixo Tecnológico” aparece mais de uma vez',
    ],
    [
      'no occupations at all',
      catalogueText(manyCourses(30).map((course) => ({ ...course, occupations: '' }))),
      'a coluna “Ocupações CBO Associadas” não traz valor',
    ],
    [
      'a blank text column',
      catalogueText(manyCourses(30).map((course) => ({ ...course, after: '' }))),
      'a coluna “Perfil Profissional de Conclusão” não traz valor',
    ],
    [
      'a duplicate course',
      catalogueText([...manyCourses(3), { name: 'TÉCNICO EM JARDIM 2' }]),
      'o curso “TÉCNICO EM JARDIM 2”, ou “Técnico em Jardim 2”, aparece mais de uma vez',
    ],
    [
      'half of the courses',
      catalogueText(manyCourses(107)),
      'há 107 cursos, e a fonte tem cerca de 215',
    ],
    [
      'no occupation codes',
      catalogueText(manyCourses(215).map((course) => ({ ...course, occupations: 'Jardineiro' }))),
      'linha 2: Cursos com ocupações da CBO: nenhum de 215',
    ],
    [
      'codes in exponents',
      catalogueText(
        manyCourses(215).map((course, index) => ({
          ...course,
          occupations: index % 3 === 0 ? '6.22E+05 - Jardineiro' : '6220-10 - Jardineiro',
        })),
      ),
      'Códigos de ocupação com seis algarismos: 143 de 215 (67%); não são códigos: “6.22”',
    ],
    [
      'the same hours for all courses',
      catalogueText(manyCourses(215).map((course) => ({ ...course, hours: '800 horas' }))),
      'a coluna “Carga Horária Mínima” traz o mesmo valor em todas as linhas',
    ],
    [
      'a header that was encoded twice',
      Buffer.from(catalogueText(manyCourses(30)), 'utf8').toString('latin1'),
      'linha 1: cada letra com acento do cabeçalho virou duas, como em “Eixo TecnolÃ³gico”',
    ],
    [
      'a header in the encoding of MS-DOS',
      catalogueText(manyCourses(30)).replaceAll('ó', '\u00a2'),
      'linha 1: letras com acento do cabeçalho viraram outros sinais, como em “Eixo Tecnol¢gico”',
    ],
    [
      'the marks of a web page',
      catalogueText(manyCourses(30).map((course) => ({ ...course, where: '<p>Jardins</p>' }))),
      'linha 2: há marcas de HTML em 30 linhas, como em “<p>Jardins</p>”',
    ],
    [
      'minutes for hours',
      catalogueText(manyCourses(215).map((course) => ({ ...course, hours: '72000 minutos' }))),
      'linha 2: “Carga Horária Mínima” não é uma carga de 600 a 2.400 horas em 215 de 215 linhas',
    ],
    [
      'exchanged texts',
      catalogueText(
        manyCourses(215).map((course) => ({
          ...course,
          after: 'Locais e ambientes de trabalho: jardins',
        })),
      ),
      '“Perfil Profissional de Conclusão” e “Campo de Atuação” não concordam em 215 de 215 linhas',
    ],
    [
      'fields of work of the next course',
      catalogueText(
        manyCourses(215).map((course, index) => ({
          ...course,
          name: `Técnico em T${1000 + index}`,
          where: `Empresas de T${1001 + index}`,
        })),
      ),
      'Campos de atuação com palavra do nome do curso, e não do vizinho: nenhum de',
    ],
    [
      'fields of work of other courses',
      catalogueText(manyCourses(215).map((course) => ({ ...course, where: 'Hospitais' }))),
      'linha 2: Campos de atuação com palavra do nome do curso: nenhum de 215; sem palavra em comum: “Técnico em Jardim 1”',
    ],
    [
      'axes of other areas',
      catalogueText(
        manyCourses(215).map((course, index) => ({
          ...course,
          axis: index % 5 === 0 ? 'Segurança' : 'Recursos Naturais',
        })),
      ),
      'linha 2: “Área Tecnológica” e “Eixo Tecnológico” não concordam em 43 de 215 linhas, como em “Plantas” e “Segurança”',
    ],
    [
      'profiles of other courses',
      catalogueText(
        manyCourses(215).map((course) => ({
          ...course,
          after: 'O Técnico em Nada será habilitado para: nada.',
        })),
      ),
      '“Denominação do Curso” e “Perfil Profissional de Conclusão” não concordam',
    ],
    [
      'an unknown axis',
      catalogueText(manyCourses(215).map((course) => ({ ...course, axis: 'Plantas' }))),
      '“Eixo Tecnológico” não é um eixo tecnológico em 215 de 215 linhas',
    ],
    [
      'a truncated last line',
      catalogueText(manyCourses(3)).slice(0, -60),
      'a última linha está cortada',
    ],
    [
      'the layout of another source',
      'CODIGO;TITULO\n225125;Médico clínico\n',
      'da estrutura da CBO',
    ],
  ])('rejects a file with %s', async (_, text, found) => {
    const refusal = importText(text, false);
    await expect(refusal).rejects.toThrow(found);
    await expect(refusal).rejects.toThrow('catalogo_cnct.csv');
  });
});

describe('occupation codes in a cell', () => {
  it.each([
    ['3222-05 - Técnico de enfermagem\n3222-05 - Idem', [322_205], []],
    ['3222-05 Técnico; 3222-10 Outro, 3222–15/322220', [322_205, 322_210, 322_215, 322_220], []],
    ['3171 20 - Desenvolvedor\n0201-05 Coronel', [317_120, 20_105], []],
    ['3222-\n55 - Técnico em\nagente comunitário', [322_255], []],
    ['Analista de sinistros 351740 (1º grau, 4 anos)', [351_740], []],
    ['Ocupação ainda não classificada.', [], []],
    ['3742 - Técnicos em cenografia', [], ['3742']],
    ['32222-05, 3222-055', [], ['32222-05', '3222-055']],
  ])('parses %s', (text, codes, malformed) => {
    const found = occupationCodes(text);
    expect([...new Set(found.occupations.map(({ code }) => code))]).toEqual(codes);
    expect(found.malformed).toEqual(malformed);
  });

  it('reads the name of each code', () => {
    const text = '3222-\n55 - Técnico em\nagente comunitário\n3222-05 Técnico; 322210\n';
    expect(occupationCodes(text).occupations).toEqual([
      { code: 322_255, title: 'Técnico em agente comunitário' },
      { code: 322_205, title: 'Técnico' },
      { code: 322_210, title: '' },
    ]);
  });
});
