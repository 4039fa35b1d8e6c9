import { describe, expect, it } from 'vitest';
import { gapRangeSentence, gapSentence, type PayComparison } from './gap-sentences';

const women = (changes: Partial<PayComparison> = {}): PayComparison[] => [
  {
    key: 'mulheres',
    count: 40,
    baseCount: 60,
    ratio: 87.4,
    adjustedRatio: 92.6,
    unknownShare: 0,
    ...changes,
  },
];

const blackOrBrown = (changes: Partial<PayComparison> = {}) =>
  women({ key: 'pretas-pardas', unknownShare: 0.12, ...changes });

const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ');

describe('gapSentence', () => {
  it.each([
    [
      {},
      'Em média, de cada R$ 100 que um homem recebe, uma mulher recebe R$ 87; na mesma ocupação, idade, escolaridade e jornada, R$ 93.',
    ],
    [
      { ratio: 104.2, adjustedRatio: 97 },
      'Em média, para cada R$ 100 que um homem recebe, uma mulher recebe R$ 104; na mesma ocupação, idade, escolaridade e jornada, R$ 97.',
    ],
    [
      { adjustedRatio: 100.4 },
      'Em média, de cada R$ 100 que um homem recebe, uma mulher recebe R$ 87; na mesma ocupação, idade, escolaridade e jornada, praticamente o mesmo.',
    ],
    [
      { ratio: 99.6, adjustedRatio: 97 },
      'Em média, uma mulher recebe praticamente o mesmo que um homem; na mesma ocupação, idade, escolaridade e jornada, R$ 97 de cada R$ 100.',
    ],
    [
      { ratio: 100, adjustedRatio: 103 },
      'Em média, uma mulher recebe praticamente o mesmo que um homem; na mesma ocupação, idade, escolaridade e jornada, R$ 103 para cada R$ 100.',
    ],
    [
      { adjustedRatio: null },
      'Em média, de cada R$ 100 que um homem recebe, uma mulher recebe R$ 87; não há pares bastantes para comparar na mesma ocupação, idade, escolaridade e jornada.',
    ],
    [{ count: 0 }, 'Nenhum destes vínculos é de mulher: não há o que comparar.'],
    [{ baseCount: 0 }, 'Nenhum destes vínculos é de homem: não há o que comparar.'],
    [
      { ratio: null },
      'Comparação em sigilo: são poucos os vínculos de mulheres, ou de homens, com remuneração classificada.',
    ],
    [{ unknownShare: 0.5 }, 'O gênero falta em 50% dos vínculos: não se compara.'],
    [
      { unknownShare: 1, count: 0, baseCount: 0 },
      'Nenhum destes vínculos informa o gênero: não se compara.',
    ],
  ])('compares women with men: %j', (changes, sentence) => {
    expect(plain(gapSentence(women(changes), 'genero'))).toBe(sentence);
  });

  it.each([
    [
      {},
      'Em média, de cada R$ 100 que uma pessoa branca recebe, uma pessoa preta ou parda recebe R$ 87; na mesma ocupação, idade, escolaridade e jornada, R$ 93. A cor ou raça falta em 12% dos vínculos.',
    ],
    [{ unknownShare: 0.41 }, 'A cor ou raça falta em 41% dos vínculos: não se compara.'],
    [
      { count: 0, unknownShare: 0 },
      'Nenhum destes vínculos é de pessoa preta ou parda: não há o que comparar.',
    ],
  ])('compares black and brown with white people: %j', (changes, sentence) => {
    expect(plain(gapSentence(blackOrBrown(changes), 'raca'))).toBe(sentence);
  });

  it('names the period of yearly means, and what a file lacks', () => {
    const terms = { basis: 'media' } as const;
    expect(plain(gapSentence(women(), 'genero', { terms, hasHours: false }))).toBe(
      'Em média, de cada R$ 100 que um homem recebe por mês (média do ano), uma mulher recebe R$ 87; a jornada não está informada neste ano, e sem ela não se compara na mesma ocupação, idade e escolaridade.',
    );
    const unpaid = [{ ...blackOrBrown()[0], ratio: null }] as never;
    expect(gapSentence(unpaid, 'raca', { terms: { isInformed: false } })).toBe(
      'Remuneração não informada neste ano: a fonte só traz a faixa salarial.',
    );
    expect(gapSentence(blackOrBrown(), 'raca', { isInformed: false })).toBe(
      'Cor ou raça: não informada neste ano.',
    );
  });
});

describe('gapRangeSentence', () => {
  const rows = [
    { label: 'Médio completo', ratio: 90 },
    { label: 'Doutorado', ratio: 72 },
    { label: 'Mestrado', ratio: '–' },
  ];

  it('names the extremes', () => {
    expect(plain(gapRangeSentence(rows, 'por escolaridade', 'media'))).toBe(
      ' Por escolaridade, a média das mulheres vai de R$ 72 (Doutorado) a R$ 90 (Médio completo) por R$ 100 dos homens.',
    );
  });

  it('says that all are the same, or nothing about a single one', () => {
    const same = rows.map((row) => ({ ...row, ratio: 90 }));
    expect(plain(gapRangeSentence(same, 'por idade', 'hora'))).toBe(
      ' Por idade, a remuneração por hora das mulheres é de R$ 90 por R$ 100 dos homens onde se comparam.',
    );
    expect(gapRangeSentence(rows.slice(1), 'por idade', 'media')).toBe('');
  });
});
