import { portalPage } from '@observatorio/contract';
import { Menu, type MenuEntry, SnippetDialog } from '@observatorio/ui';
import { type RefObject, useState } from 'react';
import type { CardState } from '../../data/use-card';
import { EmbedDialog } from '../embed/embed-dialog';
import { fileName } from './file-name';

interface CardMenuProps {
  card: CardState;
  /** Name of the card. */
  name: string;
  /** URL of the rows as CSV, if a single file contains them. */
  csv: string | undefined;
  /** URLs of the rows as JSON, one per line. Default: the API does not provide them. */
  json?: string | undefined;
  /** Whether the rows come from the page, so the portal cannot show them. Default: false. */
  isInline?: boolean;
  /** Element to show full screen. */
  frame: RefObject<HTMLElement | null>;
  /** Entries listed before the common ones. */
  extraEntries: readonly MenuEntry[];
  /** Builds the HTML that the embedded card shows without scripts. */
  fallback: () => string;
  /** Text of a last entry without action. Default: none. */
  note: string;
}

/** Menu of a card: its own entries, CSV, address of the data, link, embed code and full screen. */
export function CardMenu({
  card,
  name,
  csv,
  json,
  isInline = false,
  frame,
  extraEntries,
  fallback,
  note,
}: CardMenuProps) {
  const [dialog, setDialog] = useState<'link' | 'json' | 'tag' | null>(null);
  const snippets = {
    link: {
      title: 'Link para esta visão',
      hint: 'Quem abrir este endereço vê os mesmos filtros, na página do Observatório.',
      text: portalPage(card.api, card.area, card.filters),
    },
    json: {
      title: 'Dados na API (JSON)',
      hint: 'Endereço dos números deste cartão.',
      text: json ?? '',
    },
  };
  const snippet = dialog && dialog !== 'tag' && snippets[dialog];
  const openSnippet = (kind: keyof typeof snippets): MenuEntry => ({
    label: snippets[kind].title,
    onSelect: () => setDialog(kind),
  });
  const entries: MenuEntry[] = [
    ...extraEntries,
    // The API itself names the CSV files that it serves.
    ...(csv
      ? [
          {
            label: 'Baixar dados (CSV)',
            href: csv,
            download: isInline ? `${fileName(name)}.csv` : true,
          },
        ]
      : []),
    ...(json ? [openSnippet('json')] : []),
    ...(isInline ? [] : [openSnippet('link')]),
    { label: 'Incorporar em outro site', onSelect: () => setDialog('tag') },
  ];
  if (document.fullscreenEnabled) {
    // Ignores rejections: the browser may deny full screen.
    const enter = () => frame.current?.requestFullscreen().catch(() => {});
    entries.push({ label: 'Tela cheia', onSelect: () => void enter() });
  }
  if (note) entries.push({ label: note });
  return (
    <>
      <Menu label={`Opções: ${name}`} entries={entries} />
      {snippet && <SnippetDialog {...snippet} onClose={() => setDialog(null)} />}
      {dialog === 'tag' && (
        <EmbedDialog
          card={card}
          isInline={isInline}
          content={fallback()}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
