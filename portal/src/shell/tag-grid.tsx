import type { PageTag } from '@observatorio/pages/page';
import { createElement } from 'react';
import { ServerFigures } from '../base/server-text';

interface TagProps {
  tag: PageTag;
  /** Level of the tag's heading. Default: the element's own. */
  headingLevel?: number | undefined;
  /** Whether it is the first tag of the page, which shows the first figures. Default: false. */
  isFirst?: boolean;
}

/** A tag of a page. */
export function Tag({
  tag: { card, heading, class: className },
  headingLevel,
  isFirst = false,
}: TagProps) {
  return createElement(
    card.tag,
    {
      chips: 'none',
      ...(heading !== undefined && { heading }),
      ...(className && { class: className }),
      ...(headingLevel && { headingLevel }),
    },
    isFirst && <ServerFigures />,
  );
}

interface TagGridProps extends Pick<TagProps, 'headingLevel'> {
  tags: readonly PageTag[];
  /** Whether these are the first tags of the page. */
  isFirst: boolean;
}

/** Tags of a page in a grid of twelve columns. */
export function TagGrid({ tags, headingLevel, isFirst }: TagGridProps) {
  return (
    <div className="grid">
      {tags.map((tag, index) => (
        <Tag
          key={tag.card.tag}
          tag={tag}
          headingLevel={headingLevel}
          isFirst={isFirst && index === 0}
        />
      ))}
    </div>
  );
}
