import { expect, it } from 'vitest';
import { joinUrls } from './joined';

const labour = '/api/v1/visao-geral-mercado-trabalho';

it('joins the URLs of one area that have the same query', () => {
  expect(
    joinUrls([
      '/api/v1/dados',
      `${labour}/resumo?ano=2019`,
      '/api/profile/occupation?ano=2019',
      `${labour}/empregados-por-genero?ano=2019`,
      `${labour}/empregados-por-estado`,
      `${labour}/resumo?ano=2019`,
    ]),
  ).toEqual([
    '/api/v1/dados',
    `${labour}/juntos?conjuntos=empregados-por-genero,resumo&ano=2019`,
    '/api/profile/occupation?ano=2019',
    `${labour}/empregados-por-estado`,
  ]);
});
