import { type CSSProperties, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChoiceLink } from '../frame/choice-link';
import starGraphSheet from './star-graph.css?inline';
import { MAX_NODES, type StarPlace, starLayout } from './star-layout';

export const starGraphStyles = starGraphSheet;

/** A node around the centre. */
export interface StarNode {
  key: string;
  label: string;
  /** URL of the node, for opening it in a new tab. */
  href: string;
}

interface StarGraphProps {
  /** Accessible name of the list of nodes. */
  label: string;
  /** Label of the central node. */
  center: string;
  /** Related nodes; only the first five are shown. */
  nodes: readonly StarNode[];
  /** Handles a plain click on a node instead of navigating. Default: navigates. */
  onSelect?: ((key: string) => void) | undefined;
}

/** Allows line breaks after slashes in occupation names. */
const breakable = (label: string): ReactNode =>
  label.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

const placed = ({ column, row }: StarPlace): CSSProperties =>
  ({ '--o-column': column, '--o-row': row }) as CSSProperties;

/** A central node with links to related nodes around it; a list in narrow containers. */
export function StarGraph({ label, center, nodes, onSelect }: StarGraphProps) {
  const middle = useRef<HTMLParagraphElement>(null);
  const hasChosen = useRef(false);
  // Moves the focus to the selected node, which has become the centre.
  useLayoutEffect(() => {
    if (hasChosen.current) middle.current?.focus({ preventScroll: true });
    hasChosen.current = false;
  }, [center]);
  const choose = (key: string) => {
    hasChosen.current = true;
    onSelect?.(key);
  };
  const shown = nodes.slice(0, MAX_NODES);
  const layout = starLayout(shown.length);
  const x = ({ column }: StarPlace) => `${(column * 100) / 6}%`;
  const y = ({ row }: StarPlace) => `${((row - 0.5) * 100) / layout.rows}%`;
  return (
    <div className="star">
      <div className="star-graph">
        <svg className="star-lines" aria-hidden="true">
          {layout.places.map((place) => (
            <line
              key={x(place) + y(place)}
              x1={x(layout.center)}
              y1={y(layout.center)}
              x2={x(place)}
              y2={y(place)}
            />
          ))}
        </svg>
        <p
          ref={middle}
          className="star-node star-center"
          style={placed(layout.center)}
          tabIndex={-1}
        >
          {breakable(center)}
        </p>
        <ul className="star-list" aria-label={label}>
          {shown.map((node, index) => (
            <li
              key={node.key}
              className="star-item"
              style={placed(layout.places[index] ?? layout.center)}
            >
              <ChoiceLink
                className="star-node"
                href={node.href}
                onSelect={onSelect && (() => choose(node.key))}
              >
                {breakable(node.label)}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
