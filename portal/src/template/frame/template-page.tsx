import type { ReactNode } from 'react';
import { usePageTitle } from '../../base/page-title';
import { useLanguage, useT } from '../../i18n/use-t';
import './template.css';

interface TemplatePageProps {
  title: string;
  children: ReactNode;
}

/** Layout of a template page, in the visitor's language. */
export function TemplatePage({ title, children }: TemplatePageProps) {
  const t = useT();
  usePageTitle(title);
  return (
    <div className="page template" lang={useLanguage()}>
      <h1>{title}</h1>
      <p className="quiet">{t('template.notice')}</p>
      {children}
    </div>
  );
}
