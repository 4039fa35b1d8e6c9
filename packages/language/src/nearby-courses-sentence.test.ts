import { expect, it } from 'vitest';
import { nearbyCoursesSentence } from './nearby-courses-sentence';

it.each([
  [12, 1040, 'Aqui há 12 cursos; a até 50 km daqui, são 1.040, contando estes.'],
  [1, 4, 'Aqui há 1 curso; a até 50 km daqui, são 4, contando este.'],
  [1, 1, 'Aqui há 1 curso, e nenhum outro a até 50 km daqui.'],
  [3, 3, 'Aqui há 3 cursos, e nenhum outro a até 50 km daqui.'],
  [0, 1, 'Aqui não há cursos; a até 50 km daqui, há 1.'],
  [0, 7, 'Aqui não há cursos; a até 50 km daqui, há 7.'],
  [0, 0, 'Não há cursos aqui, nem a até 50 km daqui.'],
])('counts %i courses here and %i near', (here, within, text) => {
  expect(nearbyCoursesSentence({ here, within, km: 50 })).toBe(text);
});
