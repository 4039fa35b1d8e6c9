import { NavLink } from 'react-router';
import { useLayoutConfig } from './layout-config';

/** The pages of the portal by subject. */
const groups = {
  Trabalho: { '/mapa': 'Mercado de trabalho', '/profissoes': 'Profissões' },
  Formação: { '/formandos': 'Formação', '/busca-curso': 'Busca de cursos' },
  Ocupações: { '/busca-cargo': 'Busca de ocupações', '/perfil': 'Perfil da ocupação' },
} as const;

/** A menu at the left edge of desktop windows; renders nothing if the layout hides it. */
export function Aside() {
  const { display, submenuToggle } = useLayoutConfig().aside;
  if (!display) return null;
  return (
    <nav className="aside" aria-label="Lateral">
      {Object.entries(groups).map(([group, entries]) => (
        // Only one dropdown is open at a time, because the panels would overlap.
        <details key={group} {...(submenuToggle === 'dropdown' && { name: 'aside' })}>
          <summary>{group}</summary>
          <ul>
            {Object.entries(entries).map(([to, label]) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
