/** Course last selected from the list of each group. */
const opened = new Map<string, string>();

/** Records that a visitor has selected a course from the list of a group. */
export const noteOpened = (group: string, code: string): void => void opened.set(group, code);

/**
 * Whether a course is shown because a visitor selected it from the list, not because of the URL.
 */
export const wasOpened = (group: string, code: string): boolean => opened.get(group) === code;
