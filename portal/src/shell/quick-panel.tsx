import { editionName, isYearly, yearName } from '@observatorio/contract';
import { formatDate } from '@observatorio/language';
import { paths } from '@observatorio/pages/paths';
import { Tabs } from '@observatorio/widgets/tabs';
import { type ComponentType, useId, useState } from 'react';
import { Link } from 'react-router';
import { ListFailed } from '../base/list-failed';
import { useLoadedManifest } from '../base/use-manifest';
import { LanguageSelect } from '../i18n/language-select';
import { clearRecentSearches, readRecentSearches } from '../search/recent-searches';
import { OffCanvas } from './off-canvas';
import { appearance, type TextSize, type Theme, textSizes, themeNames } from './theme';
import { useAppearance } from './theme-switch';

interface PanelProps {
  onClose: () => void;
}

/** Pages opened from the search on this device. */
function RecentSearches({ onClose }: PanelProps) {
  const [recent, setRecent] = useState(readRecentSearches);
  if (recent.length === 0) {
    return <p className="quiet">As buscas que você fizer neste aparelho aparecem aqui.</p>;
  }
  const clear = () => {
    clearRecentSearches();
    setRecent([]);
  };
  return (
    <>
      <ul className="panel-list">
        {recent.map(({ title, kind, href }) => (
          <li key={href}>
            <Link to={href} onClick={onClose}>
              {title}
            </Link>
            <span className="quiet">{kind}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">A lista fica só neste aparelho.</p>
      <button type="button" className="button plain" onClick={clear}>
        Apagar a lista
      </button>
    </>
  );
}

/** The available data sets, latest import first. */
function DataNews({ onClose }: PanelProps) {
  const [manifest, retry] = useLoadedManifest();
  if (manifest === 'loading') return <p className="quiet">Carregando...</p>;
  if (manifest === 'failed') {
    return <ListFailed onRetry={retry} />;
  }
  const editions = manifest.conjuntos.toSorted(
    (a, b) => Date.parse(b.importadoEm) - Date.parse(a.importadoEm),
  );
  return (
    <>
      <ul className="panel-list">
        {editions.map((edition) => (
          <li key={edition.versao}>
            <strong>{editionName(edition)}</strong>
            <span className="quiet">
              {edition.tipo === 'demonstracao' ? 'Dados de demonstração' : 'Dados oficiais'}
              {isYearly(edition.conjunto) && ` de ${yearName(edition)}`}, em uso desde{' '}
              {formatDate(edition.importadoEm)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.sobre} onClick={onClose}>
          De onde vêm os dados
        </Link>
      </p>
    </>
  );
}

function Settings() {
  const { theme, textSize } = useAppearance();
  const id = useId();
  return (
    <div className="panel-fields">
      <label htmlFor={`${id}-theme`}>Tema</label>
      <select
        id={`${id}-theme`}
        value={theme}
        onChange={({ target }) => appearance.set({ theme: target.value as Theme })}
      >
        {Object.entries(themeNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-size`}>Tamanho do texto</label>
      <select
        id={`${id}-size`}
        value={textSize}
        onChange={({ target }) => appearance.set({ textSize: target.value as TextSize })}
      >
        {Object.entries(textSizes).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <LanguageSelect label="Idioma das páginas de conta" />
    </div>
  );
}

const tabs = { searches: 'Buscas recentes', news: 'Novidades', settings: 'Ajustes' } as const;

type Tab = keyof typeof tabs;

const contents: Readonly<Record<Tab, ComponentType<PanelProps>>> = {
  searches: RecentSearches,
  news: DataNews,
  settings: Settings,
};

interface QuickPanelProps extends PanelProps {
  open: boolean;
}

/** Recent searches, data news and settings, in tabs. */
export function QuickPanel({ open, onClose }: QuickPanelProps) {
  const [chosen, setChosen] = useState<Tab>('searches');
  const Content = contents[chosen];
  return (
    <OffCanvas open={open} onClose={onClose} label="Painel rápido">
      <Tabs label="Painel rápido" tabs={tabs} value={chosen} onChange={setChosen}>
        <Content onClose={onClose} />
      </Tabs>
    </OffCanvas>
  );
}
