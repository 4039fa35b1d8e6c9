import { paths } from '@observatorio/pages/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountForm, AccountInput } from '../account/account-form';
import { errorText } from '../account/error-text';
import { downloadOwnData } from '../account/own-data';
import { deleteAccount, rename, type SessionUser, submitNewPassword } from '../account/session';
import { useSession } from '../account/use-session';
import { ViewsList } from '../account/views-list';
import { useNavigate } from '../router/router-provider';
import { PageHeading } from '../shell/page-heading';
import '../account/account.css';

export function Component() {
  const { user, authToken } = useSession();
  return (
    <div className="page prose-page">
      <PageHeading title="Meu Perfil">Configurações e mais.</PageHeading>
      {authToken && user ? <Profile user={user} /> : <NoAccount name={user?.fullname} />}
    </div>
  );
}

function NoAccount({ name }: { name: string | undefined }) {
  return (
    <p>
      {name && `${name}, o seu acesso é o da sua instituição, que guarda os seus dados. `}
      <Link to="/auth/login" state={{ from: '/user/profile' }}>
        Entre com uma conta do portal
      </Link>{' '}
      para ver o seu perfil e as suas visões.
    </p>
  );
}

function Profile({ user }: { user: SessionUser }) {
  return (
    <>
      <h2>Seus dados</h2>
      <dl className="own-data-list">
        <dt>E-mail</dt>
        <dd>{user.email}</dd>
        <dt>Nome de usuário</dt>
        <dd>{user.username}</dd>
      </dl>
      <AccountForm
        action="Salvar nome"
        done="Nome salvo."
        onSubmit={(field) => rename(field('fullname'))}
      >
        <AccountInput
          label="Nome completo"
          name="fullname"
          autoComplete="name"
          defaultValue={user.fullname}
        />
      </AccountForm>
      <h2>Senha</h2>
      <AccountForm
        action="Trocar senha"
        done="Senha trocada. Os outros aparelhos precisam entrar de novo."
        onSubmit={(field) => submitNewPassword(field('password'), field('newPassword'))}
      >
        <AccountInput
          label="Senha atual"
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <AccountInput
          label="Senha nova"
          name="newPassword"
          type="password"
          autoComplete="new-password"
        />
      </AccountForm>
      <h2>Visões salvas</h2>
      <ViewsList />
      <h2>O que guardamos</h2>
      <OwnData />
    </>
  );
}

/** Export and deletion of the user's data, as required by law. */
function OwnData() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const download = () => {
    setProblem('');
    downloadOwnData().catch((error: unknown) => setProblem(errorText(error)));
  };
  return (
    <>
      <p>
        O arquivo traz tudo o que o portal guarda sobre você.{' '}
        <Link to={paths.terms}>Os termos</Link> dizem para quê.
      </p>
      <button type="button" className="button plain" onClick={download}>
        Baixar meus dados
      </button>
      {problem && <p role="alert">{problem}</p>}
      <details className="delete-account">
        <summary>Excluir minha conta</summary>
        <p>A conta e as visões são apagadas agora, e não voltam.</p>
        <AccountForm
          action="Excluir minha conta"
          onSubmit={async (field) => {
            await deleteAccount(field('password'));
            await navigate('/');
          }}
        >
          <AccountInput
            label="Senha"
            name="password"
            type="password"
            autoComplete="current-password"
          />
        </AccountForm>
      </details>
    </>
  );
}
