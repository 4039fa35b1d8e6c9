import type { Subject } from './page';

/** Parameters of a page's URL that name its subject, the one that the portal itself writes first. */
export const subjectParameters = ({ filter }: Pick<Subject, 'filter'>): string[] => [
  ...new Set([filter.pageName ?? filter.name, filter.name]),
];

/** Title of a page about a subject. */
export const subjectTitle = ({ after }: { after: string }, name: string): string =>
  `${name}: ${after}`;
