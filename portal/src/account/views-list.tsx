import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ListFailed } from '../base/list-failed';
import { errorText } from './error-text';
import { deleteView, loadViews, savedViews } from './saved-views';

/** The account's saved views: each is a link, with a button that deletes it. */
export function ViewsList() {
  const views = useSyncExternalStore(savedViews.subscribe, savedViews.get);
  const [problem, setProblem] = useState('');
  if (views === 'loading') return <p className="quiet">Carregando...</p>;
  if (views === 'failed') {
    return <ListFailed onRetry={() => void loadViews()} />;
  }
  const remove = (id: string) => {
    setProblem('');
    deleteView(id).catch((error: unknown) => setProblem(errorText(error)));
  };
  if (views.length === 0) {
    return <p className="quiet">As páginas que você salvar, com os filtros, aparecem aqui.</p>;
  }
  return (
    <>
      <ul className="panel-list views-list">
        {views.map(({ id, nome, endereco }) => (
          <li key={id}>
            <span>
              <Link to={endereco}>{nome}</Link>
              <small className="quiet">{endereco}</small>
            </span>
            <button
              type="button"
              className="plain-button"
              aria-label={`Excluir a visão ${nome}`}
              onClick={() => remove(id)}
            >
              Excluir
            </button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
