import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What a visitor did in a field before the scripts replaced it. */
interface Before {
  text: string;
  /** Position of the caret; undefined if the field does not have the focus. */
  caret: number | undefined;
}

/** Fields of the HTML from the server in which something was done. */
let fields: readonly { element: HTMLInputElement; before: Before }[] = [];

/**
 * Notes what was typed into the fields of the HTML from the server. Called right before the first
 * render, which moves the elements and so loses the focus.
 */
export function noteTyped(): void {
  fields = [...document.querySelectorAll('input')].flatMap((element) => {
    const { value: text, selectionEnd } = element;
    const isFocused = element === document.activeElement;
    const caret = isFocused ? (selectionEnd ?? text.length) : undefined;
    return text || isFocused ? [{ element, before: { text, caret } }] : [];
  });
}

/**
 * Returns what was typed before the scripts replaced the field that a selector matches, undefined for
 * nothing, and a ref for the field in its place, which takes over the focus.
 */
export function useTypedBefore(selector: string): {
  field: RefObject<HTMLInputElement | null>;
  before: Before | undefined;
} {
  const field = useRef<HTMLInputElement>(null);
  const [before] = useState(() => fields.find(({ element }) => element.matches(selector))?.before);
  useLayoutEffect(() => {
    // Fields that are mounted later are new.
    fields = [];
    if (before?.caret === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(before.caret, before.caret);
  }, [before]);
  return { field, before };
}
