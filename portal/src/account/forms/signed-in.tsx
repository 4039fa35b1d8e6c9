import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-t';
import { menuTextsIn } from '../menu-texts';
import { session } from '../session';

/** Greets a visitor who opens an account form while logged in; renders nothing for others. */
export function SignedIn() {
  const { hello, profile, more, leave } = menuTextsIn(useLanguage());
  // Read only once, because logging in navigates to another page.
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
