import { expect, it } from 'vitest';
import { missingLevelNote, shiftNote } from './offer-results';

const technical = { conjunto: 'inep-tecnico', tipo: 'oficial' } as const;
const higher = { conjunto: 'inep-superior', tipo: 'demonstracao' } as const;

it('names the level missing from the offers of all levels because it has only sample data', () => {
  const note = ' Sem os cursos superiores, de que só há dados de demonstração.';
  expect(missingLevelNote({}, [technical, higher])).toBe(note);
  expect(missingLevelNote({ nivel_ensino: ['Todos'] }, [technical, higher])).toBe(note);
});

it('adds no note for a single level, or if all data are of one type', () => {
  expect(missingLevelNote({ nivel_ensino: ['Superior'] }, [technical, higher])).toBe('');
  expect(missingLevelNote({}, [technical, { ...higher, tipo: 'oficial' }])).toBe('');
  expect(missingLevelNote({}, [])).toBe('');
});

it('reports that a shift excludes technical courses', () => {
  const note = ' Sem os cursos técnicos: o censo escolar não informa o turno.';
  expect(shiftNote({ turno: ['noturno'] })).toBe(note);
  expect(shiftNote({ turno: ['noturno'], nivel_ensino: ['Superior'] })).toBe('');
  expect(shiftNote({})).toBe('');
});
