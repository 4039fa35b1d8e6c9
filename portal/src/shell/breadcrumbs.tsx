import { mainMenu } from '@observatorio/pages/menus';
import { paths } from '@observatorio/pages/paths';
import { Link, useLocation } from 'react-router';

/** Pages that are not in the specification, which fixes where the home link of its pages leads. */
const added = [paths.lugar, paths.indicadores, paths.incorporar, paths.metodoProfissoes];

interface BreadcrumbsProps {
  title: string;
  /** The parent page, if it is not in the menu. */
  parent?: { title: string; to: string } | undefined;
}

/** Breadcrumbs: the home icon, the active menu entry or the parent page, and the title. */
export function Breadcrumbs({ title, parent }: BreadcrumbsProps) {
  const { pathname } = useLocation();
  const entry = mainMenu.find(({ to }) => to === pathname);
  const isAdded = added.some((path) => `${pathname}/`.startsWith(`${path}/`));
  const home = isAdded
    ? { to: paths.home, label: 'Início' }
    : { to: '/dashboard', label: 'Painel inicial' };
  return (
    <nav className="breadcrumbs" aria-label="Você está aqui">
      <ol>
        <li>
          <Link to={home.to} aria-label={home.label}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path
                d="M2 8 8 2l6 6M4 7v7h8V7"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
          </Link>
        </li>
        {entry && (
          <li>
            <Link to={entry.to}>{entry.label}</Link>
          </li>
        )}
        {parent && (
          <li>
            <Link to={parent.to}>{parent.title}</Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
