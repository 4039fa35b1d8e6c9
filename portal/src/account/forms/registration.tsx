import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { PasswordField } from '../../forms/password-field';
import { confirmationRule, emailRule, nameRule, textRule } from '../../forms/rules';
import { TextInput } from '../../forms/text-field';
import { useLanguage, useT } from '../../i18n/use-t';
import { useNavigate } from '../../router/router-provider';
import { menuTextsIn } from '../menu-texts';
import { AuthError, register } from '../session';
import { AuthForm } from './auth-form';
import { AuthPage } from './auth-page';
import type { AuthState } from './notice';
import { SignedIn } from './signed-in';
import { TermsField } from './terms-field';
import { useSubmit } from './use-submit';

const defaultValues = {
  fullname: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};

const state: AuthState = { notice: 'confirmationSent' };

/** The registration page. */
export function Component() {
  const t = useT();
  const { enter: signIn } = menuTextsIn(useLanguage());
  const navigate = useNavigate();
  const form = useForm({ mode: 'onTouched', defaultValues });
  const { onSubmit, failure } = useSubmit(form, {
    send: async ({ fullname, email, username, password }) => {
      const names = { fullname: fullname.trim(), email: email.trim(), username: username.trim() };
      if (await register({ ...names, password })) await navigate('/', { replace: true });
      else await navigate('/auth', { state, replace: true });
    },
    refusal: (_, error) =>
      error instanceof AuthError && error.status === 409
        ? [t('validation.invalidLogin'), t('auth.registration.taken')].join('\n')
        : t('validation.invalidLogin'),
  });
  const disabled = !useWatch({ control: form.control, name: 'acceptTerms' });
  return (
    <AuthPage title={t('auth.registration.title')} intro={t('auth.registration.intro')}>
      <SignedIn />
      <AuthForm {...{ form, onSubmit, failure, disabled }} submitLabel={t('auth.submit')}>
        <TextInput
          form={form}
          name="fullname"
          label={t('field.fullname')}
          autoComplete="name"
          validate={nameRule(t)}
        />
        <TextInput
          form={form}
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="email"
          validate={emailRule(t)}
        />
        <TextInput
          form={form}
          name="username"
          label={t('field.username')}
          autoComplete="username"
          validate={nameRule(t)}
        />
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
        <TermsField form={form} name="acceptTerms" />
      </AuthForm>
      <p className="auth-links">
        <span>
          {t('auth.registration.hasAccount')} <Link to="/auth/login">{signIn}</Link>
        </span>
      </p>
    </AuthPage>
  );
}
