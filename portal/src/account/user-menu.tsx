import { lazy, Suspense, useEffect } from 'react';
import { withTexts } from '../i18n/with-texts';
import { loadUser, session } from './session';
import { enterBySingleSignOn, isReturning } from './single-sign-on';
import './account.css';

const Entries = lazy(
  withTexts(async () => ({ default: (await import('./user-menu-entries')).UserMenuEntries })),
);

/** Takes up the session of an earlier visit, and the answer of the server for single sign-on. */
function useResumedSession(): void {
  useEffect(() => {
    if (isReturning()) {
      enterBySingleSignOn().catch((error: unknown) => console.error(error));
    } else if (session.get().authToken) {
      // A token that is no longer valid ends the session; other failures change nothing.
      loadUser().catch(() => undefined);
    }
  }, []);
}

interface UserMenuProps {
  /** Opens the user panel. Default: the menu has no entry for it. */
  onPanel?: () => void;
}

/** The person's menu in the header, in the visitor's language; for visitors, the way in. */
export function UserMenu({ onPanel }: UserMenuProps) {
  useResumedSession();
  return (
    <div className="user-menu">
      <Suspense>
        <Entries onPanel={onPanel} />
      </Suspense>
    </div>
  );
}
