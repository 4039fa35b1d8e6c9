import { useEffect } from 'react';
import { logout, session } from '../account/session';
import { logoutFromSingleSignOn } from '../account/single-sign-on';
import { useNavigate } from '../router/router-provider';

/**
 * Ends the session and opens the login page; the single sign-on server redirects to the portal
 * instead.
 */
export function Component() {
  const navigate = useNavigate();
  useEffect(() => {
    const { user, authToken } = session.get();
    const cameBySingleSignOn = user !== undefined && authToken === undefined;
    logout();
    const leave = async () => {
      if (cameBySingleSignOn) await logoutFromSingleSignOn();
      else await navigate('/auth/login', { replace: true });
    };
    leave().catch((error: unknown) => {
      console.error(error);
      void navigate('/', { replace: true });
    });
  }, [navigate]);
  return <p className="page-loading">Saindo…</p>;
}
