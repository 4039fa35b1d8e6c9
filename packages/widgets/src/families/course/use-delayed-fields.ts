import { ALL_LEVELS } from '@observatorio/contract';
import { useEffect, useRef, useState } from 'react';
import type { FieldOf } from '../../card/fields/group-bar';

/** Debounce before filters take effect, in ms (specification, section 4). */
const DELAY = 500;

/** Pending codes by filter name, in order of selection. */
type Pending = Readonly<Record<string, string>>;

const none: Pending = {};

/**
 * Wraps fields so that they show a change immediately but write it only after half a second without
 * another change. Changing the level drops other pending changes, as the group does.
 */
export function useDelayedFields(): (field: FieldOf) => FieldOf {
  const [pending, setPending] = useState(none);
  const latest = useRef<FieldOf>(undefined);
  useEffect(() => {
    if (pending === none) return undefined;
    const timer = setTimeout(() => {
      for (const [name, code] of Object.entries(pending)) latest.current?.(name).onChange(code);
      setPending(none);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [pending]);
  return (field) => {
    latest.current = field;
    const isLevelPending = 'nivel_ensino' in pending;
    const level = field('nivel_ensino').value;
    const isKept = (name: string) => name === 'nome_curso' && (!level || level === ALL_LEVELS);
    return (name) => {
      const { value, disabled } = field(name);
      return {
        value: pending[name] ?? (isLevelPending && !isKept(name) ? '' : value),
        disabled,
        onChange: (code) =>
          setPending((before) => {
            const others = Object.entries(before).filter(
              ([other]) => other !== name && (name !== 'nivel_ensino' || isKept(other)),
            );
            return { ...Object.fromEntries(others), [name]: code };
          }),
      };
    };
  };
}
