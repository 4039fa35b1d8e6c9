import { describe, expect, it } from 'vitest';
import { guardPage, mount, newFixtureApi, shows, text } from '../testing/harness';
import { catalogue } from './catalogue';

const console = guardPage();

const cards = catalogue.filter(({ kind }) => kind !== 'filters');

describe.each(cards.filter(({ props = {} }) => 'rows' in props))('<$tag>', (declaration) => {
  it.each(['attribute', 'child'])('refuses rows that are not JSON as %s', async (way) => {
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
