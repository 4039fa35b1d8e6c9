import type { ReactNode } from 'react';
import factsSheet from './facts.css?inline';

/** Style sheet of the facts. */
export const factsStyles = factsSheet;

export interface Fact {
  name: string;
  /** Empty where it is not known. */
  content: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Stands in the place of what is not known. */
  missing: ReactNode;
}

/** Texts and bars one under the other, each under its name. */
export function Facts({ facts, missing }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ name, content }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{content || <span className="fact-missing">{missing}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
