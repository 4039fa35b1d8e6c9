import { useSyncExternalStore } from 'react';
import { type Session, session } from './session';

/** Returns the current session and subscribes to its changes. */
export const useSession = (): Session =>
  useSyncExternalStore(session.subscribe, session.get, session.get);
