import { formatList } from '@observatorio/language';
import type { ReactNode } from 'react';
import factsSheet from './facts.css?inline';

export const factsStyles = factsSheet;

/** A named fact, shown as text or a bar. */
export interface NamedFact {
  name: string;
  /** Content of the fact; empty if unknown. */
  content: ReactNode;
}

interface FactsProps {
  facts: readonly NamedFact[];
  /** Content shared by all unknown facts, shown after their names. */
  missing: ReactNode;
}

/** Description list of facts; unknown ones share the last entry. */
export function Facts({ facts, missing }: FactsProps) {
  const unknown = facts.filter(({ content }) => !content);
  return (
    <dl className="facts">
      {facts
        .filter(({ content }) => content)
        .map(({ name, content }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      {unknown.length > 0 && (
        <div>
          <dt>{formatList(unknown.map(({ name }) => name))}</dt>
          <dd className="fact-missing">{missing}</dd>
        </div>
      )}
    </dl>
  );
}
