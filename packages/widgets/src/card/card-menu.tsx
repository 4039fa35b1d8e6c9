import { filtersToSearch } from '@observatorio/bus';
import { Menu, type MenuEntry, SnippetDialog } from '@observatorio/ui';
import { type RefObject, useState } from 'react';
import { useElement } from '../base/element-context';
import type { Card } from '../data/use-card';
import { embedCode } from './embed-code';

interface CardMenuProps {
  card: Card;
  /** Address of the rows as a CSV file, where one file has them. */
  csv: string | undefined;
  /** What goes full screen. */
  frame: RefObject<HTMLElement | null>;
  /** Entries of this card alone, listed first. */
  own: readonly MenuEntry[];
}

/** The address of this page with the group's filters in it. */
function viewAddress({ area, filters, fixed }: Card): string {
  const shared = Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in fixed)));
  const url = new URL(location.href);
  url.search = filtersToSearch(shared, area.filters, location.search);
  return url.href;
}

/** What every card offers beside its chart: data, link, tag, full screen. */
export function CardMenu({ card, csv, frame, own }: CardMenuProps) {
  const { host } = useElement();
  const [dialog, setDialog] = useState<'link' | 'tag' | null>(null);
  const entries: MenuEntry[] = [
    ...own,
    ...(csv ? [{ label: 'Baixar dados (CSV)', href: csv, download: true }] : []),
    { label: 'Link para esta visão', onSelect: () => setDialog('link') },
    { label: 'Incorporar em outro site', onSelect: () => setDialog('tag') },
  ];
  if (document.fullscreenEnabled) {
    // A refusal leaves the card as it is.
    const enter = () => frame.current?.requestFullscreen().catch(() => {});
    entries.push({ label: 'Tela cheia', onSelect: () => void enter() });
  }
  return (
    <>
      <Menu label="Opções do cartão" entries={entries} />
      {dialog === 'link' && (
        <SnippetDialog
          title="Link para esta visão"
          hint="Quem abrir este endereço vê os mesmos filtros."
          text={viewAddress(card)}
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
