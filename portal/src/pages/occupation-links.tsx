import { Link } from 'react-router';

interface OccupationLinksProps {
  /** CBO code of six digits; empty while none is chosen. */
  code: string;
  /** The other page about the same occupation. */
  to: '/busca-cargo' | '/perfil';
  /** What that page is for. */
  children: string;
}

/** From an occupation to its other page, to a comparison, and to courses. */
export const OccupationLinks = ({ code, to, children }: OccupationLinksProps) => (
  <nav className="occupation-links" aria-label="Mais sobre esta ocupação">
    <Link className="button" to={`${to}?cbo=${code}`}>
      {children}
    </Link>
    <Link className="button plain" to={`/busca-cargo?comparar=${code}`}>
      Comparar com outra
    </Link>
    <Link className="button plain" to="/busca-curso">
      Buscar cursos
    </Link>
  </nav>
);
