import { terms } from '@observatorio/domain';

/** The definitions of the terms that the pages use. */
export const Definitions = () => (
  <>
    <h2>Definições</h2>
    <dl>
      {Object.values(terms).map(({ name, definition }) => (
        <div key={name}>
          <dt>{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  </>
);
