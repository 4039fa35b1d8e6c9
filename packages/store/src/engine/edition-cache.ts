import { SharedCache } from '@observatorio/kit';
import { cancellable, type Database, openEditionOf } from './connector';

/** Key of the only value of a node. */
const VALUE = '';

/** Value computed from some editions; its children add one edition each. */
class Node<T extends NonNullable<unknown>> {
  private readonly kept = new Map<string, T>();
  private readonly shared = new SharedCache<T>(this.kept);
  private readonly children = new WeakMap<Database, Node<T>>();

  get value(): T | undefined {
    return this.kept.get(VALUE);
  }

  compute(compute: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.shared.get(VALUE, compute, signal);
  }

  child(edition: Database): Node<T> {
    const known = this.children.get(edition);
    if (known) return known;
    const node = new Node<T>();
    this.children.set(edition, node);
    return node;
  }
}

/**
 * Values computed from whole editions, once each, and dropped with the first of their editions to
 * close. Concurrent computations are shared; failures are not cached.
 */
export class EditionCache<T extends NonNullable<unknown>> {
  private readonly root = new Node<T>();

  /** Returns the value of an edition, or reads it. */
  read(database: Database, query: (database: Database) => Promise<T>): Promise<T> {
    return this.compute([database], (signal) => query(cancellable(database, signal)));
  }

  /** Returns the value of a list of editions, or computes it. */
  compute(
    databases: readonly Database[],
    compute: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    return this.nodeOf(databases).compute(compute, databases[0]?.signal);
  }

  /** Returns the value of an edition if it is already known. */
  peek(database: Database): T | undefined {
    return this.nodeOf([database]).value;
  }

  private nodeOf(databases: readonly Database[]): Node<T> {
    return databases.reduce((node, database) => node.child(openEditionOf(database)), this.root);
  }
}
