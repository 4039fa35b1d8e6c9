import type { Page, PageData, PageTag, Section, Subject } from './page';

const tagData = ({ card: { tag }, ...rest }: PageTag): PageTag => ({ card: { tag }, ...rest });

const sectionData = ({ tags, panel, ...rest }: Section): Section => ({
  ...rest,
  tags: tags.map(tagData),
  ...(panel && { panel: tagData(panel) }),
});

const subjectData = ({ kind, title, filter, dataset }: Subject): PageData['subject'] => ({
  kind,
  ...(title && { title }),
  filter: { name: filter.name },
  dataset: { id: dataset.id },
});

/** Reduces a declaration to what the browser uses of it, as plain data: of a card, only its tag. */
export function pageData({
  path,
  title,
  description,
  lead,
  area,
  elements,
  sources,
  sections,
  next,
  subject,
  variant,
}: Page): PageData {
  return {
    path,
    title,
    description,
    ...(lead && { lead }),
    ...(area && { area: { family: area.family } }),
    ...(elements && { elements }),
    ...(sources && { sources }),
    ...(sections && { sections: sections.map(sectionData) }),
    ...(next && { next }),
    ...(subject && { subject: subjectData(subject) }),
    ...(variant && { variant }),
  };
}
