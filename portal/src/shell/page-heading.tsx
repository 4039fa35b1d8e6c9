import type { ReactNode } from 'react';
import { config } from '../config';

/** The title of a page, its one-sentence lead, and the title of the browser's tab. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-heading">
      <title>{`${title} · ${config.name}`}</title>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
    </div>
  );
}
