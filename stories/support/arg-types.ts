import { attributeOf, type Declaration, type Prop, propsOf } from '@observatorio/widgets';
import type { ArgTypes } from '@storybook/react-vite';

const controlOf = ({ type, values }: Prop) =>
  values
    ? 'select'
    : ({ string: 'text', number: 'number', boolean: 'boolean', json: 'object' } as const)[type];

/** Controls of an element's attributes, except the API and the group, which the story sets. */
export function argTypesOf(declaration: Declaration): ArgTypes {
  const own = Object.entries(propsOf(declaration)).filter(
    ([name]) => name !== 'api' && name !== 'group',
  );
  return Object.fromEntries(
    own.map(([name, prop]) => [
      attributeOf(name),
      {
        description: prop.description,
        control: controlOf(prop),
        options: prop.values,
        table: {
          type: { summary: prop.type },
          defaultValue: { summary: JSON.stringify(prop.default) },
        },
      },
    ]),
  );
}
