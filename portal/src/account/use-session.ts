import { useSyncExternalStore } from 'react';
import { type Session, session } from './session';

/** The session of this browser. */
export const useSession = (): Session =>
  useSyncExternalStore(session.subscribe, session.get, session.get);
