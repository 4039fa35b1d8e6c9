import type { ReactNode } from 'react';
import { config } from '../base/config';

interface PageHeadingProps {
  title: string;
  /** What the browser's tab says. Default: the title. */
  tabTitle?: string | undefined;
  /** The lead, one sentence. */
  children?: ReactNode;
}

/** The title of a page, its lead, and the title of the browser's tab. */
export function PageHeading({ title, tabTitle = title, children }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <title>{`${tabTitle} · ${config.name}`}</title>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
    </div>
  );
}
