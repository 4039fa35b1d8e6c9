import { describe, expect, it } from 'vitest';
import { defineElement } from '../base/element';
import { guardPage, mount, newFixtureApi, shows, text, waitUntil } from '../testing/harness';
import { testedCatalogue } from './catalogue';

const console = guardPage();

const own = '[{"label":"Meu órgão","count":10}]';

const cards = testedCatalogue.filter(({ kind }) => kind !== 'filters');

describe.each(cards.filter(({ props = {} }) => !('rows' in props)))('<$tag>', (declaration) => {
  it.each(['child', 'attribute', 'property'])(
    'hides its figures when the page provides rows as %s',
    async (way) => {
      defineElement(declaration);
      const host = document.createElement(declaration.tag);
      const fixture = newFixtureApi();
      host.setAttribute('api', fixture.address);
      host.setAttribute('heading', 'Nós');
      if (way === 'child') host.innerHTML = `<script type="application/json">${own}</script>`;
      else if (way === 'attribute') host.setAttribute('rows', own);
      else Reflect.set(host, 'rows', JSON.parse(own));
      document.body.append(host);
      const root = host.shadowRoot!;
      await shows(root, 'Este elemento não desenha dados da própria página.');
      expect(root.querySelector('[part=title]')?.textContent).toBe('Nós');
      expect(text(root)).not.toMatch(/demonstração|Fonte:|Carregando/);
      await waitUntil(() => expect(String(console.warnings())).toContain(`<${declaration.tag}>`));
      expect(fixture.requests.filter((path) => !path.includes('/dados'))).toEqual([]);
    },
  );
});

describe.each(cards.filter(({ props = {} }) => 'rows' in props))('<$tag>', (declaration) => {
  it.each(['attribute', 'child'])('rejects rows with invalid JSON as %s', async (way) => {
    const attributes = { heading: 'Nós', ...(way === 'attribute' && { rows: '[{label:1}]' }) };
    const { element, root, loads } = mount(declaration, newFixtureApi(), { attributes });
    if (way === 'child') {
      element.innerHTML = '<script type="application/json">[{label:1}]</script>';
    }
    await shows(root, 'Esta página não forneceu dados que o cartão possa mostrar.');
    expect(text(root)).toContain('Dados de quem publica esta página');
    expect(loads()).toBe(0);
    expect(String(console.warnings())).toContain('o valor "[{label:1}]" não é aceito em "rows"');
  });
});
