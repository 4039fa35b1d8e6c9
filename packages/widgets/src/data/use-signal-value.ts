import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/** Subscribes to a signal. Components read signals only through this hook. */
export function useSignalValue<T>(signal: ReadonlySignal<T>): T {
  useSignals();
  return signal.value;
}
