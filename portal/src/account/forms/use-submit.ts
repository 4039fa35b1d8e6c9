import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage, useT } from '../../i18n/use-t';
import { failureText } from './failure';

interface SubmitOptions<Values> {
  send: (values: Values) => Promise<void>;
  /** Returns the message if the server rejects the values. */
  refusal: (values: Values, error: unknown) => string;
}

interface Submit {
  onSubmit: () => void;
  /** Error message of the last attempt, if it failed. */
  failure: string | undefined;
}

/** Submits the valid values of a form, one attempt at a time, and explains failures. */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, refusal }: SubmitOptions<Values>,
): Submit {
  const t = useT();
  const language = useLanguage();
  const busy = useRef(false);
  const [failure, setFailure] = useState<string>();
  const attempt = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      setFailure(failureText(error, refusal(values, error), t, language));
    }
  });
  const onSubmit = async () => {
    if (busy.current) return;
    busy.current = true;
    await attempt().finally(() => {
      busy.current = false;
    });
  };
  return { onSubmit: () => void onSubmit(), failure };
}
