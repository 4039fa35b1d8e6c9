import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { PasswordField } from '../../forms/password-field';
import { confirmationRule, textRule } from '../../forms/rules';
import { useT } from '../../i18n/use-t';
import { useNavigate } from '../../router/router-provider';
import { resetPassword } from '../session';
import { AuthForm } from './auth-form';
import { AuthPage } from './auth-page';
import type { AuthState } from './notice';
import { useSubmit } from './use-submit';

const defaultValues = { password: '', confirmPassword: '' };
const state: AuthState = { notice: 'passwordChanged' };

function ResetForm({ token }: { token: string }) {
  const t = useT();
  const navigate = useNavigate();
  const form = useForm({ mode: 'onTouched', defaultValues });
  const { onSubmit, failure } = useSubmit(form, {
    send: async ({ password }) => {
      await resetPassword(token, password);
      await navigate('/auth', { state, replace: true });
    },
    refusal: () => t('validation.invalid', { name: t('auth.reset.link') }),
  });
  return (
    <AuthForm {...{ form, onSubmit, failure }} submitLabel={t('auth.submit')}>
      <PasswordField
        form={form}
        name="password"
        label={t('field.password')}
        autoComplete="new-password"
        validate={textRule(t)}
        deps="confirmPassword"
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        validate={confirmationRule(t)}
      />
    </AuthForm>
  );
}

/** The page that a password-reset link opens; the URL contains the one-time token. */
export function Component() {
  const t = useT();
  const token = useSearchParams()[0].get('token');
  return (
    <AuthPage title={t('auth.reset.title')} intro={t('auth.reset.intro')}>
      {token ? (
        <ResetForm token={token} />
      ) : (
        <p className="auth-failure">{t('validation.invalid', { name: t('auth.reset.link') })}</p>
      )}
      <p className="auth-links">
        <Link to="/auth/forgot-password">{t('auth.reset.requestLink')}</Link>
        <Link to="/auth/login">{t('auth.back')}</Link>
      </p>
    </AuthPage>
  );
}
