import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { course, type Filters } from '@observatorio/contract';
import { expect, it, onTestFinished } from 'vitest';
import { emptyRowMetadata } from '../editions/edition-file';
import { installEdition } from '../editions/install';
import { buildOffers } from '../education/build-offers';
import { OFFERS_TABLE } from '../education/offers';
import { openStore } from '../open-store';
import { shiftCondition, shiftLabels, shiftOptions } from './shifts';

const [MORNING, FULL, DAY, NIGHT] = [1, 4, 8, 16];

it('offers only the shifts that the source tells apart', () => {
  const labels = (sets: number[]) => shiftOptions(sets).map(({ label }) => label);
  expect(labels([DAY, DAY + NIGHT])).toEqual(['Dia', 'Noite', 'A distância']);
  expect(labels([MORNING, FULL])).toEqual(['Manhã', 'Integral', 'A distância']);
  expect(labels([])).toEqual([]);
});

it('counts every daytime shift as day', () => {
  expect(shiftCondition(['diurno'], [MORNING, DAY, NIGHT]).sql).toBe('(shifts IN (1, 8))');
});

it('names the shifts of an offer, or none if unknown', () => {
  expect(shiftLabels(MORNING + NIGHT, 1)).toBe('Manhã, Noite');
  expect(shiftLabels(null, 2)).toBe('A distância');
  expect(shiftLabels(null, 1)).toBeNull();
});

it('treats the shifts of an edition from before they were imported as not informed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const name = { conjunto: 'inep-superior', ano: 2019, tipo: 'oficial' } as const;
  await installEdition(dataDir, name, async (connection) => {
    await connection.run(OFFERS_TABLE);
    await connection.run(`
      INSERT INTO offers (municipio, uf, modality, course, course_code, enrolments)
      VALUES (3550308, 35, 1, 'Medicina', 1, 9), (3550308, 35, 2, 'Pedagogia', 2, 9)`);
    await buildOffers(connection);
    await connection.run('ALTER TABLE edition.offers DROP COLUMN shifts');
    return emptyRowMetadata();
  });
  const store = await openStore(dataDir);
  onTestFinished(() => store.close());
  const superior = { nivel_ensino: ['Superior'] };
  const offers = async (filters: Filters = {}) => {
    const resolved = store.resolve(course.offers, { ...superior, ...filters });
    const { rows } = await store.answer(course.offers, resolved);
    return rows.map((row) => [row.name, row.shifts]);
  };
  expect(await offers()).toEqual([
    ['Medicina', null],
    ['Pedagogia', 'A distância'],
  ]);
  expect(await offers({ turno: ['noturno'] })).toEqual([]);
  expect(await offers({ turno: ['ead'] })).toEqual([['Pedagogia', 'A distância']]);
  const { rows } = await store.answer(course.options, store.resolve(course.options, superior));
  expect(rows.filter(({ filter }) => filter === 'turno')).toEqual([]);
});
