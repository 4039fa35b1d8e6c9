import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { config } from '../base/config';
import { ContrastButton } from './contrast-button';

const menu = [
  { to: '/formandos', label: 'Formação' },
  { to: '/mapa', label: 'Mercado de trabalho' },
  { to: '/profissoes', label: 'Profissões' },
];

export function Header() {
  const [open, setOpen] = useState(false);
  return (
    <header className="header">
      <div className="header-inner">
        <Link className="brand" to="/">
          <img src="/favicon.svg" alt="" width="32" height="32" />
          <span>{config.name}</span>
        </Link>
        <button
          type="button"
          className="menu-toggle"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <span className="menu-icon" aria-hidden="true" />
          Menu
        </button>
        <nav id="menu" aria-label="Principal" data-open={open}>
          <ul>
            {menu.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} onClick={() => setOpen(false)}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ContrastButton />
      </div>
    </header>
  );
}
