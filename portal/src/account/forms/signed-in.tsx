import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t';
import { session } from '../session';

/** Greets a visitor who opened the log-in page while logged in; empty for all others. */
export function SignedIn() {
  const t = useT();
  // Read once, because logging in opens another page.
  const [user] = useState(() => session.get().user);
  return (
    user && (
      <div className="auth-notice">
        <p>
          {t('user.hello')} {user.fullname}
        </p>
        <p className="auth-links">
          <span>
            <Link to="/user/profile">{t('user.profile')}</Link>
            <br />
            {t('user.profileDetail')}
          </span>
          <Link to="/logout">{t('user.signOut')}</Link>
        </p>
      </div>
    )
  );
}
