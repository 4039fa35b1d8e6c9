import type { Area } from '@observatorio/widgets/areas';
import { filters } from '@observatorio/widgets/bus';
import { retryAll } from '@observatorio/widgets/retry';
import { useEffect, useReducer } from 'react';

/** Why the data of an element did not arrive. */
interface Failure {
  message: string;
  /** Years with data, if those of another were requested. */
  years?: readonly number[];
}

interface Requests {
  failed: ReadonlyMap<EventTarget, Failure>;
  /** When the first of `failed` failed, and when data arrived last, in ms of the page. */
  firstFailure: number;
  lastLoad: number;
}

const none: Requests = { failed: new Map(), firstFailure: 0, lastLoad: -Infinity };

/** Requests of one click are answered within this time, in ms. */
const TOGETHER = 2000;

function reduce(state: Requests, event: Event): Requests {
  const { target, type, timeStamp } = event;
  if (!target) return state;
  const failed = new Map(state.failed);
  if (type === 'data-load') {
    failed.delete(target);
    return { ...state, failed, lastLoad: timeStamp };
  }
  failed.set(target, (event as CustomEvent<Failure>).detail);
  return { ...state, failed, firstFailure: state.failed.size > 0 ? state.firstFailure : timeStamp };
}

/** A failure, and whether the page has shown data before. */
interface PageFailed extends Failure {
  isEmpty: boolean;
}

/** Follows the requests of a page's elements; returns the failure if all of them have failed. */
function usePageFailure(): PageFailed | undefined {
  const [{ failed, firstFailure, lastLoad }, record] = useReducer(reduce, none);
  useEffect(() => {
    document.addEventListener('data-load', record);
    document.addEventListener('data-error', record);
    return () => {
      document.removeEventListener('data-load', record);
      document.removeEventListener('data-error', record);
    };
  }, []);
  const isWhole = failed.size > 1 && lastLoad < firstFailure - TOGETHER;
  const [first] = failed.values();
  return isWhole && first ? { ...first, isEmpty: lastLoad === none.lastLoad } : undefined;
}

/** Keeps the keyboard on the page when the button that it is on disappears. */
const focusPage = () => document.getElementById('conteudo')?.focus({ preventScroll: true });

/**
 * One notice with one button for a page whose requests all fail. The style sheet hides the notices of
 * the elements meanwhile.
 */
export function PageFailure({ area }: { area: Area }) {
  const failure = usePageFailure();
  if (!failure) return null;
  const { message, years, isEmpty } = failure;
  const retry = () => {
    focusPage();
    retryAll();
  };
  const choose = (year: number) => {
    focusPage();
    filters(area.family, area.family).set('ano', String(year));
  };
  return (
    <div className="page-failure" role="alert" data-empty={isEmpty || undefined}>
      <p>
        <strong>{years ? 'Ano sem dados.' : 'Não foi possível carregar os dados.'}</strong>{' '}
        {message}{' '}
        {!years && !isEmpty && 'Os números que a página mostra são os últimos que chegaram.'}
      </p>
      {years ? (
        years.map((year) => (
          <button key={year} type="button" className="button" onClick={() => choose(year)}>
            Ver {year}
          </button>
        ))
      ) : (
        <button type="button" className="button" onClick={retry}>
          Tentar novamente
        </button>
      )}
    </div>
  );
}
