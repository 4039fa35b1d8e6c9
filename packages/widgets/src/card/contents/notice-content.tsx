import type { Contents } from '@observatorio/cards';
import { Notice } from '@observatorio/ui';

/** Shows a message in place of other content. */
export const NoticeContent = ({ title, text, link }: Contents['notice']) => (
  <Notice
    title={title}
    actions={
      link && (
        <a className="button plain" part="button" href={link.href}>
          {link.label}
        </a>
      )
    }
  >
    {text}
  </Notice>
);
