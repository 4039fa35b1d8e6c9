import { Link } from 'react-router';

interface OccupationLinksProps {
  /** CBO code of six digits; empty while none is selected. */
  code: string;
  /** The other page about the same occupation. */
  to: '/busca-cargo' | '/perfil';
  /** Text of the link to that page. */
  children: string;
}

/** Links from an occupation to its other page, to the comparison and to courses. */
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
