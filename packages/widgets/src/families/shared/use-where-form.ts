import { type Failure, unreachable } from '@observatorio/client';
import { useEffect, useState } from 'react';
import type { Rows } from '../../data/use-rows';

type Form = typeof import('./where-form').WhereForm;

/** The form, once it has loaded, and rows that wait for it. */
interface WaitingRows<Row> {
  WhereForm: Form | undefined;
  data: Rows<Row>;
}

/** Loads the form with the first card that shows it, and holds the card's rows back until then. */
export function useWhereForm<Row>(data: Rows<Row>): WaitingRows<Row> {
  const [WhereForm, setForm] = useState<Form>();
  const [attempt, setAttempt] = useState<{ failure?: Failure }>({});
  useEffect(() => {
    let isCurrent = true;
    if (!attempt.failure) {
      void import('./where-form').then(
        (loaded) => isCurrent && setForm(() => loaded.WhereForm),
        (error) => isCurrent && setAttempt({ failure: unreachable(error) }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (WhereForm || data.resource.rows === undefined) return { WhereForm, data };
  const { failure } = attempt;
  return {
    WhereForm,
    data: {
      ...data,
      resource: failure ? { status: 'error', failure } : { status: 'loading' },
      retry: failure ? () => setAttempt({}) : data.retry,
    },
  };
}
