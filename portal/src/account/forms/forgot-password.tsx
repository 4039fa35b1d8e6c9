import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { emailRule } from '../../forms/rules';
import { TextInput } from '../../forms/text-field';
import { useT } from '../../i18n/use-t';
import { useNavigate } from '../../router/router-provider';
import { requestPasswordReset } from '../session';
import { AuthForm } from './auth-form';
import { AuthPage } from './auth-page';
import type { AuthState } from './notice';
import { useSubmit } from './use-submit';

const defaultValues = { email: '' };
const state: AuthState = { notice: 'linkSent' };

/** The page that requests a password-reset link. */
export function Component() {
  const t = useT();
  const navigate = useNavigate();
  const form = useForm({ mode: 'onTouched', defaultValues });
  const { onSubmit, failure } = useSubmit(form, {
    send: async ({ email }) => {
      await requestPasswordReset(email.trim());
      await navigate('/auth', { state });
    },
    refusal: ({ email }) => t('validation.notFound', { name: email.trim() }),
  });
  return (
    <AuthPage title={t('auth.forgot.title')} intro={t('auth.forgot.intro')}>
      <AuthForm {...{ form, onSubmit, failure }} submitLabel={t('auth.submit')}>
        <TextInput
          form={form}
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="email"
          validate={emailRule(t)}
        />
      </AuthForm>
      <p className="auth-links">
        <Link to="/auth/login">{t('auth.back')}</Link>
      </p>
    </AuthPage>
  );
}
