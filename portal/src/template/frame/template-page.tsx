import type { ReactNode } from 'react';
import { config } from '../../base/config';
import { useLanguage, useT } from '../../i18n/use-t';
import './template.css';

interface TemplatePageProps {
  title: string;
  children: ReactNode;
}

/** Layout of a template page, in the visitor's language. */
export function TemplatePage({ title, children }: TemplatePageProps) {
  const t = useT();
  return (
    <div className="page template" lang={useLanguage()}>
      <title>{`${title} · ${config.name}`}</title>
      <h1>{title}</h1>
      <p className="quiet">{t('template.notice')}</p>
      {children}
    </div>
  );
}
