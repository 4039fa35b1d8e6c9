import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Disclosure } from '../base/disclosure';
import { useT } from '../i18n/use-t';
import { enterBySingleSignOn, isSingleSignOn } from './single-sign-on';
import { useSession } from './use-session';

const LOGIN = '/auth/login';

/** Leads to the log-in, which leads back, or to the server for single sign-on. */
function EnterLink() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  const enter = async () => {
    if (await isSingleSignOn()) await enterBySingleSignOn();
    else await navigate(LOGIN, { state });
  };
  const onClick = (event: MouseEvent) => {
    // A new tab opens the log-in as any link does.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enter().catch((error: unknown) => {
      console.error(error);
      void navigate(LOGIN, { state });
    });
  };
  return (
    <Link className="enter-link" to={LOGIN} onClick={onClick}>
      {t('user.signIn')}
    </Link>
  );
}

interface UserMenuEntriesProps {
  onPanel: (() => void) | undefined;
}

/** The entries of the person's menu; for visitors, the way in. */
export function UserMenuEntries({ onPanel }: UserMenuEntriesProps) {
  const t = useT();
  const { user, authToken } = useSession();
  if (!user && !authToken) return <EnterLink />;
  return (
    <Disclosure label={`${t('user.hello')} ${user?.fullname ?? ''}`}>
      <Link to="/user/profile">
        <strong>{t('user.profile')}</strong>
        <span className="quiet">{t('user.profileDetail')}</span>
      </Link>
      {onPanel && (
        <button type="button" onClick={onPanel}>
          Visões salvas
        </button>
      )}
      <Link to="/logout">{t('user.signOut')}</Link>
    </Disclosure>
  );
}
