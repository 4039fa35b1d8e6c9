import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { occupation, profile } from '@observatorio/contract';
import { onetElements, openStore, type Store } from '@observatorio/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installSample } from '../base/install';
import {
  automationOf,
  evolutionOf,
  hasFacts,
  qualificationOf,
  relatedTo,
  synthesisOf,
} from './describe';
import { fieldOf, workFields } from './fields';
import { occupationSamples } from './occupation-samples';
import { sampleOccupations } from './occupations';
import { sampleSynonyms } from './synonyms';

const codes = new Set(sampleOccupations.map(({ code }) => code));
const find = (code: string) => {
  const found = sampleOccupations.find((each) => each.code === code);
  if (!found) throw new Error(code);
  return found;
};

it('refers only to existing O*NET elements and occupations of the sample', () => {
  const known = new Set(onetElements.map(({ id }) => id));
  const named = workFields.flatMap((field) => [
    ...field.knowledge,
    ...field.skills,
    ...field.attitudes,
  ]);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(sampleSynonyms.filter(([code]) => !codes.has(code))).toEqual([]);
  expect(sampleOccupations.map(({ code }) => fieldOf(code)).every(Boolean)).toBe(true);
});

it('describes every field of work completely', () => {
  const incomplete = workFields.filter(
    ({ does, conditions, automation, competencies }) =>
      !/^[A-Z].*\.$/.test(does) ||
      !/^Trabalha .*\.$/.test(conditions) ||
      !(automation > 0 && automation < 1) ||
      competencies.length === 0,
  );
  expect(incomplete.map(({ prefixes }) => prefixes)).toEqual([]);
});

it('describes supervisors, assistants and professionals differently', () => {
  expect(synthesisOf(find('710205'))).toMatch(/^Supervisiona quem constrói/);
  expect(synthesisOf(find('717020'))).toContain('Ajuda quem tem mais prática');
  expect(synthesisOf(find('251605'))).toContain('Decide com autonomia');
  expect(synthesisOf(find('411005'))).not.toContain('segurança');
  expect(relatedTo(find('351810'))).toContain('242305');
});

it('has plausible values', () => {
  expect(qualificationOf(find('225125'))).toBe(7);
  expect(qualificationOf(find('514320'))).toBeLessThanOrEqual(2);
  expect(automationOf(find('225125'))).toBeLessThan(0.1);
  expect(automationOf(find('421125'))).toBeGreaterThan(0.7);
  expect(evolutionOf(find('212405')).at(0)?.links).toBeLessThan(
    evolutionOf(find('212405')).at(-1)?.links ?? 0,
  );
  expect(relatedTo(find('225125'))[0]).toMatch(/^2251/);
});

let dataDir: string;
let store: Store;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  for (const sample of Object.values(occupationSamples)) await installSample(dataDir, sample);
  store = await openStore(dataDir);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

it('has the expected facts and gaps for each occupation', async () => {
  let withKnowledge = 0;
  for (const each of sampleOccupations.filter((_, index) => index % 20 === 0)) {
    const query = store.resolve(occupation.info, { cod_cbo: [each.code] });
    const [row] = (await store.answer(occupation.info, query)).rows;
    expect(row).toMatchObject({ title: each.title, qualification: qualificationOf(each) });
    expect(row?.related.length).toBeLessThanOrEqual(5);
    expect(row?.description === null).toBe(!hasFacts('description', each));
    expect(row?.knowledge.length === 0).toBe(!hasFacts('scores', each));
    expect(row?.automation === null).toBe(!hasFacts('automation', each));
    if (row && row.knowledge.length > 0) withKnowledge += 1;
  }
  expect(withKnowledge).toBeGreaterThan(100);
  const query = store.resolve(profile.occupation, { codigoBrasileiroOcupacao: ['225125'] });
  const [row] = (await store.answer(profile.occupation, query)).rows;
  expect(row?.knowledge[0]).toMatchObject({ name: 'Medicina e odontologia' });
  expect(row?.knowledge.every(({ level }) => level !== null && level <= 7)).toBe(true);
  expect(row?.attitudes.every(({ level }) => level !== null && level <= 5)).toBe(true);
});

it('is marked as a demonstration', () => {
  expect(new Set(store.manifest().conjuntos.map(({ tipo }) => tipo))).toEqual(
    new Set(['demonstracao']),
  );
});
