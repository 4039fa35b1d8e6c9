import type { CountRow, Filters } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { type Answer, plainQuery } from '../model/card';
import type { Content } from '../model/content';
import { drawnContent, figuresOf, sentenceOf } from '../model/present';
import { graduateSummary } from './graduate-summary';

const networks: CountRow[] = [
  { key: '1', label: 'Pública', count: 30 },
  { key: '2', label: 'Privada', count: 70 },
];

const modalities: CountRow[] = [
  { key: '1', label: 'Presencial', count: 75 },
  { key: '2', label: 'A distância', count: 25 },
];

const unreported: CountRow[] = [{ key: null, label: 'Não informado', count: 100 }];

const courses: Answer = { rows: [], page: { total: 12 } };

function shown(filters: Filters, parts: Record<string, Answer> = {}) {
  const answers = { rows: { rows: networks }, ...parts };
  const answered = { query: plainQuery(filters), answers };
  const figures = figuresOf(graduateSummary, answered, { manifest: undefined, api: '' });
  const content = drawnContent(figures, []) as Extract<Content, { kind: 'figures' }>;
  return {
    sentence: sentenceOf(graduateSummary, figures, (_filter, code) => code),
    values: content.figures.map(({ value }) => value),
    note: content.note,
  };
}

const higher = { nivel_ensino: ['Superior'] };
const vacancies = { ...higher, dimensao: ['Vagas'], uf: ['33'] };

it.each<[Filters, Record<string, Answer>, sentence: string, values: string[], note: unknown]>([
  [{}, {}, '', ['100', '–', '30%'], ''],
  [
    {},
    { courses, modalities: { rows: unreported } },
    '100 matrículas em 12 nomes de curso técnico.',
    ['100', '12', '30%'],
    '',
  ],
  [
    higher,
    { courses, modalities: { rows: modalities } },
    '100 matrículas em 12 nomes de curso superior.',
    ['100', '12', '30%', '25%'],
    '',
  ],
  [
    vacancies,
    { courses, modalities: { rows: modalities } },
    '100 vagas em 12 nomes de curso superior.',
    ['100', '12', '30%'],
    expect.stringContaining('vagas dos cursos a distância'),
  ],
  [
    { ...vacancies, modalidade: ['1'] },
    { courses, modalities: { rows: modalities } },
    '100 vagas em 12 nomes de curso superior.',
    ['100', '12', '30%', '25%'],
    '',
  ],
])('shows %j with the parts %j', (filters, parts, sentence, values, note) => {
  expect(shown(filters, parts)).toEqual({ sentence, values, note });
});
