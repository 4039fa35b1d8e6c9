const KIND =
  /^(?:(?:curso|tecnic[oa]|superior|bacharelado|licenciatura|tecnologo|graduacao|faculdade)(?: (?:em|de|do|da))? )+(?=.)/;

/**
 * Removes leading words for the kind of course, e.g. “curso de”, from a search query. Expects lower
 * case without accents.
 */
export const withoutCourseKind = (folded: string): string => folded.replace(KIND, '');
