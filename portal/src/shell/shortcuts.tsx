import { type MouseEvent, useLayoutEffect } from 'react';
import { focusSearch } from '../search/search-field';

const focusOn = (id: string) => (): void => document.getElementById(id)?.focus();

/** The access keys that Brazilian government pages use, with their targets. */
const shortcuts = [
  { key: '1', label: 'Ir para o conteúdo', to: 'conteudo', go: focusOn('conteudo') },
  { key: '2', label: 'Ir para o menu', to: 'menu', go: focusOn('menu') },
  { key: '3', label: 'Ir para a busca', to: 'busca', go: focusSearch },
  { key: '4', label: 'Ir para o rodapé', to: 'rodape', go: focusOn('rodape') },
] as const;

interface ShortcutsProps {
  /** Called before the focus moves, to expand parts that are collapsed on phones. */
  onGo: (to: string) => void;
}

/** Skip links, shown while one of them is focused; Alt+1 to Alt+4 trigger them. */
export function Shortcuts({ onGo }: ShortcutsProps) {
  const follow = (event: MouseEvent | KeyboardEvent, { to, go }: (typeof shortcuts)[number]) => {
    event.preventDefault();
    onGo(to);
    requestAnimationFrame(go);
  };
  // Does not use `accesskey`, which each browser maps to a different combination. Not `useEffect`,
  // which runs after the paint: keys already pressed would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const shortcut = shortcuts.find(({ key }) => event.code === `Digit${key}`);
      if (shortcut) follow(event, shortcut);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <nav className="shortcuts" aria-label="Atalhos">
      {shortcuts.map((shortcut) => (
        <a
          key={shortcut.key}
          href={`#${shortcut.to}`}
          aria-keyshortcuts={`Alt+${shortcut.key}`}
          onClick={(event) => follow(event, shortcut)}
        >
          {shortcut.label} <kbd>{shortcut.key}</kbd>
        </a>
      ))}
    </nav>
  );
}
