import { terms } from '@observatorio/language';

/** Definitions of the terms used on the pages. */
export const TermList = () => (
  <>
    <h2>Definições</h2>
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
