import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from './language';
import de from './languages/de.json';
import { en, type Texts } from './languages/en';
import es from './languages/es.json';
import fr from './languages/fr.json';
import ja from './languages/ja.json';
import pt from './languages/pt.json';
import zh from './languages/zh.json';

const all: Readonly<Record<string, Texts>> = { en, de, es, fr, ja, zh, pt };
const translations = Object.entries(all).filter(([name]) => name !== 'en');

const placeholders = (text: string): string[] => (text.match(/\{\w*\}/g) ?? []).toSorted();

/** Concatenates our source code, without the translations. */
function code(): string {
  const folder = resolve(import.meta.dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('languages/'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

it('has a file for every language', () => {
  expect(Object.keys(all)).toEqual(Object.keys(languages));
});

it.each(translations)('has exactly the English keys in %s', (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
});

it.each(Object.entries(all))('%s has every placeholder and no empty text', (_, texts) => {
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).not.toBe('');
    expect(placeholders(text), key).toEqual(placeholders(en[key as keyof Texts]));
  }
});

it('has no unused keys', () => {
  const source = code();
  expect(Object.keys(en).filter((key) => !source.includes(`'${key}'`))).toEqual([]);
});
