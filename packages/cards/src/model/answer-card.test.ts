import type { Edition } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { indicatorTrend } from '../indicator/indicator-trend';
import { answerCard } from './answer-card';
import { plainQuery } from './card';

const tableOf = (tabela: string) =>
  ({ conjunto: 'indicadores', tabela, versao: tabela }) as Edition;

it('credits no other table for the name of a place', async () => {
  const query = plainQuery({ indicador: ['ideb'], municipio: ['1200401'] });
  const { editions, names } = await answerCard(indicatorTrend, query, async ({ dataset }) =>
    dataset.id === 'indicator.options'
      ? {
          rows: [{ filter: 'municipio', code: '1200401', label: 'Rio Branco' }],
          editions: [tableOf('ideb'), tableOf('populacao')],
        }
      : { rows: [], editions: [tableOf('ideb')] },
  );
  expect(names).toHaveLength(1);
  expect(editions).toEqual([tableOf('ideb')]);
});
