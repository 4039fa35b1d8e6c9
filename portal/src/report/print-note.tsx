import type { Edition } from '@observatorio/contract';
import { formatDate } from '@observatorio/language';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { config } from '../base/config';
import { citation, editionsInWords } from './citation';

interface PrintNoteProps {
  title: string;
  editions: readonly Edition[];
}

/** Returns the address of the page and the date when it is printed; undefined until then. */
function usePrinting(): { url: string; date: Date } | undefined {
  const [printing, setPrinting] = useState<{ url: string; date: Date }>();
  useEffect(() => {
    // Synchronous because the browser counts the pages right afterwards.
    const update = () => flushSync(() => setPrinting({ url: location.href, date: new Date() }));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return printing;
}

/** Publisher, address, date, editions and citation of a printed page. Hidden on screen. */
export function PrintNote({ title, editions }: PrintNoteProps) {
  const printing = usePrinting();
  if (!printing) return null;
  const { url, date } = printing;
  return (
    <dl className="print-note">
      <dt>Publicação</dt>
      <dd>
        {config.name}, {config.ministry} e {config.agency}
      </dd>
      <dt>Endereço</dt>
      <dd>{url}</dd>
      <dt>Extração</dt>
      <dd>{formatDate(date.toISOString())}</dd>
      <dt>Edição</dt>
      <dd>{editionsInWords(editions)}</dd>
      <dt>Como citar</dt>
      <dd>{citation({ title, url, date, editions })}</dd>
    </dl>
  );
}
