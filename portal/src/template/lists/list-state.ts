/** An item of a list. */
export interface Entity {
  id: number;
}

/** An entity with a status, which can be set for several entities at once. */
export interface EntityWithStatus extends Entity {
  status: string;
}

/** A list and the item being edited. */
export interface ListState<E extends Entity> {
  listLoading: boolean;
  actionsLoading: boolean;
  /** Number of entities on all pages. */
  totalCount: number;
  /** The entities on the current page; null until they are loaded. */
  entities: readonly E[] | null;
  itemForEdit: E | undefined;
  /** Action type and error of the last call, if it failed. */
  error: string | null;
}

/** Kind of a call: one that loads the list, or any other. */
export type CallType = 'list' | 'action';

/** A change to a list. */
export type ListAction<E extends Entity> =
  | { type: 'startCall'; callType: CallType }
  | { type: 'catchError'; callType: CallType; error: string }
  | { type: 'listFetched'; entities: readonly E[]; totalCount: number }
  | { type: 'itemFetched'; item: E | undefined }
  | { type: 'created'; item: E }
  | { type: 'updated'; item: E }
  | { type: 'deleted'; ids: readonly number[] }
  | { type: 'statusUpdated'; ids: readonly number[]; status: string };

/** State of a list before the first call. */
export const initialState = {
  listLoading: false,
  actionsLoading: false,
  totalCount: 0,
  entities: null,
  itemForEdit: undefined,
  error: null,
} satisfies ListState<Entity>;

const flagOf = { list: 'listLoading', action: 'actionsLoading' } as const;

/** Returns the entities after a change; null if none are loaded. */
function changedEntities<E extends Entity>(
  entities: readonly E[] | null,
  action: ListAction<E>,
): readonly E[] | null {
  switch (action.type) {
    case 'created':
      return entities && [...entities, action.item];
    case 'updated':
      return (
        entities && entities.map((entity) => (entity.id === action.item.id ? action.item : entity))
      );
    case 'deleted':
      return entities && entities.filter(({ id }) => !action.ids.includes(id));
    case 'statusUpdated':
      return (
        entities &&
        entities.map((entity) =>
          action.ids.includes(entity.id) ? { ...entity, status: action.status } : entity,
        )
      );
    default:
      return entities;
  }
}

/** Returns the state after an action. */
export function reduceList<E extends Entity>(
  state: ListState<E>,
  action: ListAction<E>,
): ListState<E> {
  switch (action.type) {
    case 'startCall':
      return { ...state, error: null, [flagOf[action.callType]]: true };
    case 'catchError':
      return { ...state, error: action.error, [flagOf[action.callType]]: false };
    case 'listFetched': {
      const { entities, totalCount } = action;
      return { ...state, error: null, listLoading: false, entities, totalCount };
    }
    case 'itemFetched':
      return { ...state, error: null, actionsLoading: false, itemForEdit: action.item };
    default: {
      const entities = changedEntities(state.entities, action);
      return { ...state, error: null, actionsLoading: false, entities };
    }
  }
}
