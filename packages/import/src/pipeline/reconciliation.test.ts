import { publishedTotal, states } from '@observatorio/domain';
import { describe, expect, it } from 'vitest';
import { type Counted, reconcile } from './reconciliation';

/** Spreads a total over all states, or some. */
const spread = (total: number, codes = states.map(({ code }) => code)): Map<string, number> =>
  new Map(codes.map((code, index) => [code, index === 0 ? total - codes.length + 1 : 1]));

const edition = (ano: number, total: number, rest: Partial<Counted> = {}): Counted => ({
  conjunto: 'rais',
  ano,
  fontes: ['RAIS_VINC_PUB_SP.txt', 'RAIS_VINC_PUB_NI.txt'],
  linhasLidas: publishedTotal('rais', ano)?.rows ?? 0,
  linhasRejeitadas: 0,
  counts: spread(total),
  repeated: 0,
  ...rest,
});

describe('an edition of the whole country', () => {
  it('equals the published total', () => {
    expect(reconcile(edition(2018, 46_631_115))).toEqual({
      resultado: 'confere',
      texto: 'Publicado 46.631.115; nos arquivos importados 46.631.115; confere.',
    });
    expect(reconcile(edition(2019, 46_716_492)).texto).toBe(
      'Publicado 46.716.492; nos arquivos importados 46.716.492; confere. A primeira publicação do ano dizia 47.554.211.',
    );
    expect(reconcile(edition(2024, 57_132_156)).texto).toBe(
      'Publicado 57.132.156; nos arquivos importados 57.132.156; confere. Como no total oficial, 668.495 vínculos que os arquivos dão por abandonados não contam.',
    );
  });

  it.each<[string, Counted, string]>([
    [
      'the first publication',
      edition(2019, 47_554_211),
      'Publicado 46.716.492; nos arquivos importados 47.554.211; diferença de +837.719. Explicação: é o total da primeira publicação do ano, que outra superou.',
    ],
    [
      'abandoned links',
      edition(2025, 60_691_770),
      'Publicado 59.970.945; nos arquivos importados 60.691.770; diferença de +720.825. Explicação: são os vínculos abandonados, que o total oficial não conta e estes arquivos não distinguem.',
    ],
    [
      'a missing file of links without a municipality',
      edition(2018, 46_631_000, { fontes: ['RAIS_VINC_PUB_SP.txt'] }),
      'Publicado 46.631.115; nos arquivos importados 46.631.000; diferença de -115. Explicação possível: os vínculos sem município, do arquivo RAIS_VINC_PUB_NI, que não foi importado.',
    ],
    [
      'rejected rows',
      edition(2018, 46_631_114, { linhasRejeitadas: 1 }),
      'Publicado 46.631.115; nos arquivos importados 46.631.114; diferença de -1. Explicação: 1 linha que a importação rejeitou.',
    ],
    [
      'repeated rows',
      edition(2025, 2_490_100, { conjunto: 'inep-tecnico', repeated: 45 }),
      'Publicado 2.490.145; nos arquivos importados 2.490.100; diferença de -45. Explicação: 45 matrículas de linhas repetidas, que contam uma vez só.',
    ],
  ])('differs by what a rule explains: %s', (_, counted, texto) => {
    expect(reconcile(counted)).toEqual({ resultado: 'explicada', texto });
  });

  it('differs by what no rule explains', () => {
    const missing = edition(2018, 46_000_000, { linhasLidas: 66_000_000 });
    expect(reconcile(missing)).toEqual({
      resultado: 'difere',
      texto:
        'Publicado 46.631.115; nos arquivos importados 46.000.000; diferença de -631.115. Nenhuma regra conhecida explica a diferença. Os arquivos oficiais têm 66.214.692 linhas, e os importados, 66.000.000.',
    });
    expect(reconcile(edition(2018, 46_631_116)).resultado).toBe('difere');
    // A year before 2018 has no file of links without a municipality.
    const earlier = edition(2017, 46_281_589, { fontes: ['AC2017.txt'] });
    expect(reconcile(earlier).resultado).toBe('difere');
  });

  it('is compared with the publication that it comes from', () => {
    expect(reconcile(edition(2023, 54_706_385, { situacao: 'superada' }))).toEqual({
      resultado: 'confere',
      texto:
        'Publicado na versão superada 54.706.385; nos arquivos importados 54.706.385; confere. A publicação mais nova diz 55.316.614.',
    });
    expect(reconcile(edition(2023, 54_706_384, { situacao: 'superada' })).resultado).toBe('difere');
    expect(reconcile(edition(2023, 55_316_614, { situacao: 'superada' })).texto).toContain(
      'Explicação: é o total da publicação mais nova.',
    );
    expect(reconcile(edition(2022, 52_000_000, { situacao: 'superada' }))).toMatchObject({
      resultado: 'sem-comparacao',
    });
    expect(reconcile(edition(2024, 46_000_000, { situacao: 'parcial' }))).toEqual({
      resultado: 'sem-comparacao',
      texto:
        'Os dados são parciais, com 46.000.000 vínculos: não se comparam com o total definitivo, 57.132.156.',
    });
  });

  it('has no comparison without a published total', () => {
    expect(reconcile(edition(2009, 1, { counts: new Map([['12', 1]]) })).texto).toBe(
      'Total contado: 1 vínculo. Não se conhece um total publicado com que o comparar.',
    );
  });
});

describe('an edition of some states', () => {
  const some = (ano: number, counts: Record<string, number>) =>
    reconcile(edition(ano, 0, { counts: new Map(Object.entries(counts)) }));

  it('is compared where the totals of its states are known', () => {
    expect(some(2017, { 12: 131_291 })).toMatchObject({ resultado: 'confere' });
    expect(some(2016, { 12: 128_136, 13: 7 })).toEqual({
      resultado: 'difere',
      texto:
        'Publicado para o Acre 128.137; nos arquivos importados 128.136; diferença de -1. Dos outros estados importados não se conhece o total publicado. Nenhuma regra conhecida explica a diferença.',
    });
  });

  it('of a superseded version quotes the total of that version', () => {
    const counts = new Map([['12', 7]]);
    expect(reconcile(edition(2023, 0, { counts, situacao: 'superada' })).texto).toContain(
      'o total publicado na versão superada, 54.706.385, é do Brasil',
    );
  });

  it.each([
    [{ 13: 7 }, '(só Amazonas) somam 7 vínculos'],
    [
      Object.fromEntries(
        spread(
          30,
          states.slice(1).map(({ code }) => code),
        ),
      ),
      '(sem Rondônia) somam 30 vínculos',
    ],
    [{}, '(sem estado) somam 0 vínculos'],
  ])('has no comparison elsewhere (%#)', (counts: Record<string, number>, end) => {
    expect(some(2018, counts)).toEqual({
      resultado: 'sem-comparacao',
      texto: `Não há comparação possível: o total publicado, 46.631.115, é do Brasil, e os arquivos importados ${end}.`,
    });
  });
});
