import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { TextKey } from '../i18n/languages/en';
import { useLanguage, useT } from '../i18n/use-t';
import { TemplatePage } from './frame/template-page';

const demos = ['demo1', 'demo2', 'demo3', 'demo4', 'demo5', 'demo6', 'demo7'] as const;

type Demo = (typeof demos)[number];

const isDemo = (name: string | null): name is Demo => demos.some((demo) => demo === name);

/** A titled card for fixed figures, marked as examples. */
function ExampleCard({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  return (
    <section className="template-card" aria-label={title}>
      <h2>{title}</h2>
      {children}
      <p className="template-example">{t('dashboard.example')}</p>
    </section>
  );
}

const totals: Partial<Record<TextKey, number>> = {
  'dashboard.sales': 12_000,
  'dashboard.orders': 300,
  'dashboard.visitors': 4500,
};

/** The first layout: a card for each figure. */
function FigureCards() {
  const t = useT();
  const language = useLanguage();
  return Object.entries(totals).map(([key, total]) => (
    <ExampleCard key={key} title={t(key as keyof typeof totals)}>
      <p className="template-figure">{total.toLocaleString(language)}</p>
    </ExampleCard>
  ));
}

const quarters = [2500, 3000, 2000, 4500];

/** The second layout: a wide card with a bar for each quarter. */
function QuarterCard() {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  return (
    <ExampleCard title={t('dashboard.sales')}>
      {quarters.map((sales, index) => (
        <p key={sales} className="template-bar">
          <label htmlFor={`${id}-${index}`}>{t('dashboard.quarter', { number: index + 1 })}</label>
          <meter id={`${id}-${index}`} max={5000} value={sales} />
          {sales.toLocaleString(language)}
        </p>
      ))}
    </ExampleCard>
  );
}

const contents: Partial<Record<Demo, () => ReactNode>> = { demo1: FigureCards, demo2: QuarterCard };

/** The demo dashboard in the layout given in the URL. Default: the first. */
export function Component() {
  const t = useT();
  const name = useSearchParams()[0].get('demo');
  const demo = isDemo(name) ? name : 'demo1';
  const Content = contents[demo];
  return (
    <TemplatePage title={t('dashboard.title')}>
      <nav aria-label={t('dashboard.layouts')}>
        <ul className="template-links">
          {demos.map((one) => (
            <li key={one}>
              <Link to={`?demo=${one}`} aria-current={one === demo ? 'page' : undefined}>
                {one}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="template-dashboard" data-demo={demo}>
        {Content ? <Content /> : <p>{t('dashboard.empty')}</p>}
      </div>
    </TemplatePage>
  );
}
