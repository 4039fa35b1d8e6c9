import { type FormEvent, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Disclosure } from '../base/disclosure';
import { errorText } from './error-text';
import { saveView } from './saved-views';
import { useSession } from './use-session';
import './account.css';

/** Returns the title of the page without the portal's name. */
const pageTitle = (): string => document.title.split(' · ')[0] ?? '';

/** Form that saves the current page, with its filters, under a name. */
export function SaveViewForm() {
  const { authToken } = useSession();
  const { pathname, search } = useLocation();
  const [message, setMessage] = useState('');
  const id = useId();
  if (!authToken) {
    return (
      <p className="save-view">
        <Link to="/auth/login" state={{ from: pathname + search }}>
          Entre na sua conta
        </Link>{' '}
        para salvar esta página com os filtros.
      </p>
    );
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('nome')).trim();
    setMessage('');
    saveView(name || pageTitle(), pathname + search).then(
      () => setMessage('Visão salva.'),
      (error: unknown) => setMessage(errorText(error)),
    );
  };
  return (
    <form className="save-view" onSubmit={save}>
      <label htmlFor={id}>Nome da visão</label>
      <input id={id} name="nome" maxLength={80} defaultValue={pageTitle().slice(0, 80)} required />
      <button type="submit" className="button">
        Salvar
      </button>
      <output>{message}</output>
    </form>
  );
}

/** Subheader button that saves the current page. */
export function SaveViewButton() {
  return (
    <Disclosure label="Salvar esta visão">
      <SaveViewForm />
    </Disclosure>
  );
}
