import { terms } from '@observatorio/language';
import { AboutHeading } from './about-sections';

/** Definitions of the terms used on the pages. */
export const TermList = () => (
  <>
    <AboutHeading id="definicoes" />
    <dl>
      {terms.map(({ name, definition }) => (
        <div key={name}>
          <dt>{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  </>
);
