import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router';
import { basePath } from '../../base/base-path';
import { config } from '../../base/config';
import { usePageTitle } from '../../base/page-title';
import { LanguageSelect } from '../../i18n/language-select';
import { useLanguage, useT } from '../../i18n/use-t';
import './auth.css';

interface AuthPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** Layout of the account forms: logo, language and a card, without the portal's shell. */
export function AuthPage({ title, intro, children }: AuthPageProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  const isFirstPage = useNavigationType() === NavigationType.Pop;
  // Not `useEffect`, which runs after the paint: it could take the focus from a field.
  useLayoutEffect(() => {
    if (!isFirstPage) heading.current?.focus();
  }, [isFirstPage]);
  return (
    <div className="auth" lang={useLanguage()}>
      <header>
        <Link className="brand" to="/" lang="pt-BR">
          <img src={`${basePath}/favicon.svg`} alt="" width="32" height="32" />
          <span>{config.name}</span>
        </Link>
        <LanguageSelect label={t('language.label')} />
      </header>
      <div className="auth-card">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="quiet">{intro}</p>
        {children}
      </div>
    </div>
  );
}
