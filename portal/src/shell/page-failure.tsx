import type { Area, Filters } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import { filters } from '@observatorio/widgets/bus';
import { retryAll } from '@observatorio/widgets/retry';
import { useEffect, useReducer } from 'react';
import { focusPage } from '../base/focus-page';
import { useGroupFilters } from '../base/occupation';
import { RetryButton } from '../base/retry-button';
import { missingSubject } from './missing';

/** The reason why an element's data failed to load. */
interface Failure {
  message: string;
  /** Years with data, if the requested year has none. */
  years?: readonly number[];
}

interface Requests {
  failed: ReadonlyMap<EventTarget, Failure>;
  /** Times of the first failure in `failed` and of the latest load, as event timestamps in ms. */
  firstFailure: number;
  lastLoad: number;
  /** Filters at the time of the latest load. */
  shown?: Filters;
}

const none: Requests = { failed: new Map(), firstFailure: 0, lastLoad: -Infinity };

/** Maximum time between the first and the last response to a click, in ms. */
const TOGETHER = 2000;

interface Answered {
  event: Event;
  current: Filters;
}

function reduce(state: Requests, { event, current }: Answered): Requests {
  const { target, type, timeStamp } = event;
  if (!target) return state;
  const failed = new Map(state.failed);
  if (type === 'data-load') {
    failed.delete(target);
    return { ...state, failed, lastLoad: timeStamp, shown: current };
  }
  failed.set(target, (event as CustomEvent<Failure>).detail);
  return { ...state, failed, firstFailure: state.failed.size > 0 ? state.firstFailure : timeStamp };
}

/** Failure of a page's requests, as reported to the reader. */
interface PageFailed extends Failure {
  /** Filters of the data on the page; undefined if the page has not shown any. */
  shown?: Filters | undefined;
}

/**
 * Tracks the requests of a page's elements. Returns the failure if all requests failed or the year
 * has no data.
 */
function usePageFailure({ family }: Area): PageFailed | undefined {
  const [{ failed, firstFailure, lastLoad, shown }, record] = useReducer(reduce, none);
  useEffect(() => {
    const note = (event: Event) => record({ event, current: filters(family, family).get() });
    document.addEventListener('data-load', note);
    document.addEventListener('data-error', note);
    return () => {
      document.removeEventListener('data-load', note);
      document.removeEventListener('data-error', note);
    };
  }, [family]);
  const failures = [...failed.values()];
  const yearly = failures.find(({ years }) => years);
  const isWhole = failed.size > 1 && lastLoad < firstFailure - TOGETHER;
  const failure = yearly ?? (isWhole ? failures[0] : undefined);
  return failure && { ...failure, shown };
}

/** Describes filters: `“Estado: Pará” e “Gênero: Mulheres”`, or `todos os dados, sem filtros`. */
function inWords(chosen: Filters, { filters: definitions, withoutChips }: Area): string {
  const labels = definitions
    .filter(({ name }) => !withoutChips.includes(name))
    .flatMap(({ name, label, labelOf }) =>
      (chosen[name] ?? []).map((code) => `“${label}: ${labelOf?.(code, chosen) ?? code}”`),
    );
  return labels.length > 0 ? formatList(labels) : 'todos os dados, sem filtros';
}

/**
 * A single notice with a retry button, for a page whose requests all failed, or whose year has no
 * data. Meanwhile, the style sheet hides the notices of the elements.
 */
export function PageFailure({ area }: { area: Area }) {
  const failure = usePageFailure(area);
  const asked = useGroupFilters(area);
  if (!failure || missingSubject()) return null;
  const { message, years, shown } = failure;
  const choose = (year: number) => {
    focusPage();
    filters(area.family, area.family).set('ano', String(year));
  };
  return (
    <div className="page-failure" role="alert" data-empty={!shown || undefined}>
      <p>
        <strong>{years ? 'Ano sem dados.' : 'Não foi possível carregar os dados.'}</strong>{' '}
        {message}{' '}
        {!years &&
          shown &&
          `Os números da página ainda são os de ${inWords(shown, area)}; o pedido era ${inWords(asked, area)}.`}
      </p>
      {years ? (
        years.map((year) => (
          <button key={year} type="button" className="button" onClick={() => choose(year)}>
            Ver {year}
          </button>
        ))
      ) : (
        <RetryButton onRetry={retryAll} />
      )}
    </div>
  );
}
