import { expect, it } from 'vitest';
import { firstRequests, headlineOf, type Opening, pageAt } from './index';

const MANIFEST = '/api/v1/dados';
const labour = '/api/v1/visao-geral-mercado-trabalho';
const graduate = '/api/v1/visao-geral-formacao';
const occupation = '/api/v1/busca-cargo';
const imbalance = '/api/v1/profissoes';

function openingOf(url: string, started?: Opening['started']) {
  const [path = '', search = ''] = url.split('?', 2);
  const page = pageAt(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return { page, opening: { search, ...(started && { started }) } };
}

function requestsAt(url: string, started?: Opening['started']): string[] {
  const { page, opening } = openingOf(url, started);
  return firstRequests(page, opening, () => true).map(decodeURIComponent);
}

it.each<[url: string, expected: readonly string[]]>([
  [
    '/home',
    [
      MANIFEST,
      `${labour}/resumo`,
      `${graduate}/categoria-administrativa?dimensao=Matrículas&nivel_ensino=Superior`,
      `${graduate}/categoria-administrativa?dimensao=Concluintes&nivel_ensino=Superior`,
      '/api/v1/busca-curso/filtros?sem=municipio,nome_curso',
    ],
  ],
  [
    '/formandos',
    [
      MANIFEST,
      `${graduate}/juntos?conjuntos=categoria-administrativa,categoria-administrativa-detalhada,divisao-geografica,eixo-tecnologico,evolucao,modalidade-ensino,tipo-de-curso`,
      `${graduate}/matriculas-curso?currentPage=1`,
      `${graduate}/filtros?sem=municipio`,
    ],
  ],
  ['/busca-cargo', [MANIFEST, `${occupation}/juntos?conjuntos=filtros,sinonimos`]],
  [
    '/busca-cargo?cbo=225125',
    [
      MANIFEST,
      `${labour}/juntos?conjuntos=desigualdade-remuneracao,evolucao,resumo-comparado&occupation=225125`,
      `${labour}/remuneracao?occupation=225125&por=genero`,
      `${labour}/remuneracao?occupation=225125&por=jornada`,
      `${labour}/remuneracao?occupation=225125&por=total`,
      `${occupation}?cod_cbo=225125`,
      `${occupation}/juntos?conjuntos=distribuicao-escolaridade,distribuicao-estado,distribuicao-faixa-etaria,distribuicao-genero&cod_cbo=225125`,
      '/api/v1/busca-curso/cursos-da-ocupacao?cod_cbo=225125',
      `${occupation}/filtros?cod_cbo=225125`,
    ],
  ],
  ['/busca-cargo?comparar=225125,411010', []],
  ['/busca-cargo?cbo=225125&sexotrabalhador=9', [MANIFEST]],
  [
    '/busca-curso?nivel_ensino=Superior&uf=SP',
    [
      MANIFEST,
      '/api/v1/busca-curso/ofertas-por-estado?nivel_ensino=Superior',
      '/api/v1/busca-curso/filtros?nivel_ensino=Superior&sem=municipio,nome_curso&uf=35',
      '/api/v1/busca-curso/cursos?nivel_ensino=Superior&uf=35',
    ],
  ],
  [
    '/busca-curso?municipio=3550308&uf=35',
    [
      MANIFEST,
      '/api/v1/busca-curso/ofertas-por-estado',
      '/api/v1/busca-curso/filtros?municipio=3550308&sem=municipio,nome_curso',
      '/api/v1/busca-curso/buscar?municipio=3550308&raio_km=50',
    ],
  ],
  [
    '/profissoes?uf=35',
    [
      MANIFEST,
      `${imbalance}/painel?pageSize=unlimited&uf=35`,
      `${imbalance}/resumo?uf=35`,
      `${imbalance}/painel?pageSize=4&uf=35`,
      `${imbalance}/painel?currentPage=1&uf=35`,
      `${imbalance}/filtros?sem=municipio&uf=35`,
    ],
  ],
  ['/sobre', [MANIFEST]],
  ['/contato', []],
])('lists the first requests of %s', (url, expected) => {
  expect(requestsAt(url)).toEqual(expected);
});

it('requests the data of the filters that a page chooses itself', () => {
  const started = { codigoBrasileiroOcupacao: ['225125'], setorEmpresa: ['1'] };
  expect(requestsAt('/perfil', started)).toEqual([
    MANIFEST,
    '/api/profile/occupation?codigoBrasileiroOcupacao=225125',
    '/api/v1/indicadores/ocupacao?cbo=225125',
    `${labour}/juntos?conjuntos=evolucao,resumo-comparado&occupation=225125&setor=1`,
    '/api/profile/market?codigoBrasileiroOcupacao=225125&setorEmpresa=1',
    '/api/profile/filters',
    '/api/profile/filters?codigoBrasileiroOcupacao=225125',
    `${occupation}/filtros?cod_cbo=225125`,
  ]);
});

it('leaves out requests that cannot be answered', () => {
  const { page, opening } = openingOf('/mapa?ano=2031');
  expect(firstRequests(page, opening, ({ filters }) => !filters.ano)).toEqual([
    MANIFEST,
    // The series has all years.
    `${labour}/evolucao`,
  ]);
});

it.each([
  ['/mapa?uf=SP', { uf: ['35'] }],
  ['/formandos', {}],
  ['/busca-cargo?cbo=225125&sexotrabalhador=2', { occupation: ['225125'], genero: ['2'] }],
  ['/perfil?cbo=225125&ano=2018', { occupation: ['225125'], ano: ['2018'] }],
  ['/profissoes', {}],
  ['/busca-cargo', undefined],
  ['/perfil', undefined],
  ['/contato', undefined],
])('opens %s with a headline of its own filters', (url, filters) => {
  const { page, opening } = openingOf(url);
  expect(headlineOf(page, opening)?.filters).toEqual(filters);
});
