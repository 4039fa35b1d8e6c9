import { sideMenu } from '@observatorio/pages/menus';
import { NavLink } from 'react-router';
import { useLayoutConfig } from './layout-config';

/** A menu at the left edge of desktop windows; renders nothing if the layout hides it. */
export function Aside() {
  const { display, submenuToggle } = useLayoutConfig().aside;
  if (!display) return null;
  return (
    <nav className="aside" aria-label="Lateral">
      {sideMenu.map(({ group, entries }) => (
        // Only one dropdown is open at a time, because the panels would overlap.
        <details key={group} {...(submenuToggle === 'dropdown' && { name: 'aside' })}>
          <summary>{group}</summary>
          <ul>
            {entries.map(({ to, label }) => (
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
