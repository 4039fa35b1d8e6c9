const KIND =
  /^(?:(?:curso|tecnic[oa]|superior|bacharelado|licenciatura|tecnologo|graduacao|faculdade)(?: (?:em|de|do|da))? )+(?=.)/;

/** A typed name without words before it that say the kind of course; takes lower case, no accents. */
export const withoutCourseKind = (folded: string): string => folded.replace(KIND, '');
