import { useLocation } from 'react-router';
import { useT } from '../i18n/use-t';
import { TemplatePage } from './frame/template-page';

/** A template page without content. */
export function Component() {
  const t = useT();
  const { pathname } = useLocation();
  const titles: Readonly<Record<string, string>> = {
    'google-material': 'Google Material',
    'react-bootstrap': 'React Bootstrap',
  };
  return (
    <TemplatePage title={titles[pathname.split('/')[1] ?? ''] ?? t('template.myPage')}>
      <p>{t('template.placeholder')}</p>
    </TemplatePage>
  );
}
