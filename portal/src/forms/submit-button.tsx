import { useT } from '../i18n/use-t';

interface SubmitButtonProps {
  label: string;
  busy: boolean;
  disabled: boolean;
}

/** A submit button. It keeps the focus while busy; the form ignores a second submission. */
export function SubmitButton({ label, busy, disabled }: SubmitButtonProps) {
  const t = useT();
  return (
    <>
      <button type="submit" className="button" disabled={disabled} aria-disabled={busy}>
        {busy ? t('auth.wait') : label}
      </button>
      <output className="visually-hidden">{busy && t('auth.wait')}</output>
    </>
  );
}
