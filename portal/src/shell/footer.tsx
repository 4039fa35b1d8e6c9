import { paths } from '@observatorio/pages/paths';
import { titles } from '@observatorio/pages/titles';
import { Link } from 'react-router';
import { config } from '../base/config';

export function Footer() {
  return (
    <footer className="footer" id="rodape" tabIndex={-1}>
      <div className="footer-inner">
        <p>
          {config.ministry}
          <br />
          {config.agency}
        </p>
        <nav aria-label="Rodapé">
          <ul>
            <li>
              <Link to={paths.sobre}>Sobre</Link>
            </li>
            <li>
              <Link to={paths.indicadores}>{titles.indicadores}</Link>
            </li>
            <li>
              <Link to={paths.incorporar}>No seu site</Link>
            </li>
            <li>
              <Link to={`${paths.sobre}#api`}>API</Link>
            </li>
            <li>
              <Link to={paths.contato}>Contato</Link>
            </li>
            <li>
              <Link to={paths.terms}>Termos de uso e privacidade</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
