import { describe, expect, it } from 'vitest';
import {
  hourlyPaySentence,
  hoursSentence,
  type TenureHalf,
  tenureSentence,
} from './hours-sentences';

const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ');

describe('hoursSentence', () => {
  const bands = (partTime: number, full: number, unknown = 0) => [
    { key: '4', count: partTime },
    { key: '6', count: full },
    { key: null, count: unknown },
  ];
  const total = { count: 20_000, meanHours: 41.25, hourlyPay: 17.32 };
  const options = { lastPartTime: 4 };

  it.each([
    [
      bands(9, 91),
      total,
      'A jornada média é de 41,3 horas por semana, e 9% dos vínculos são de tempo parcial. Uma hora paga R$ 17,32, em média.',
    ],
    [
      bands(0, 91, 1),
      { ...total, meanHours: 44 },
      'A jornada média é de 44 horas por semana, e nenhum vínculo é de tempo parcial. Uma hora paga R$ 17,32, em média. A jornada falta em 1 vínculo.',
    ],
    [
      bands(4, 5),
      { count: 9, meanHours: 40, hourlyPay: 14.05 },
      'A jornada média é de 40 horas por semana, e 44% dos vínculos são de tempo parcial. Uma hora paga cerca de R$ 14, em média.',
    ],
    [
      bands(3, 0, 2),
      { count: 3, meanHours: null, hourlyPay: null },
      'Todos os vínculos com jornada informada são de tempo parcial. A jornada média e a remuneração por hora estão em sigilo. A jornada falta em 2 vínculos.',
    ],
    [
      bands(1, 0),
      { count: 3, meanHours: null, hourlyPay: null },
      'O vínculo é de tempo parcial. A jornada média e a remuneração por hora estão em sigilo.',
    ],
    [bands(0, 0, 5), undefined, 'Nenhum destes vínculos informa a jornada.'],
    [bands(0, 0, 1), undefined, 'O vínculo não informa a jornada.'],
    [[], undefined, 'Não há vínculos com estes filtros.'],
  ])('describes %j', (rows, figures, sentence) => {
    expect(plain(hoursSentence(rows, figures, options))).toBe(sentence);
  });

  it('says that the source has only pay bands', () => {
    const withheld = { count: 100, meanHours: null, hourlyPay: null };
    const terms = { isInformed: false };
    expect(hoursSentence(bands(9, 91), withheld, { ...options, terms })).toBe(
      '9% dos vínculos são de tempo parcial. Remuneração não informada neste ano: a fonte só traz a faixa salarial.',
    );
  });

  it('says that the file of the year lacks the hours', () => {
    expect(hoursSentence(bands(0, 0, 9), undefined, { ...options, isInformed: false })).toBe(
      'Jornada: não informada neste ano.',
    );
  });
});

describe('hourlyPaySentence', () => {
  const band = (key: string | null, label: string, hourlyPay: number | null, count = 9) => ({
    key,
    label,
    hourlyPay,
    count,
  });
  const [short, long] = [band('1', 'Até 12 horas', 21.5), band('6', '41 a 44 horas', 15.2)];
  const unknown = band(null, 'Não informado', 30, 2);
  const total = { count: 900, meanHours: 41, hourlyPay: 17.32 };
  const withheld = { count: 3, meanHours: null, hourlyPay: null };

  it.each([
    [
      [short, band('4', '21 a 30 horas', null), long, unknown],
      total,
      'Uma hora paga mais na jornada de até 12 horas: R$ 21,50, em média; menos, na de 41 a 44 horas: R$ 15,20. No conjunto, R$ 17,32. A jornada falta em 2 vínculos.',
    ],
    [[long], total, 'Uma hora paga R$ 17,32, em média.'],
    [[long, { ...short, hourlyPay: 15.2 }], total, 'Uma hora paga R$ 17,32, em média.'],
    [[band('1', 'Até 12 horas', null)], withheld, 'A remuneração por hora está em sigilo.'],
    [[unknown], withheld, 'Nenhum destes vínculos informa a jornada.'],
    [[], undefined, 'Não há vínculos com estes filtros.'],
  ])('compares %j', (rows, figures, sentence) => {
    expect(plain(hourlyPaySentence(rows, figures))).toBe(sentence);
  });

  it('says that the file of the year lacks the hours', () => {
    expect(hourlyPaySentence([unknown], undefined, { isInformed: false })).toBe(
      'Jornada: não informada neste ano.',
    );
  });
});

describe('tenureSentence', () => {
  const halves = (
    recent: [number, number | null],
    others: [number, number | null],
    unknown = 0,
  ): TenureHalf[] => [
    { key: '1', count: recent[0], medianPay: recent[1] },
    { key: '2', count: others[0], medianPay: others[1] },
    { key: null, count: unknown, medianPay: null },
  ];

  it.each([
    [
      halves([28, 1650], [72, 2100]),
      '28% dos vínculos começaram há menos de um ano: metade deles paga até R$ 1.650,00 em dezembro, e metade dos outros, até R$ 2.100,00.',
    ],
    [
      halves([3, null], [97, 2100], 8),
      '3% dos vínculos começaram há menos de um ano: a mediana deles está em sigilo, e metade dos outros paga até R$ 2.100,00 em dezembro. O tempo no emprego falta em 8 vínculos.',
    ],
    [
      halves([90, 1650], [2, null]),
      '98% dos vínculos começaram há menos de um ano: metade deles paga até R$ 1.650,00 em dezembro, e a mediana dos outros está em sigilo.',
    ],
    [
      halves([1, null], [1, null]),
      '50% dos vínculos começaram há menos de um ano: a mediana deles e a dos outros estão em sigilo.',
    ],
    [halves([0, null], [5, 2100]), 'Nenhum destes vínculos começou há menos de um ano.'],
    [halves([0, null], [1, null]), 'O vínculo começou há um ano ou mais.'],
    [halves([5, 1650], [0, null]), 'Todos os vínculos começaram há menos de um ano.'],
    [halves([1, null], [0, null]), 'O vínculo começou há menos de um ano.'],
    [halves([0, null], [0, null], 4), 'Nenhum destes vínculos informa o tempo no emprego.'],
  ])('compares %j', (rows, sentence) => {
    const terms = { basis: 'dezembro' } as const;
    expect(plain(tenureSentence(rows, { terms }))).toBe(sentence);
  });
});
