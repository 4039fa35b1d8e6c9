import { describe, expect, it } from 'vitest';
import type { Vintage } from '../kit/vintage';
import { editionFor, editionsFor } from './editions-for';
import type { Manifest } from './manifest';

describe('the editions of the manifest', () => {
  const edition = (conjunto: string, ano: number) => ({ conjunto, ano });
  const manifest = {
    conjuntos: [edition('rais', 2018), edition('rais', 2019), edition('inep', 2020)],
  } as Manifest;

  it('yields the edition for a year, or the newest edition', () => {
    expect(editionFor(manifest, 'rais', '2018')?.ano).toBe(2018);
    expect(editionFor(manifest, 'rais')?.ano).toBe(2019);
    expect(editionFor(manifest, 'rais', '2001')).toBeUndefined();
  });

  it('yields the edition for the operator’s year, from the sources that have it', () => {
    const fixed = { ...manifest, anoReferencia: 2018 };
    expect(editionFor(fixed, 'rais')?.ano).toBe(2018);
    expect(editionFor(fixed, 'rais', '2019')?.ano).toBe(2019);
    expect(editionFor({ ...manifest, anoReferencia: 2001 }, 'rais')?.ano).toBe(2019);
  });

  it('prefers official data of an older year to a newer sample', () => {
    const editions = [
      { conjunto: 'rais', ano: 2019, tipo: 'demonstracao' },
      { conjunto: 'rais', ano: 2016, tipo: 'oficial' },
    ] as Manifest['conjuntos'];
    expect(editionFor({ conjuntos: editions }, 'rais')?.ano).toBe(2016);
    expect(editionFor({ conjuntos: editions, anoReferencia: 2019 }, 'rais')?.ano).toBe(2016);
  });

  it('prefers 2019 among the years of the sample', () => {
    const editions = [2019, 2018, 2023].map((ano) => ({
      ...edition('rais', ano),
      tipo: 'demonstracao',
    })) as Manifest['conjuntos'];
    expect(editionFor({ conjuntos: editions }, 'rais')?.ano).toBe(2019);
    expect(editionFor({ conjuntos: editions, anoReferencia: 2023 }, 'rais')?.ano).toBe(2023);
    expect(editionFor({ conjuntos: editions.slice(1) }, 'rais')?.ano).toBe(2023);
  });

  it('prefers final data of an older year to a newer partial or superseded year', () => {
    const official = (ano: number, situacao?: Vintage) => ({ ...edition('rais', ano), situacao });
    const editions = [official(2022), official(2023, 'superada'), official(2024, 'parcial')];
    const found = (from: number, anoReferencia?: number) =>
      editionFor({ conjuntos: editions.slice(from), anoReferencia } as Manifest, 'rais')?.ano;
    expect([found(0), found(1), found(0, 2024)]).toEqual([2022, 2024, 2024]);
  });

  it('excludes demonstration facts if the list of occupations is official', () => {
    const editions = (list: 'oficial' | 'demonstracao') =>
      (
        [
          ['cbo', list],
          ['onet', 'demonstracao'],
          ['evolucao', 'oficial'],
          ['rais', 'oficial'],
        ] as const
      ).map(([conjunto, tipo]) => ({ conjunto, tipo, ano: 2019 }));
    const found = (list: 'oficial' | 'demonstracao') =>
      editionsFor(
        { conjuntos: editions(list) } as unknown as Manifest,
        ['rais', 'onet', 'evolucao'],
        { year: '2018' },
      ).map(({ conjunto }) => conjunto);
    expect(found('oficial')).toEqual(['evolucao']);
    expect(found('demonstracao')).toEqual(['onet', 'evolucao']);
  });
});
