import { missedSentence } from '@observatorio/language';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ListFailed } from '../base/list-failed';
import { loadRows } from '../base/load-rows';
import { useTypedBefore } from '../base/typed-before';
import { useNavigate } from '../router/router-provider';
import { createFind, type Find } from './find-targets';
import { areaTargets, PLACE, placeTargets } from './targets';

/** Maximum number of places listed. */
const MAX_PLACES = 8;

/** Places ordered as by the search in the header, but with Brazil and its regions. */
const loadFind = (): Promise<Find> =>
  createFind({
    label: PLACE,
    load: async () => [...areaTargets(), ...(await placeTargets(loadRows))],
    isBySize: true,
  });

interface PlaceSearchProps {
  label: string;
  /** Returns where a result leads. Default: to the page of the place. */
  hrefOf?(href: string): string;
}

/** A field that finds places by name, with links. */
export function PlaceSearch({ label, hrefOf = (href) => href }: PlaceSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const { field, before } = useTypedBefore('.place-search input');
  const [typed, setTyped] = useState(before?.text ?? '');
  const [loaded, setLoaded] = useState<{ find: Find } | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    loadFind().then(
      (find) => setLoaded({ find }),
      () => setLoaded('failed'),
    );
  }, [attempt]);
  const wanted = useDeferredValue(typed).trim();
  const found = useMemo(() => {
    if (!loaded || loaded === 'failed' || !wanted) return [];
    return loaded
      .find(wanted)
      .slice(0, MAX_PLACES)
      .map((rated) => rated.found);
  }, [loaded, wanted]);
  const [first] = found;
  return (
    <search className="place-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first) void navigate(hrefOf(first.href));
        }}
      >
        <label htmlFor={id}>{label}</label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Digite o nome"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {loaded === 'failed' && <ListFailed onRetry={() => setAttempt(attempt + 1)} />}
        <output>
          {wanted &&
            (!loaded ? 'Carregando…' : loaded !== 'failed' && !first && missedSentence(wanted, 0))}
        </output>
        {found.length > 0 && (
          <ul className="place-list">
            {found.map(({ title, detail, href }) => (
              <li key={href}>
                <Link to={hrefOf(href)}>{[title, detail].filter(Boolean).join(', ')}</Link>
              </li>
            ))}
          </ul>
        )}
      </form>
    </search>
  );
}
