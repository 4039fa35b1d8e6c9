import { paths } from '@observatorio/pages/paths';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { FieldFrame, type FieldProps } from '../../forms/field-frame';
import { useT } from '../../i18n/use-t';

/** Checkbox to accept the terms, with a link to them. */
export function TermsField<Values extends FieldValues>({
  form,
  name,
}: Omit<FieldProps<Values>, 'label'>) {
  const t = useT();
  const label = t('auth.terms.accept');
  const rules = {
    validate: (accepted: unknown) => accepted === true || t('validation.acceptTerms'),
  };
  return (
    <div>
      <FieldFrame {...{ form, name, label }} hint={t('validation.agreement')} inline>
        {(control) => (
          <input {...form.register(name, rules)} {...control} type="checkbox" required />
        )}
      </FieldFrame>
      <Link to={paths.terms} target="_blank">
        {t('auth.terms.read')}
      </Link>
    </div>
  );
}
