/**
 * Strongly connected components of a graph, in reverse topological order (Tarjan, 1972,
 * "Depth-first search and linear graph algorithms").
 */
export function stronglyConnected<T>(items: readonly T[], next: (item: T) => Iterable<T>): T[][] {
  const order = new Map<T, number>();
  const stack: T[] = [];
  const components: T[][] = [];
  /** Returns the low-link value of the item. */
  function visit(item: T): number {
    const number = order.size;
    order.set(item, number);
    stack.push(item);
    let lowest = number;
    for (const other of next(item)) {
      if (!order.has(other)) lowest = Math.min(lowest, visit(other));
      else if (stack.includes(other)) lowest = Math.min(lowest, order.get(other) ?? lowest);
    }
    if (lowest === number) components.push(stack.splice(stack.indexOf(item)));
    return lowest;
  }
  for (const item of items) if (!order.has(item)) visit(item);
  return components;
}
