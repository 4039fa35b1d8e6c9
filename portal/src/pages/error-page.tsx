import { paths } from '@observatorio/pages/paths';
import { useLayoutEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { usePageTitle } from '../base/page-title';
import './error-page.css';

const lost = {
  code: '404',
  title: 'Página não encontrada',
  text: 'O endereço pode ter mudado ou ter sido digitado com erro.',
};

const failed = {
  code: 'Erro',
  title: 'Algo deu errado',
  text: 'A falha é nossa. Espere um pouco e tente de novo.',
};

/** Error kind and appearance of each version. */
const versions: Readonly<Record<string, { kind: typeof lost; look: string }>> = {
  'error-v1': { kind: lost, look: 'start' },
  'error-v2': { kind: failed, look: 'center' },
  'error-v3': { kind: lost, look: 'center' },
  'error-v4': { kind: failed, look: 'start' },
  'error-v5': { kind: failed, look: 'split' },
  'error-v6': { kind: failed, look: 'band' },
};

const first = { kind: lost, look: 'start' };

/** Keeps search engines from indexing the page while mounted. */
function useNoIndex(): void {
  useLayoutEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}

/** The error page of a version; an unknown version falls back to the first. */
export function Component() {
  const { version = '' } = useParams();
  const { state } = useLocation();
  const { kind, look } = (Object.hasOwn(versions, version) && versions[version]) || first;
  const { code, title, text } = kind;
  usePageTitle(title);
  useNoIndex();
  const asked: unknown = state?.from;
  return (
    <div className="page error-page" data-look={look}>
      <p className="error-code" aria-hidden="true">
        {code}
      </p>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {typeof asked === 'string' && (
          <p className="quiet">
            Endereço pedido: <code>{asked}</code>
          </p>
        )}
        <p className="hero-links">
          {kind === failed && (
            <button type="button" className="button" onClick={() => history.back()}>
              Voltar e tentar de novo
            </button>
          )}
          <Link className="button" to={paths.home}>
            Ir para o início
          </Link>
          <Link className="button plain" to={paths.mapa}>
            Ver o mercado de trabalho
          </Link>
        </p>
      </div>
    </div>
  );
}
