import type { ReactNode } from 'react';
import { config } from '../base/config';

interface PageHeadingProps {
  title: string;
  /** Title of the browser tab. Default: `title`. */
  tabTitle?: string | undefined;
  /** The lead, one sentence. */
  children?: ReactNode;
  /** What the data cover, under the lead. Default: nothing. */
  coverage?: ReactNode;
}

/** The title and lead of a page, and the title of the browser tab. */
export function PageHeading({ title, tabTitle = title, children, coverage }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <title>{`${tabTitle} · ${config.name}`}</title>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
      {coverage}
    </div>
  );
}
