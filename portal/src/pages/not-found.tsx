import { Link, useLocation } from 'react-router';
import { PageHeading } from '../shell/page-heading';

const planned = ['/contato'];

export function Component() {
  const { pathname } = useLocation();
  const soon = planned.includes(pathname);
  return (
    <div className="page text-page">
      <PageHeading title={soon ? 'Página em preparação' : 'Página não encontrada'}>
        {soon
          ? 'Esta parte do Observatório ainda não está no ar.'
          : 'O endereço pode ter mudado ou ter sido digitado com erro.'}
      </PageHeading>
      <p>
        <Link className="button" to="/mapa">
          Ver o mercado de trabalho
        </Link>
      </p>
    </div>
  );
}
