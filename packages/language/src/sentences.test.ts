import { type CountRow, establishmentSizes, wageBands } from '@observatorio/domain';
import { describe, expect, it } from 'vitest';
import {
  bestPaidSentence,
  citiesSentence,
  courseKindNames,
  emptySelectionSentence,
  feminineAdjectives,
  fundingSentence,
  genderSentence,
  leaderSentence,
  modalityNames,
  paySentence,
  placeSentence,
  ranges,
  rankingSentence,
  regionSentence,
  schoolingNames,
  sizeRanges,
  spreadSentence,
  wageRanges,
} from './sentences';
import { COURSE_NAMES, LINKS, measureUnit } from './unit';

const row = (key: string | null, label: string, count: number): CountRow => ({
  key,
  label,
  count,
});
const sectorSentence = leaderSentence('O setor com mais vínculos');

describe('placeSentence', () => {
  const rows = [
    row('31', 'Minas Gerais', 4_900_000),
    row('35', 'São Paulo', 13_200_000),
    row('33', 'Rio de Janeiro', 4_000_000),
    row(null, 'Não informado', 25_454_211),
  ];

  it('names the two largest places with their shares of all links', () => {
    expect(placeSentence(rows)).toBe(
      'São Paulo concentra 28% dos 47,6 milhões de vínculos, à frente de Minas Gerais (10%).',
    );
  });

  it('states the selection and its share of the total', () => {
    expect(placeSentence(rows, ['31', '33'])).toBe(
      'Seleção: Minas Gerais e Rio de Janeiro, com 8,9 milhões de vínculos, 19% dos 47,6 milhões de vínculos.',
    );
  });
});

it('counts links of the chosen cities without comparing their states', () => {
  expect(citiesSentence([row('35', 'São Paulo', 4_800_000)], 1)).toBe(
    'Na cidade escolhida, há 4,8 milhões de vínculos.',
  );
  expect(citiesSentence([row('35', 'São Paulo', 700), row('33', 'Rio de Janeiro', 300)], 2)).toBe(
    'Nas 2 cidades escolhidas, há 1.000 vínculos.',
  );
  expect(citiesSentence([], 1)).toBe('Não há vínculos com estes filtros.');
});

describe('leaderSentence', () => {
  it('reports that there are no links', () => {
    expect(sectorSentence([])).toBe('Não há vínculos com estes filtros.');
    expect(sectorSentence([row('1', 'Indústria', 0)])).toBe('Não há vínculos com estes filtros.');
  });

  it('reports that the source lacks the information', () => {
    expect(sectorSentence([row(null, 'Não informado', 3)])).toBe(
      'Sem essa informação: 3 vínculos.',
    );
  });

  it('adds an article to a range', () => {
    const sentence = leaderSentence('A faixa etária com mais vínculos', ranges);
    expect(sentence([row('1', 'Até 17 anos', 3), row('2', '18 a 29 anos', 1)])).toBe(
      'A faixa etária com mais vínculos é a de até 17 anos, com 75% dos 4 vínculos, à frente da de 18 a 29 anos (25%).',
    );
  });

  it('does not compare a single group', () => {
    expect(sectorSentence([row('3', 'Comércio', 1)])).toBe('Há 1 vínculo, de Comércio.');
  });

  it('states how many links have no category', () => {
    const unknown = (count: number) => ({ key: null, label: 'Não informado', count });
    const known = (count: number) => row('1', 'Homens', count);
    expect(genderSentence([known(54), unknown(30)])).toBe(
      'Dos 84 vínculos, 54 são de homens; sem essa informação: 30.',
    );
    expect(genderSentence([known(1), unknown(1)], [], measureUnit('Matrículas'))).toBe(
      'Das 2 matrículas, 1 é de homem; sem essa informação: 1.',
    );
  });

  it.each([
    [schoolingNames, 'Analfabeto', 'de pessoas analfabetas'],
    [schoolingNames, 'Médio completo', 'de pessoas com ensino médio completo'],
    [schoolingNames, 'Até o 5º ano incompleto', 'de pessoas com até o 5º ano incompleto'],
    [schoolingNames, '5º ano completo', 'de pessoas com o 5º ano completo'],
    [schoolingNames, '6º ao 9º ano', 'de pessoas com ensino do 6º ao 9º ano'],
    [schoolingNames, 'Mestrado', 'de pessoas com mestrado'],
    [courseKindNames, 'Concomitante', 'do tipo concomitante'],
    [feminineAdjectives, 'Federal', 'da rede federal'],
    [modalityNames, 'Presencial', 'do ensino presencial'],
  ])('names a single category with its noun', (naming, label, name) => {
    expect(leaderSentence('A maior', naming)([row('1', label, 2)])).toBe(
      `Há 2 vínculos, todos ${name}.`,
    );
  });

  it.each([
    [schoolingNames, 'Analfabeto', 'de pessoa analfabeta'],
    [schoolingNames, 'Médio completo', 'de pessoa com ensino médio completo'],
    [sizeRanges, '5 a 9', 'de estabelecimento de 5 a 9 vínculos'],
    [ranges, '18 a 29 anos', 'de 18 a 29 anos'],
  ])('names the category of one link in the singular', (naming, label, name) => {
    expect(leaderSentence('A maior', naming)([row('1', label, 1)])).toBe(`Há 1 vínculo, ${name}.`);
  });

  it('names the sex of one link and the funding of one enrolment in the singular', () => {
    expect(genderSentence([row('2', 'Mulheres', 1)])).toBe('Há 1 vínculo, de mulher.');
    expect(fundingSentence([row('0', 'Gratuito', 1)], [], measureUnit('Matrículas'))).toBe(
      'Há 1 matrícula, de curso gratuito.',
    );
  });

  it.each([
    ['0', 'de até 0,5 salário mínimo'],
    ['2', 'de 1 a 1,5 salário mínimo'],
    ['3', 'de 1,5 a 2 salários mínimos'],
    ['11', 'de mais de 20 salários mínimos'],
  ])('states the unit of a single pay band: %s', (code, name) => {
    const label = wageBands.find((band) => band.code === code)?.label ?? '';
    const sentence = leaderSentence('A faixa com mais vínculos', wageRanges);
    expect(sentence([row(code, label, 54)])).toBe(`Há 54 vínculos, todos ${name}.`);
  });

  it.each([
    ['1', 'estabelecimentos sem vínculos'],
    ['2', 'estabelecimentos de até 4 vínculos'],
    ['8', 'estabelecimentos de 250 a 499 vínculos'],
    ['10', 'estabelecimentos de 1.000 ou mais vínculos'],
  ])('states the unit of a single establishment size: %s', (code, name) => {
    const label = establishmentSizes.find((size) => size.code === code)?.label ?? '';
    const sentence = leaderSentence('A faixa de tamanho com mais vínculos', sizeRanges);
    expect(sentence([row(code, label, 54)])).toBe(`Há 54 vínculos, todos de ${name}.`);
  });

  it('states the unit of selected pay bands', () => {
    const sentence = leaderSentence('A faixa com mais vínculos', wageRanges);
    const rows = [row('2', '1 a 1,5', 3), row('10', '15 a 20', 1)];
    expect(sentence(rows, ['10'])).toBe(
      'Seleção: 15 a 20 salários mínimos, com 1 vínculo, 25% dos 4 vínculos.',
    );
  });

  it('omits the share of a selection that covers everything', () => {
    expect(sectorSentence([row('3', 'Comércio', 9_400_000)], ['3'])).toBe(
      'Seleção: Comércio, com 9,4 milhões de vínculos.',
    );
  });

  it('does not round a small share to zero', () => {
    const rows = [row('1', 'Ensino', 1), row('2', 'Calçados', 99_999)];
    expect(sectorSentence(rows, ['1'])).toBe(
      'Seleção: Ensino, com 1 vínculo, menos de 0,1% dos 100.000 vínculos.',
    );
  });

  it('does not rank ties', () => {
    expect(sectorSentence([row('1', 'Indústria', 5), row('3', 'Comércio', 5)])).toBe(
      'O setor com mais vínculos é Indústria, com 50% dos 10 vínculos, o mesmo que Comércio.',
    );
  });

  it('names up to three tied categories and counts the rest', () => {
    const rows = ['Indústria', 'Comércio', 'Serviços', 'Construção'].map((label, index) =>
      row(String(index + 1), label, 5),
    );
    expect(sectorSentence(rows.slice(0, 3))).toMatch(
      /é Indústria, .* o mesmo que Comércio e Serviços\.$/,
    );
    expect(sectorSentence(rows)).toMatch(/é Indústria, .* o mesmo que Comércio e mais 2\.$/);
  });

  it('uses the singular below two million', () => {
    expect(sectorSentence([row('1', 'Indústria', 1_200_000), row('3', 'Comércio', 300_000)])).toBe(
      'O setor com mais vínculos é Indústria, com 80% de 1,5 milhão de vínculos, à frente de Comércio (20%).',
    );
  });

  it('never names the aggregate of other categories as the leader', () => {
    const rows = [
      row('', 'Outras', 90),
      row('521110', 'Vendedor', 7),
      row('411010', 'Auxiliar', 3),
    ];
    expect(leaderSentence('A ocupação com mais vínculos')(rows)).toBe(
      'A ocupação com mais vínculos é Vendedor, com 7% dos 100 vínculos, à frente de Auxiliar (3%).',
    );
  });
});

it('uses the given unit', () => {
  const sentence = leaderSentence(({ many }) => `A modalidade com mais ${many}`);
  const rows = [row('1', 'Presencial', 3), row('2', 'A distância', 1)];
  expect(sentence(rows, [], measureUnit('Matrículas'))).toBe(
    'A modalidade com mais matrículas é Presencial, com 75% das 4 matrículas, à frente de A distância (25%).',
  );
  expect(sentence([], [], measureUnit('Concluintes'))).toBe(
    'Não há concluintes com estes filtros.',
  );
});

it('states the ranks on a page', () => {
  const sentence = rankingSentence(COURSE_NAMES, 'curso');
  const rows = [row('Direito', 'Direito', 9), row('Letras', 'Letras', 8)];
  const unit = measureUnit('Concluintes');
  expect(sentence({ rows, first: 1, total: 90 }, unit)).toBe(
    'O curso com mais concluintes é Direito, com 9 concluintes, entre 90 nomes de curso.',
  );
  expect(sentence({ rows, first: 11, total: 90 }, unit)).toBe(
    'Do 11º ao 12º entre 90 nomes de curso, por número de concluintes.',
  );
  const tied = ['Administração', 'Direito', 'Letras', 'Física'].map((label) =>
    row(label, label, 1),
  );
  expect(sentence({ rows: tied.slice(0, 2), first: 1, total: 2 }, unit)).toBe(
    'Administração e Direito empatam no maior número de concluintes, com 1 concluinte cada, entre 2 nomes de curso.',
  );
  expect(sentence({ rows: [...tied, row('Artes', 'Artes', 0)], first: 1, total: 5 }, unit)).toMatch(
    /^4 nomes de curso empatam no maior número de concluintes, com 1 concluinte cada, /,
  );
  expect(sentence({ rows: tied, first: 1, total: 90 }, unit)).toMatch(
    /^Ao menos 4 nomes de curso empatam /,
  );
  expect(sentence({ rows: [], first: 1, total: 0 }, unit)).toBe(
    'Não há concluintes com estes filtros.',
  );
});

it('compares the sexes', () => {
  expect(genderSentence([row('1', 'Homens', 56), row('2', 'Mulheres', 44)])).toBe(
    'Homens têm 56% dos 100 vínculos; mulheres, 44%.',
  );
});

it('states pay, or the reason for withholding it', () => {
  const sentence = paySentence({ links: 9, meanPay: 3156.02, medianPay: 1782.44 });
  expect(sentence.replaceAll('\u00a0', ' ')).toBe(
    'Metade dos vínculos paga até R$ 1.782,44 por mês; a média é R$ 3.156,02.',
  );
  const figures = { links: 9, meanPay: 3156.02, medianPay: 1782.44 };
  expect(paySentence(figures, { basis: 'dezembro' }).replaceAll('\u00a0', ' ')).toBe(
    'Metade dos vínculos paga até R$ 1.782,44 em dezembro; a média é R$ 3.156,02.',
  );
  expect(paySentence(figures, { basis: 'media' }).replaceAll('\u00a0', ' ')).toBe(
    'Metade dos vínculos paga até R$ 1.782,44 por mês (média do ano); a média é R$ 3.156,02.',
  );
  const median = paySentence({ links: 9, meanPay: 3200, medianPay: null });
  expect(median.replaceAll('\u00a0', ' ')).toMatch(
    /^A média é R\$ 3\.200,00 por mês\. A mediana fica em sigilo/,
  );
  const withheld = { meanPay: null, medianPay: null };
  expect(paySentence({ links: 4, ...withheld })).toMatch(/^Remuneração em sigilo/);
  expect(paySentence({ links: 0, ...withheld })).toBe('Não há vínculos com estes filtros.');
});

it('states between which amounts the middle half is paid', () => {
  const figures = { links: 90, meanPay: 3156, medianPay: 1782, p25Pay: 1500, p75Pay: 2900 };
  const text = (changed: object) =>
    spreadSentence({ ...figures, ...changed }, { basis: 'dezembro' }).replaceAll('\u00a0', ' ');
  expect(text({})).toBe(
    'A metade recebe entre R$ 1.500,00 e R$ 2.900,00 em dezembro; a mediana é R$ 1.782,00, e a média, R$ 3.156,00.',
  );
  expect(text({ p75Pay: 1500 })).toMatch(/^A metade recebe R\$ 1\.500,00 em dezembro;/);
  expect(text({ p75Pay: null })).toBe(
    'Metade dos vínculos paga até R$ 1.782,00 em dezembro; a média é R$ 3.156,00.',
  );
});

describe('bestPaidSentence', () => {
  const paid = (label: string, medianPay: number | null, count = 20) => ({
    key: label,
    label,
    count,
    medianPay,
  });

  it('names the highest median and counts the withheld ones', () => {
    const rows = [paid('Gari', 1500), paid('Médico', 9870, 1234), paid('Bispo', null, 1)];
    const terms = { basis: 'dezembro', limit: 5 } as const;
    expect(bestPaidSentence(rows, terms).replaceAll('\u00a0', ' ')).toBe(
      'A maior mediana é de Médico: R$ 9.870,00 em dezembro, entre 1.234 vínculos. Em sigilo, com menos de 5 vínculos: 1 ocupação.',
    );
    expect(bestPaidSentence([...rows, paid('Papa', null, 1)])).toMatch(
      /sigilo, com poucos vínculos: 2 ocupações\.$/,
    );
    expect(bestPaidSentence([paid('Gari', 1500)])).toMatch(/entre 20 vínculos\.$/);
  });

  it('names all occupations tied for the highest median, or counts them', () => {
    const rows = ['Gari', 'Médico', 'Bispo', 'Ator'].map((label) => paid(label, 1500, 5));
    expect(bestPaidSentence(rows.slice(0, 3))).toMatch(
      /^A maior mediana é de Gari, Médico e Bispo: .*, entre 15 vínculos\.$/,
    );
    expect(bestPaidSentence(rows)).toMatch(/^A maior mediana é de 4 ocupações: /);
  });

  it('reports that there are no rows or that all pay is withheld', () => {
    expect(bestPaidSentence([])).toBe('Não há vínculos com estes filtros.');
    expect(bestPaidSentence([paid('Papa', null, 1)])).toMatch(/^Remuneração em sigilo/);
  });
});

it('compares the funding of courses', () => {
  const rows = [row('Pago', 'Pago', 3), row('Gratuito', 'Gratuito', 1)];
  expect(fundingSentence(rows, [], measureUnit('Matrículas'))).toBe(
    'Cursos pagos têm 75% das 4 matrículas; gratuitos, 25%.',
  );
});

describe('naming categories in sentences', () => {
  it('contracts “de” with a state’s article', () => {
    const states = [
      row('29', 'Bahia', 3),
      row('33', 'Rio de Janeiro', 2),
      row('35', 'São Paulo', 2),
    ];
    expect(placeSentence(states)).toBe(
      'A Bahia concentra 43% dos 7 vínculos, à frente do Rio de Janeiro (29%).',
    );
    expect(placeSentence(states.slice(1))).toBe(
      'O Rio de Janeiro concentra 50% dos 4 vínculos, o mesmo que São Paulo.',
    );
    expect(placeSentence([row('53', 'Distrito Federal', 1)])).toBe(
      'Há 1 vínculo, do Distrito Federal.',
    );
  });

  it('puts the region before the names of its states', () => {
    const states = [row('15', 'Pará', 3), row('17', 'Tocantins', 1), row('35', 'São Paulo', 2)];
    expect(regionSentence(states, ['1'])).toBe(
      'Na região Norte, o Pará concentra 75% dos 4 vínculos, à frente do Tocantins (25%).',
    );
    expect(regionSentence(states, ['3', '4'])).toBe(
      'Nas regiões Sudeste e Sul, há 2 vínculos, todos de São Paulo.',
    );
    expect(regionSentence(states, ['5'])).toBe('Não há vínculos com estes filtros.');
  });

  it('makes names agree with their noun in gender', () => {
    const unit = measureUnit('Matrículas');
    const pair = (first: string, second: string) => [row('1', first, 3), row('2', second, 1)];
    expect(
      leaderSentence('A rede com mais alunos', feminineAdjectives)(pair('Pública', 'Privada')),
    ).toContain('é a pública, com 75% dos 4 vínculos, à frente da privada');
    expect(
      leaderSentence('A modalidade', modalityNames)(pair('A distância', 'Presencial'), [], unit),
    ).toContain('é o ensino a distância, com 75% das 4 matrículas, à frente do ensino presencial');
    expect(
      leaderSentence('A mais comum', schoolingNames)(pair('Médio completo', 'Analfabeto')),
    ).toContain('é o ensino médio completo, com 75% dos 4 vínculos, à frente da de analfabetos');
    expect(
      leaderSentence('O tipo', courseKindNames)(pair('Licenciatura', 'Bacharelado')),
    ).toContain('é a licenciatura, com 75% dos 4 vínculos, à frente do bacharelado');
    expect(fundingSentence([row('0', 'Pago', 3)], [], unit)).toBe(
      'Há 3 matrículas, todas de cursos pagos.',
    );
  });
});

it('describes a selected category without links', () => {
  const rows = [row('1', 'Homens', 7), row('2', 'Mulheres', 0)];
  expect(genderSentence(rows, ['2'])).toBe('Seleção: Mulheres, sem vínculos.');
  expect(genderSentence(rows, ['1'])).toBe('Seleção: Homens, com 7 vínculos.');
  expect(emptySelectionSentence(['Assis Brasil, AC', 'Itaocara, RJ'], LINKS)).toBe(
    'Seleção sem vínculos: Assis Brasil, AC; Itaocara, RJ.',
  );
});
