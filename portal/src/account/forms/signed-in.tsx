import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-t';
import { menuTextsIn } from '../menu-texts';
import { session } from '../session';

/** Greets a visitor who opened the log-in page while logged in; empty for all others. */
export function SignedIn() {
  const { hello, profile, more, leave } = menuTextsIn(useLanguage());
  // Read once, because logging in opens another page.
  const [user] = useState(() => session.get().user);
  return (
    user && (
      <div className="auth-notice">
        <p>
          {hello} {user.fullname}
        </p>
        <p className="auth-links">
          <span>
            <Link to="/user/profile">{profile}</Link>
            <br />
            {more}
          </span>
          <Link to="/logout">{leave}</Link>
        </p>
      </div>
    )
  );
}
