/** The course that was last chosen in the list of each group. */
const opened = new Map<string, string>();

/** Notes that a visitor has chosen a course in the list of a group. */
export const noteOpened = (group: string, code: string): void => void opened.set(group, code);

/** Whether a course is shown because a visitor chose it in the list, and not because of the address. */
export const wasOpened = (group: string, code: string): boolean => opened.get(group) === code;
