import type { Area } from '@observatorio/contract';
import type { ReactNode } from 'react';
import { usePageTitle } from '../base/page-title';
import { Breadcrumbs } from './breadcrumbs';
import { MissingNotice } from './missing';
import { PageActions } from './page-actions';
import { PageFailure } from './page-failure';

interface PageHeadingProps {
  title: string;
  /** Parent page in the breadcrumbs, for a page about a single subject. Default: none. */
  parent?: { title: string; to: string } | undefined;
  /** Title of the browser tab. Default: `title`. */
  tabTitle?: string | undefined;
  /** Sentence for search engines and link previews. Default: none, or the one in the page's head. */
  description?: string | undefined;
  /** Area of the page's data. Default: none. */
  area?: Area | undefined;
  /** Whether to show the breadcrumbs and buttons. Default: true. */
  subheader?: boolean;
  /** Lead, in one sentence. */
  children?: ReactNode;
  /** Coverage of the data, shown below the lead. Default: none. */
  coverage?: ReactNode;
}

/** The subheader of a page, its title and lead, and the title of the browser tab. */
export function PageHeading({
  title,
  parent,
  tabTitle = title,
  description,
  area,
  subheader = true,
  children,
  coverage,
}: PageHeadingProps) {
  usePageTitle(tabTitle, description);
  return (
    <>
      <div className="page-heading">
        {subheader && (
          <div className="subheader">
            <Breadcrumbs title={title} parent={parent} />
            <PageActions title={tabTitle} area={area} />
          </div>
        )}
        <h1>{title}</h1>
        {children ? <p>{children}</p> : null}
        {coverage}
        <MissingNotice />
      </div>
      {area && <PageFailure area={area} />}
    </>
  );
}
