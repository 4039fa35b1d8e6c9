import type { Node, Property } from 'estree';
import type { Plugin } from 'vite';

/** Properties of datasets and filters that only the server uses. */
const serverOnly = ['encode', 'requires', 'single', 'takesBody'];

/** A property with its position in the source. */
type PlacedProperty = Property & { start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isServerOnly = (node: Node): node is PlacedProperty =>
  node.type === 'Property' && node.key.type === 'Identifier' && serverOnly.includes(node.key.name);

/** Finds the properties in a syntax tree that only the server uses, in order. */
function findServerOnly(node: Node): PlacedProperty[] {
  const children = Object.values(node).flat().filter(isNode);
  return children.flatMap((child) =>
    node.type === 'ObjectExpression' && isServerOnly(child) ? [child] : findServerOnly(child),
  );
}

/** Empties the properties of datasets and filters that only the server uses, such as encoders. */
export const slimContract = (): Plugin => ({
  name: 'slim-contract',
  transform: {
    filter: { id: /\/contract\/src\// },
    handler(code) {
      return findServerOnly(this.parse(code) as Node).reduceRight(
        (slim, { start, end }) => `${slim.slice(0, start)}...{}${slim.slice(end)}`,
        code,
      );
    },
  },
});
