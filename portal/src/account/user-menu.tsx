import { type MouseEvent, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Disclosure } from '../base/disclosure';
import { useNavigate } from '../router/router-provider';
import { menuLanguage, menuTexts } from './menu-texts';
import { loadUser, session } from './session';
import { isReturning, isSingleSignOn, loginWithSingleSignOn } from './single-sign-on';
import { useSession } from './use-session';
import './account.css';

const LOGIN = '/auth/login';

/** Link to the login page, which returns here after login, or to the single sign-on server. */
function EnterLink() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  const enter = async () => {
    if (await isSingleSignOn()) await loginWithSingleSignOn();
    else await navigate(LOGIN, { state });
  };
  const onClick = (event: MouseEvent) => {
    // Lets the browser open the login page in a new tab or window, as with any link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enter().catch((error: unknown) => {
      console.error(error);
      void navigate(LOGIN, { state });
    });
  };
  return (
    <Link className="enter-link" to={LOGIN} state={state} onClick={onClick} lang={menuLanguage}>
      {menuTexts.enter}
    </Link>
  );
}

/** Resumes the session of an earlier visit, or processes the single sign-on response. */
function useResumedSession(): void {
  useEffect(() => {
    if (isReturning()) {
      loginWithSingleSignOn().catch((error: unknown) => console.error(error));
    } else if (session.get().authToken) {
      // An invalid token ends the session; other failures change nothing.
      loadUser().catch(() => undefined);
    }
  }, []);
}

interface UserMenuProps {
  /** Opens the user panel. If omitted, the menu has no entry for the panel. */
  onPanel?: () => void;
}

/** The user's menu in the header; a login link for visitors. */
export function UserMenu({ onPanel }: UserMenuProps) {
  const { user, authToken } = useSession();
  useResumedSession();
  if (!user && !authToken) return <EnterLink />;
  return (
    <div className="user-menu" lang={menuLanguage}>
      <Disclosure label={`${menuTexts.hello} ${user?.fullname ?? ''}`.trimEnd()}>
        <Link to="/user/profile">
          <strong>{menuTexts.profile}</strong>
          <span className="quiet">{menuTexts.more}</span>
        </Link>
        {onPanel && (
          <button type="button" onClick={onPanel}>
            {menuTexts.views}
          </button>
        )}
        <Link to="/logout">{menuTexts.leave}</Link>
      </Disclosure>
    </div>
  );
}
