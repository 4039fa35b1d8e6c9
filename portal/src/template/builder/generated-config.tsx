import { useState } from 'react';
import { useT } from '../../i18n/use-t';
import type { LayoutConfig } from '../../shell/layout-config';

/** The layout as JSON, with a copy button. */
export function GeneratedConfig({ layout }: { layout: LayoutConfig }) {
  const t = useT();
  const json = JSON.stringify(layout, null, 2);
  const [last, setLast] = useState<{ json: string; isCopied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      setLast({ json, isCopied: true });
    } catch {
      setLast({ json, isCopied: false });
    }
  };
  return (
    <section aria-label={t('builder.config')}>
      <h2>{t('builder.config')}</h2>
      <pre className="builder-config">{json}</pre>
      <p className="template-actions">
        <button type="button" className="button plain" onClick={() => void copy()}>
          {t('builder.copy')}
        </button>
        <output>
          {last?.json === json && t(last.isCopied ? 'builder.copied' : 'list.failed')}
        </output>
      </p>
    </section>
  );
}
