import { valuesIn } from '@observatorio/contract';
import { catalogue } from '@observatorio/widgets';
import { describe, expect, it } from 'vitest';
import { readEmbedQuery } from '../../packages/server/src/embed/embed-query';
import { embeddableElements } from '../../packages/widgets/build/manifests';
import { attributesOf, type Declaration } from '../../packages/widgets/src/base/declaration';

const elements = embeddableElements(catalogue);

describe.each<Declaration>([...catalogue])('the frame address of <$tag>', ({ tag, area }) => {
  const element = elements[tag];
  if (!element) throw new Error(`<${tag}> is missing.`);
  const read = (name: string, text: string) =>
    readEmbedQuery(new URLSearchParams([[name, text]]), element);

  it('accepts every filter in every spelling', () => {
    for (const filter of area.filters) {
      const { name, example, parse } = filter;
      for (const spelling of [...attributesOf(filter), name]) {
        const codes = valuesIn(filter, example).map(parse);
        expect([...read(spelling, example)], spelling).toEqual([[name, codes.join()]]);
      }
    }
  });

  it('accepts exactly the declared values of every attribute', () => {
    for (const [name, { values }] of Object.entries(element.attributes)) {
      for (const value of values ?? []) {
        expect([...read(name, String(value))]).toEqual([[name, String(value)]]);
      }
      if (values) expect(() => read(name, 'rosa'), name).toThrow(`“${name}”`);
    }
    for (const name of ['api', 'address', 'rows', 'unit']) {
      expect(Object.keys(element.attributes)).not.toContain(name);
    }
  });
});
