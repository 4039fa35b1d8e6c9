import { mainMenu } from '@observatorio/pages/menus';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { UserMenu } from '../account/user-menu';
import { UserPanel } from '../account/user-panel';
import { basePath } from '../base/base-path';
import { config } from '../base/config';
import { focusSearch, SearchField } from '../search/search-field';
import { OffCanvas } from './off-canvas';
import { QuickPanel } from './quick-panel';
import { Shortcuts } from './shortcuts';
import { ThemeSwitch } from './theme-switch';

/** Parts that phones show one at a time. */
type Open = 'menu' | 'topbar' | undefined;

export function Header() {
  // Keyed by location, so that navigating closes the open part.
  const [shown, setShown] = useState<{ part: Open; key: string }>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [userPanelKey, setUserPanelKey] = useState<string>();
  const { key } = useLocation();
  const open = shown?.key === key ? shown.part : undefined;
  const setOpen = (part: Open) => setShown({ part, key });
  const toggle = (part: Open) => setOpen(open === part ? undefined : part);
  const parts: Readonly<Record<string, Open>> = { menu: 'menu', busca: 'topbar' };
  return (
    <>
      <Shortcuts onGo={(to) => setOpen(parts[to])} />
      <header className="header">
        <div className="header-inner">
          <Link className="brand" to="/">
            <img src={`${basePath}/favicon.svg`} alt="" width="32" height="32" />
            <span>{config.name}</span>
          </Link>
          <div className="burgers">
            <button
              type="button"
              className="menu-toggle"
              aria-expanded={open === 'topbar'}
              aria-controls="topbar"
              onClick={() => {
                toggle('topbar');
                requestAnimationFrame(focusSearch);
              }}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
                <path d="m11 11 4 4" stroke="currentColor" strokeWidth="2" />
              </svg>
              <span>Buscar e ajustar</span>
            </button>
            <button
              type="button"
              className="menu-toggle"
              aria-expanded={open === 'menu'}
              aria-controls="menu"
              onClick={() => toggle('menu')}
            >
              <span className="menu-icon" aria-hidden="true" />
              <span>Menu</span>
            </button>
          </div>
          <nav id="menu" aria-label="Principal" tabIndex={-1} data-open={open === 'menu'}>
            <ul>
              {mainMenu.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="topbar" id="topbar" data-open={open !== undefined}>
            <search id="busca">
              <SearchField />
            </search>
            <ThemeSwitch />
            <button
              type="button"
              className="icon-button"
              aria-label="Painel rápido: buscas recentes, novidades e ajustes"
              title="Painel rápido"
              onClick={() => setPanelOpen(true)}
            >
              <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
                <path
                  d="M2 4h12M2 8h12M2 12h12M5 2v4M11 6v4M7 10v4"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                />
              </svg>
            </button>
            <UserMenu onPanel={() => setUserPanelKey(key)} />
          </div>
        </div>
      </header>
      <OffCanvas
        open={userPanelKey === key}
        onClose={() => setUserPanelKey(undefined)}
        label="Minha conta"
      >
        <UserPanel />
      </OffCanvas>
      <QuickPanel open={isPanelOpen} onClose={() => setPanelOpen(false)} />
    </>
  );
}
