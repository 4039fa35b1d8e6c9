import { expect, it } from 'vitest';
import { missingLevelNote } from './offer-results';

const technical = { conjunto: 'inep-tecnico', tipo: 'oficial' } as const;
const higher = { conjunto: 'inep-superior', tipo: 'demonstracao' } as const;

it('says which level is left out of all levels, because its data are made up', () => {
  const note = ' Sem os cursos superiores, de que só há dados de demonstração.';
  expect(missingLevelNote({}, [technical, higher])).toBe(note);
  expect(missingLevelNote({ nivel_ensino: ['Todos'] }, [technical, higher])).toBe(note);
});

it('says nothing of one level, or of data of one kind', () => {
  expect(missingLevelNote({ nivel_ensino: ['Superior'] }, [technical, higher])).toBe('');
  expect(missingLevelNote({}, [technical, { ...higher, tipo: 'oficial' }])).toBe('');
  expect(missingLevelNote({}, [])).toBe('');
});
