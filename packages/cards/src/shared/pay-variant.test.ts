import type { Filters, PayRow } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { labourAgeGender } from '../labour/labour-age-gender';
import { labourEstablishmentSize } from '../labour/labour-establishment-size';
import { labourGender } from '../labour/labour-gender';
import { labourMap } from '../labour/labour-map';
import { labourSchooling } from '../labour/labour-schooling';
import { type Card, type CardRequest, plainQuery, type Variant } from '../model/card';
import { drawnContent, figuresOf, textsOf, titleOf } from '../model/present';
import { requestsOf } from '../model/requests';
import { occupationSchooling } from '../occupation/occupation-schooling';
import { profileSex } from '../profile/profile-sex';

const median = { medida: ['mediana'] };

const inShort = ({ dataset, filters }: CardRequest) => [dataset.id, filters];

it.each<[Card, Filters, title: string, id: string, filters: Filters]>([
  [labourSchooling, {}, 'Vínculos por escolaridade', 'labour.bySchooling', {}],
  [
    labourSchooling,
    { medida: ['media'], escolaridade: ['9'], uf: ['35'] },
    'Remuneração média por escolaridade',
    'labour.pay',
    { medida: ['media'], uf: ['35'], por: ['escolaridade'] },
  ],
  [
    labourAgeGender,
    median,
    'Remuneração mediana por idade e gênero',
    'labour.pay',
    { ...median, por: ['faixaEtaria'], separado: ['genero'] },
  ],
  [
    labourMap,
    { ...median, regiao: ['1'] },
    'Remuneração mediana por estado',
    'labour.pay',
    { ...median, por: ['uf'] },
  ],
  [
    labourMap,
    { ...median, uf: ['35'], municipio: ['3550308'] },
    'Remuneração mediana por município',
    'labour.pay',
    { ...median, uf: ['35'], por: ['municipio'] },
  ],
  [
    labourMap,
    { ...median, uf: ['12', '35'], municipio: ['1200401', '3550308'] },
    'Remuneração mediana por estado',
    'labour.pay',
    { ...median, municipio: ['1200401', '3550308'], por: ['uf'] },
  ],
  [
    occupationSchooling,
    { ...median, cod_cbo: ['225125'], sexotrabalhador: ['2'] },
    'Remuneração mediana por escolaridade',
    'labour.pay',
    { occupation: ['225125'], genero: ['2'], por: ['escolaridade'] },
  ],
  [
    profileSex,
    { ...median, codigoBrasileiroOcupacao: ['225125'], setorEmpresa: ['22'] },
    'Remuneração mediana por sexo',
    'labour.pay',
    { occupation: ['225125'], setor: ['22'], por: ['genero'] },
  ],
])('requests the measure of %#', (card, filters, title, id, requested) => {
  const query = plainQuery(filters);
  expect(titleOf(card.variantOf(query), filters)).toBe(title);
  expect(Object.values(requestsOf(card, query)).map(inShort)).toEqual([[id, requested]]);
});

it('shows the sectors of a size in the same measure', () => {
  const query = { ...plainQuery({ ...median, sizeLink: ['3'] }), view: 'sectors' };
  const { filters } = requestsOf(labourEstablishmentSize, query).rows as CardRequest;
  expect(filters).toEqual({ ...median, sizeLink: ['3'], por: ['setor'] });
});

const paid = (key: string | null, label: string, pay: number | null, count = 100): PayRow => ({
  key,
  label,
  group: null,
  groupLabel: null,
  count,
  meanPay: pay,
  medianPay: pay,
  p10Pay: pay,
  p25Pay: pay,
  p75Pay: pay,
  p90Pay: pay,
  hourlyPay: null,
  meanHours: null,
});

function shown(rows: readonly PayRow[]) {
  const query = plainQuery(median);
  const figures = figuresOf(
    labourGender,
    { query, answers: { rows: { rows } } },
    { manifest: undefined, api: '' },
  );
  const texts = textsOf(labourGender, figures, (_filter, code) => code, undefined);
  return { texts, content: drawnContent(figures, []), figures };
}

it('describes the measure in titles, terms and units, but not among the filters', () => {
  const { texts } = shown([paid('1', 'Homens', 2000), paid('2', 'Mulheres', 1000)]);
  expect(texts).toMatchObject({
    title: 'Remuneração mediana por gênero',
    filters: [],
    measure: 'remuneração mediana, em reais',
  });
  expect(texts.terms[0]?.name).toBe('remuneração mediana');
});

it('draws a notice only if all pay is withheld', () => {
  const withheld = [paid('1', 'Homens', null, 3), paid('2', 'Mulheres', null, 2)];
  expect(shown(withheld).content).toMatchObject({ kind: 'notice', title: 'Em sigilo' });
  expect(shown([...withheld.slice(1), paid('1', 'Homens', 9)]).content.kind).toBe('chart');
});

it('lists links, both measures and the percentiles in the table', () => {
  const { variant } = shown([paid('1', 'Homens', 2000)]).figures as { variant: Variant };
  expect(variant.columns.map(({ key }) => key)).toEqual([
    'label',
    'count',
    'meanPay',
    'medianPay',
    'p10Pay',
    'p25Pay',
    'p75Pay',
    'p90Pay',
    'hourlyPay',
  ]);
});
