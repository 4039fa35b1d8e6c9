import { filtersToSearch } from '@observatorio/bus';
import { Menu, type MenuEntry, SnippetDialog } from '@observatorio/ui';
import { type RefObject, useState } from 'react';
import { useElement } from '../base/element-context';
import type { Card } from '../data/use-card';
import { embedCode } from './embed-code';

interface CardMenuProps {
  card: Card;
  /** Name of the card. */
  name: string;
  /** URL of the rows as CSV, if a single file contains them. */
  csv: string | undefined;
  /** Element to show full screen. */
  frame: RefObject<HTMLElement | null>;
  /** Entries listed before the common ones. */
  extraEntries: readonly MenuEntry[];
}

/** URL of this page with the group's filters. */
function viewUrl({ area, filters, fixed }: Card): string {
  const shared = Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in fixed)));
  const url = new URL(location.href);
  url.search = filtersToSearch(shared, area.filters, location.search);
  return url.href;
}

/** Menu of a card: its own entries, CSV, link, embed code and full screen. */
export function CardMenu({ card, name, csv, frame, extraEntries }: CardMenuProps) {
  const { host } = useElement();
  const [dialog, setDialog] = useState<'link' | 'tag' | null>(null);
  const entries: MenuEntry[] = [
    ...extraEntries,
    ...(csv ? [{ label: 'Baixar dados (CSV)', href: csv, download: true }] : []),
    { label: 'Link para esta visão', onSelect: () => setDialog('link') },
    { label: 'Incorporar em outro site', onSelect: () => setDialog('tag') },
  ];
  if (document.fullscreenEnabled) {
    // Ignored: the browser may refuse full screen.
    const enter = () => frame.current?.requestFullscreen().catch(() => {});
    entries.push({ label: 'Tela cheia', onSelect: () => void enter() });
  }
  return (
    <>
      <Menu label={`Opções: ${name}`} entries={entries} />
      {dialog === 'link' && (
        <SnippetDialog
          title="Link para esta visão"
          hint="Quem abrir este endereço vê os mesmos filtros."
          text={viewUrl(card)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'tag' && (
        <SnippetDialog
          title="Incorporar em outro site"
          hint="Cole este código na página em que o cartão deve aparecer."
          text={embedCode(host.localName, card.filters, card.api)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
