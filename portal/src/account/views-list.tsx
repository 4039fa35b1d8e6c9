import type { SavedView } from '@observatorio/contract';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ListFailed } from '../base/list-failed';
import { errorText } from './error-text';
import { loadViews, removeSavedView, savedViews, saveView } from './saved-views';

/** Focuses a button as it appears, because the pressed one has disappeared. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** The account's saved views: each is a link, with a button that deletes it. */
export function ViewsList() {
  const views = useSyncExternalStore(savedViews.subscribe, savedViews.get);
  const [problem, setProblem] = useState('');
  const [deleted, setDeleted] = useState<SavedView>();
  const list = useRef<HTMLUListElement>(null);
  if (views === 'loading') return <p className="quiet">Carregando...</p>;
  if (views === 'failed') {
    return <ListFailed onRetry={() => void loadViews()} />;
  }
  const attempt = async (change: () => Promise<void>) => {
    setProblem('');
    try {
      await change();
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  const remove = (view: SavedView) =>
    attempt(async () => {
      await removeSavedView(view.id);
      setDeleted(view);
    });
  const restore = ({ nome, endereco }: SavedView) =>
    attempt(async () => {
      await saveView(nome, endereco);
      setDeleted(undefined);
      list.current?.focus();
    });
  return (
    <>
      {views.length === 0 && (
        <p className="quiet">As páginas que você salvar, com os filtros, aparecem aqui.</p>
      )}
      <ul className="panel-list views-list" ref={list} tabIndex={-1}>
        {views.map((view) => (
          <li key={view.id}>
            <span>
              <Link to={view.endereco}>{view.nome}</Link>
              <small className="quiet">{view.endereco}</small>
            </span>
            <button
              type="button"
              className="plain-button"
              aria-label={`Excluir a visão ${view.nome}`}
              onClick={() => void remove(view)}
            >
              Excluir
            </button>
          </li>
        ))}
      </ul>
      {deleted && (
        <p>
          A visão “{deleted.nome}” foi excluída.{' '}
          <button
            key={deleted.id}
            ref={focus}
            type="button"
            className="plain-button"
            onClick={() => void restore(deleted)}
          >
            Desfazer
          </button>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
