import { expect, it, onTestFinished } from 'vitest';
import { keepFocus } from './keep-focus';

function shadowWith(html: string) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  const stop = keepFocus(root);
  onTestFinished(() => {
    stop();
    host.remove();
  });
  const find = (id: string) => root.querySelector<HTMLButtonElement>(`#${id}`);
  return { root, find, focused: () => root.activeElement?.id };
}

const four = ['a', 'b', 'c', 'd'].map((id) => `<button id="${id}">${id}</button>`).join('');

it('moves the focus from a removed, hidden or disabled control to the next or previous one', async () => {
  const { find, focused } = shadowWith(four);
  find('b')?.focus();
  find('b')?.remove();
  await expect.poll(focused).toBe('c');
  find('c')?.setAttribute('hidden', '');
  await expect.poll(focused).toBe('d');
  find('d')?.setAttribute('disabled', '');
  await expect.poll(focused).toBe('a');
});

it('prefers a control in the same parent, and stays there if the other is enabled again', async () => {
  const { find, focused } = shadowWith(`<p>${four}</p><button id="e">e</button>`);
  find('c')?.setAttribute('disabled', '');
  find('d')?.focus();
  find('c')?.removeAttribute('disabled');
  find('d')?.setAttribute('disabled', '');
  await expect.poll(focused).toBe('c');
  find('d')?.removeAttribute('disabled');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(focused()).toBe('c');
});

it('skips controls that were removed together with the focused one', async () => {
  const { root, find, focused } = shadowWith(`<button id="a">a</button><p>${four.slice(25)}</p>`);
  find('c')?.focus();
  root.querySelector('p')?.remove();
  await expect.poll(focused).toBe('a');
});

it('leaves the focus where the user moved it', async () => {
  const { find, focused } = shadowWith(four);
  const outside = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => outside.remove());
  find('b')?.focus();
  outside.focus();
  find('b')?.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(focused()).toBeUndefined();
  expect(document.activeElement).toBe(outside);
});

it('returns to a control with the same text that appears before the focus moves again', async () => {
  const { root, find, focused } = shadowWith(four);
  const retry = () => {
    const button = document.createElement('button');
    button.textContent = 'b';
    button.id = 'again';
    root.append(button);
  };
  find('b')?.focus();
  find('b')?.remove();
  await expect.poll(focused).toBe('c');
  retry();
  await expect.poll(focused).toBe('again');

  find('again')?.remove();
  await expect.poll(focused).toBe('d');
  find('a')?.focus();
  find('d')?.focus();
  retry();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(focused()).toBe('d');
});
