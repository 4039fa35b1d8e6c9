import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { PasswordField } from '../../forms/password-field';
import { emailRule, textRule } from '../../forms/rules';
import { TextInput } from '../../forms/text-field';
import { useT } from '../../i18n/use-t';
import { useNavigate } from '../../router/router-provider';
import { login } from '../session';
import { AuthForm } from './auth-form';
import { AuthPage } from './auth-page';
import { useAuthState } from './notice';
import { SignedIn } from './signed-in';
import { useSubmit } from './use-submit';

const defaultValues = { email: '', password: '' };

/** The login page. After login, opens the page that led here, or otherwise the front page. */
export function Component() {
  const t = useT();
  const navigate = useNavigate();
  const { notice, from = '/' } = useAuthState();
  const form = useForm({ mode: 'onTouched', defaultValues });
  const { onSubmit, failure } = useSubmit(form, {
    send: async ({ email, password }) => {
      await login({ email: email.trim(), password });
      await navigate(from, { replace: true });
    },
    refusal: () => t('validation.invalidLogin'),
  });
  const notices = {
    linkSent: t('auth.forgot.sent'),
    passwordChanged: t('auth.reset.done'),
    confirmationSent: t('auth.registration.sent'),
  };
  return (
    <AuthPage title={t('auth.login.title')} intro={t('auth.login.intro')}>
      <SignedIn />
      {notice && <output className="auth-notice">{notices[notice]}</output>}
      <AuthForm {...{ form, onSubmit, failure }} submitLabel={t('auth.login.submit')}>
        <TextInput
          form={form}
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="username"
          validate={emailRule(t)}
        />
        <PasswordField
          form={form}
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
          validate={textRule(t)}
        />
      </AuthForm>
      <p className="auth-links">
        <Link to="/auth/forgot-password">{t('auth.forgot.link')}</Link>
        <span>
          {t('auth.login.noAccount')}{' '}
          <Link to="/auth/registration">{t('auth.registration.title')}</Link>
        </span>
      </p>
    </AuthPage>
  );
}
