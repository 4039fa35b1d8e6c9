import type { PageTag } from '@observatorio/pages/page';
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { ServerFigures } from '../base/server-text';
import { closeRows } from './close-rows';

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
      source: 'short',
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

/** Returns the names of the tags in a grid whose sources report nothing, separated by spaces. */
const emptyTagsIn = (grid: Element): string =>
  [...grid.querySelectorAll(':scope > [without-data]')].map((tag) => tag.localName).join(' ');

/** Tags of a page in a grid of twelve columns, which closes up around those without data. */
export function TagGrid({ tags, headingLevel, isFirst }: TagGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [empty, setEmpty] = useState('');
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return undefined;
    const observer = new MutationObserver(() => setEmpty(emptyTagsIn(current)));
    observer.observe(current, { attributeFilter: ['without-data'], subtree: true });
    setEmpty(emptyTagsIn(current));
    return () => observer.disconnect();
  }, []);
  const classes = closeRows(tags, new Set(empty.split(' ')));
  return (
    <div className="grid" ref={grid}>
      {tags.map((tag, index) => (
        <Tag
          key={tag.card.tag}
          tag={{ ...tag, class: classes[index] }}
          headingLevel={headingLevel}
          isFirst={isFirst && index === 0}
        />
      ))}
    </div>
  );
}
