import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Fields of the HTML from the server, in which one can type before the scripts replace them. */
const fields: HTMLInputElement[] = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll('input')];

/** What a visitor did in a field before the scripts replaced it. */
interface Before {
  text: string;
  /** Position of the caret; undefined if the field does not have the focus. */
  caret: number | undefined;
}

/**
 * Returns the text typed before the scripts replaced the field that a selector matches, and a ref for
 * the field in its place, which takes over the focus. `before` is undefined if nothing was done in it.
 */
export function useTypedBefore(selector: string): {
  field: RefObject<HTMLInputElement | null>;
  before: Before | undefined;
} {
  const field = useRef<HTMLInputElement>(null);
  const [before] = useState((): Before | undefined => {
    const found = fields.find((each) => each.matches(selector));
    const isFocused = found !== undefined && found === document.activeElement;
    if (!found || (!found.value && !isFocused)) return undefined;
    const { value: text, selectionEnd } = found;
    return { text, caret: isFocused ? (selectionEnd ?? text.length) : undefined };
  });
  useLayoutEffect(() => {
    // Fields that are mounted later are new.
    fields.length = 0;
    if (before?.caret === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(before.caret, before.caret);
  }, [before]);
  return { field, before };
}
