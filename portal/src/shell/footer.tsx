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
              <Link to="/sobre">Sobre</Link>
            </li>
            <li>
              <Link to="/incorporar">No seu site</Link>
            </li>
            <li>
              <Link to="/contato">Contato</Link>
            </li>
            <li>
              <Link to="/terms">Termos de uso e privacidade</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
