import { Link } from 'react-router';
import { SaveViewForm } from './save-view';
import { useSession } from './use-session';
import { ViewsList } from './views-list';
import './account.css';

/** Contents of the user panel: the user's name, the saved views, and logout. */
export function UserPanel() {
  const { user, authToken } = useSession();
  if (!user) {
    return (
      <p>
        <Link to="/auth/login">Entre na sua conta</Link> para salvar páginas com os filtros e voltar
        a elas de qualquer aparelho.
      </p>
    );
  }
  return (
    <div className="user-panel">
      <p>
        <strong>{user.fullname}</strong>
        <br />
        {user.email}
      </p>
      {authToken && (
        <>
          <h3>Visões salvas</h3>
          <ViewsList />
          <h3>Salvar esta visão</h3>
        </>
      )}
      <SaveViewForm />
      <p className="user-panel-links">
        <Link to="/user/profile">Meu Perfil</Link>
        <Link className="button plain" to="/logout">
          Sair
        </Link>
      </p>
    </div>
  );
}
