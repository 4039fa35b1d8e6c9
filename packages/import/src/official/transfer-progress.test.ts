import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TransferProgress } from './transfer-progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes a line from time to time if lines cannot be replaced', () => {
  let printed = '';
  const output = { isTerminal: false, write: (text: string) => void (printed += text) };
  const progress = new TransferProgress(output, 40e6);
  for (let second = 0; second <= 25; second++) {
    progress.show('1/1 a.7z', second * 1e6);
    vi.advanceTimersByTime(1000);
  }
  progress.step('1/1 a.7z: conferindo…');
  expect(printed.split('\n')).toEqual([
    '1/1 a.7z, 25% de 40 MB, 1 MB/s, faltam 30 s',
    '1/1 a.7z, 50% de 40 MB, 1 MB/s, faltam 20 s',
    '1/1 a.7z: conferindo…',
    '',
  ]);
});

it('replaces the line of a terminal', () => {
  let printed = '';
  const output = { isTerminal: true, write: (text: string) => void (printed += text) };
  new TransferProgress(output, 40e6).show('1/1 a.7z', 0);
  expect(printed).toBe('\r\x1b[K1/1 a.7z, 0% de 40 MB');
});
