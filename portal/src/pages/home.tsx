import { pageTitles } from '@observatorio/domain';
import { Link } from 'react-router';
import { PageHeading } from '../shell/page-heading';

export function Component() {
  return (
    <div className="page text-page">
      <PageHeading title={pageTitles['/home']}>
        Quantas pessoas trabalham com carteira ou no serviço público, onde, em quê e quanto recebem.
      </PageHeading>
      <p>
        <Link className="button" to="/mapa">
          Ver o mercado de trabalho
        </Link>
      </p>
      <p>
        <Link className="button plain" to="/busca-cargo">
          Buscar uma ocupação
        </Link>
      </p>
    </div>
  );
}
