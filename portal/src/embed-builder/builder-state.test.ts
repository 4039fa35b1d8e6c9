import { neededFilters } from '@observatorio/widgets';
import { describe, expect, it } from 'vitest';
import {
  builderElements,
  choosableFilters,
  readState,
  searchOf,
  withElement,
} from './builder-state';
import { nextFilters } from './next-filters';

const elementOf = (tag: string) => {
  const found = builderElements.find((declaration) => declaration.tag === tag);
  if (!found) throw new Error(`<${tag}> is not in the catalogue.`);
  return found;
};

const read = (search: string) => {
  const { state, faults } = readState(search);
  const { declaration, ...rest } = state;
  return { tag: declaration.tag, ...rest, faults };
};

const defaults = {
  tag: 'labour-map',
  filters: {},
  attributes: {},
  look: {},
  width: 'total',
  form: 'html',
  faults: [],
};

describe('the URL of the builder', () => {
  it.each([
    ['', defaults],
    ['?tag=labour-gender', { ...defaults, tag: 'labour-gender' }],
    [
      '?tag=labour-gender&uf=SP&grande-setor=4&theme=dark&heading-level=3&heading=&largura=360&codigo=iframe',
      {
        tag: 'labour-gender',
        filters: { uf: ['35'], grandeSetor: ['4'] },
        attributes: { theme: 'dark', headingLevel: '3', heading: '' },
        look: {},
        width: '360',
        form: 'iframe',
        faults: [],
      },
    ],
    [
      '?tag=labour-gender&uf=33,35&theme=auto&group=labour&headingLevel=2',
      { ...defaults, tag: 'labour-gender', filters: { uf: ['33', '35'] } },
    ],
    ['?tag=&utm_source=x&fbclid=1&group=%20', defaults],
    ['?theme=DARK&ignore=uf', { ...defaults, attributes: { theme: 'dark', ignore: 'uf' } }],
  ])('sets the state: %s', (search, state) => expect(read(search)).toEqual(state));

  it.each([
    ['?tag=nada&uf=35&x=1', defaults, ['“nada” não existe']],
    [
      '?theme=pink&uf=99',
      defaults,
      ['“pink” não é aceito em “theme”', '“99” não é aceito em “uf”'],
    ],
    ['?ano=2019,2020', { ...defaults, filters: { ano: ['2019'] } }, ['Escolha um ano só']],
    ['?largura=1&codigo=__proto__', defaults, ['“1” não é aceito', '“__proto__” não é aceito']],
    ['?api=https://x.example&heading-level=9', defaults, ['“api” não é deste', '“9” não é aceito']],
    [
      '?cor=verde&fonte=a%3Bb&raio=5',
      defaults,
      ['“verde” não é aceito em “cor”', '“a;b” não é aceito em “fonte”', '“5” não é aceito'],
    ],
    ['?toString=1&onclick=2', defaults, ['“toString” não é deste', '“onclick” não é deste']],
  ])('reports errors as sentences and falls back to defaults: %s', (search, state, texts) => {
    const { faults, ...rest } = read(search);
    expect({ ...rest, faults: [] }).toEqual(state);
    expect(faults.length).toBe(texts.length);
    for (const [index, text] of texts.entries()) expect(faults[index]).toContain(text);
  });

  it('restores every element with its examples and all of its filters', () => {
    for (const declaration of builderElements) {
      const needed = neededFilters(declaration);
      const examples = choosableFilters(declaration).map(({ name, example }) => [
        name,
        example.split(','),
      ]);
      const state = {
        declaration,
        filters: { ...Object.fromEntries(examples), ...needed },
        attributes: { heading: 'A “B” & <C>=+%', theme: 'contrast', group: 'meu grupo' },
        look: { cor: '#1351b4', fonte: "Rawline, 'Open Sans', sans-serif", raio: '4' },
        width: '720',
        form: 'npm',
      } as const;
      expect(readState(searchOf(state)), declaration.tag).toEqual({ state, faults: [] });
    }
  });
});

describe('choosing another element', () => {
  const { state } = readState('?tag=labour-map&uf=35&genero=2&theme=dark&heading=A&group=b');

  it('keeps the filters and attributes that both elements have', () => {
    const { filters, attributes } = withElement(state, elementOf('labour-gender'), {});
    expect(filters).toEqual({ uf: ['35'], genero: ['2'] });
    expect(attributes).toEqual({ theme: 'dark', group: 'b' });
  });

  it('keeps only the places when the area changes, and adds the filters that the new area requires', () => {
    const declaration = elementOf('occupation-gender');
    const next = withElement(state, declaration, neededFilters(declaration));
    expect(next.filters).toEqual({ uf: ['35'], cod_cbo: ['225125'] });
    expect(next.attributes).toEqual({ theme: 'dark' });
  });

  it('drops the filters of another area whose names are the same', () => {
    const { state: education } = readState('?tag=graduate-modality&nivel_ensino=Superior&uf=35');
    expect(education.filters).toEqual({ nivel_ensino: ['Superior'], uf: ['35'] });
    expect(withElement(education, elementOf('course-offers'), {}).filters).toEqual({ uf: ['35'] });
  });
});

describe('choosing a filter', () => {
  it('follows the rules of the area', () => {
    const map = elementOf('labour-map');
    expect(nextFilters(map, {}, 'municipio', ['3550308'])).toEqual({
      municipio: ['3550308'],
      uf: ['35'],
    });
    expect(nextFilters(map, { uf: ['35'], municipio: ['3550308'] }, 'uf', ['33'])).toEqual({
      uf: ['33'],
    });
    expect(nextFilters(map, { uf: ['35'], genero: ['2'] }, 'uf', [])).toEqual({ genero: ['2'] });
  });
});
