import { useEffect, useRef, useState } from 'react';
import type { FieldOf } from '../../card/group-bar';

/** Milliseconds without a change after which the filters take effect (specification, section 4). */
const DELAY = 500;

/** Names and codes in the order in which they were chosen. */
type Pending = Readonly<Record<string, string>>;

const none: Pending = {};

/**
 * The same fields, which show a change at once and write it when no other follows for half a second.
 * A change of level drops the others, as the group does.
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
    return (name) => {
      const { value, disabled } = field(name);
      return {
        value: pending[name] ?? (isLevelPending ? '' : value),
        disabled,
        onChange: (code) =>
          setPending((before) => {
            const { [name]: _, ...others } = before;
            return name === 'nivel_ensino' ? { [name]: code } : { ...others, [name]: code };
          }),
      };
    };
  };
}
