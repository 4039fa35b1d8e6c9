import type { TagName } from '@observatorio/cards';
import { labourArea } from '@observatorio/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { CommonProps, Declaration } from '../base/declaration';
import { defineElement } from '../base/element';
import { emit, useElement } from '../base/element-context';
import { waitUntil } from '../testing/harness';

interface ProbeProps extends CommonProps {
  size: number;
  open: boolean;
  data: unknown;
  grandeSetor?: string;
}

const seen: ProbeProps[] = [];

function Probe(props: ProbeProps) {
  const { host } = useElement();
  seen.push(props);
  return (
    <button
      type="button"
      onClick={() =>
        emit(host, 'filter-change', { group: 'labour', filter: 'uf', value: null, filters: {} })
      }
    >
      {props.heading} {props.size}
      <slot name="nota" />
    </button>
  );
}

const declarationOf = (tag: TagName): Declaration => ({
  tag,
  title: 'Sonda',
  description: 'Mostra o que recebe.',
  area: labourArea,
  props: {
    size: { type: 'number', default: 3, description: 'Tamanho.' },
    open: { type: 'boolean', default: false, description: 'Se está aberta.' },
    data: { type: 'json', description: 'Dados.' },
  },
  slots: { nota: 'Uma nota.' },
  Component: Probe,
});

type Element = HTMLElement & Record<string, unknown>;

const tag = 'test-probe';
defineElement(declarationOf(tag));

function create(attributes: Record<string, string> = {}, name: string = tag): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  return element as Element;
}

async function mount(attributes: Record<string, string> = {}): Promise<Element> {
  const element = create(attributes);
  document.body.append(element);
  await waitUntil(() => expect(button(element)).toBeTruthy());
  return element;
}

const button = (element: HTMLElement) => element.shadowRoot?.querySelector('button') ?? null;

const last = () => seen.at(-1);
const shows = (expected: Partial<ProbeProps>) =>
  waitUntil(() => expect(last()).toMatchObject(expected));

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  seen.length = 0;
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  document.body.className = '';
  warn.mockRestore();
});

describe('attributes', () => {
  it('uses the defaults of absent attributes', async () => {
    await mount();
    expect(last()).toMatchObject({
      group: 'labour',
      heading: undefined,
      headingLevel: 2,
      theme: 'auto',
      size: 3,
      open: false,
    });
  });

  it('updates when attributes are set, changed, emptied and removed', async () => {
    const element = await mount({ heading: 'Um', size: '7', open: '', data: '{"a":1}' });
    expect(last()).toMatchObject({ heading: 'Um', size: 7, open: true, data: { a: 1 } });
    element.setAttribute('heading', '');
    element.setAttribute('size', '');
    element.setAttribute('open', 'false');
    element.setAttribute('data', '');
    await shows({ heading: '', size: 3, open: false, data: undefined });
    element.setAttribute('heading', 'Dois');
    await shows({ heading: 'Dois' });
    element.removeAttribute('heading');
    await shows({ heading: undefined });
    expect(warn).not.toHaveBeenCalled();
  });

  it('accepts both spellings of an attribute', async () => {
    const element = await mount({ grandeSetor: '4' });
    expect(last()?.grandeSetor).toBe('4');
    element.setAttribute('grande-setor', '3');
    await shows({ grandeSetor: '3' });
    element.removeAttribute('grande-setor');
    await shows({ grandeSetor: '4' });
  });

  it('warns about invalid attributes and uses the defaults', async () => {
    await mount({ size: 'sete', data: '{', 'heading-level': '9', theme: 'rosa' });
    expect(last()).toMatchObject({ size: 3, data: undefined, headingLevel: 2, theme: 'auto' });
    expect(warn).toHaveBeenCalledTimes(4);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/<test-probe>.*"sete".*size/));
  });
});

describe('properties', () => {
  it('keeps properties set before the definition, which override attributes', async () => {
    const early = create({ size: '5', heading: 'Atributo' }, 'test-probe-late');
    early.size = 8;
    document.body.append(early);
    defineElement(declarationOf('test-probe-late'));
    await shows({ size: 8, heading: 'Atributo' });
    early.size = 9;
    await shows({ size: 9 });
  });

  it('preserves the identity of objects and does not reflect them to attributes', async () => {
    const data = { rows: [1] };
    const element = await mount();
    element.data = data;
    await waitUntil(() => expect(last()?.data).toBe(data));
    expect(element.data).toBe(data);
    expect(element.hasAttribute('data')).toBe(false);
  });

  it('resets a property to its default when set to undefined', async () => {
    const element = await mount();
    element.heading = 'Um';
    await shows({ heading: 'Um' });
    element.heading = undefined;
    await shows({ heading: undefined });
  });
});

describe('lifecycle', () => {
  it('mounts nothing for an element that is never inserted', async () => {
    create({ heading: 'Nunca' }).setAttribute('heading', 'Ainda não');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).toEqual([]);
  });

  it('keeps its content when moved, and unmounts when removed', async () => {
    const element = await mount();
    const drawn = button(element);
    const box = document.createElement('section');
    document.body.append(box);
    box.append(element);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(button(element)).toBe(drawn);
    element.remove();
    await waitUntil(() => expect(button(element)).toBeNull());
    document.body.append(element);
    await waitUntil(() => expect(button(element)).not.toBeNull());
  });

  it('is garbage-collected after removal', async () => {
    const references: WeakRef<Element>[] = [];
    for (let index = 0; index < 50; index += 1) {
      const element = create();
      document.body.append(element);
      references.push(new WeakRef(element));
    }
    await waitUntil(() => expect(seen.length).toBeGreaterThanOrEqual(50));
    document.body.replaceChildren();
    seen.length = 0;
    await waitUntil(async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      expect(references.filter((reference) => reference.deref()).length).toBeLessThan(3);
    });
  });

  it('ignores a second definition', () => {
    expect(() => defineElement(declarationOf(tag))).not.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('rendering', () => {
  it('slots children, declares its language and adopts the library’s styles', async () => {
    const element = await mount();
    element.innerHTML = '<p slot="nota">Nota</p>';
    expect(element.shadowRoot?.querySelector('slot')?.assignedElements()).toHaveLength(1);
    expect(element.shadowRoot?.querySelector('[lang]')?.getAttribute('lang')).toBe('pt-BR');
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
    expect(element.shadowRoot?.querySelector('style')).toBeNull();
  });

  it('keeps its styles after moving to another document and back', async () => {
    const element = await mount();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
    document.body.append(element);
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
    frame.remove();
  });

  it('dispatches events out of the shadow root', async () => {
    const listener = vi.fn();
    document.addEventListener('filter-change', listener, { once: true });
    button(await mount())?.click();
    expect(listener.mock.calls[0]?.[0]).toMatchObject({
      detail: { filter: 'uf' },
      bubbles: true,
      composed: true,
    });
  });

  it('follows the theme of the page unless it sets its own', async () => {
    const element = await mount();
    const theme = () =>
      element.shadowRoot?.querySelector('[data-theme]')?.getAttribute('data-theme');
    expect(theme()).toBe('light');
    document.body.classList.add('contraste');
    await waitUntil(() => expect(theme()).toBe('contrast'));
    element.setAttribute('theme', 'dark');
    await waitUntil(() => expect(theme()).toBe('dark'));
  });
});
