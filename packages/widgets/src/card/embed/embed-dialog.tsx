import { SnippetDialog } from '@observatorio/ui';
import { useEffect, useState } from 'react';
import { commonProps } from '../../base/declaration';
import { absoluteApi, defaultApi, libraryFolder } from '../../base/default-api';
import { useElement } from '../../base/element-context';
import { JSON_CHILD } from '../../base/use-json-child';
import type { CardState } from '../../data/use-card';
import { builderAddress, changedAttributes, embedCode } from './embed-code';
import { type EmbedRelease, newestRelease } from './embed-release';

interface EmbedDialogProps {
  card: CardState;
  /** HTML for readers without scripts. */
  content: string;
  /** Whether the rows come from the page; the code then contains them. */
  isInline: boolean;
  onClose: () => void;
}

/** Shows the code that embeds a card in its current state, from the library's newest release. */
export function EmbedDialog({ card, content, isInline, onClose }: EmbedDialogProps) {
  const { filters, props } = card;
  const { declaration, host } = useElement();
  // A card with inline rows has no API.
  const api = card.api || absoluteApi(props.api || defaultApi());
  const library = libraryFolder(api);
  const [loaded, setLoaded] = useState<{ release: EmbedRelease | undefined }>();
  useEffect(() => void newestRelease(library).then((release) => setLoaded({ release })), [library]);
  if (!loaded) return null;
  const attributes = changedAttributes(
    { ...commonProps(declaration), ...declaration.props },
    { ...props },
  );
  const child =
    isInline && !attributes.rows ? (host.querySelector(JSON_CHILD)?.outerHTML ?? '') : '';
  const { tag, area } = declaration;
  const embedded = { tag, area, filters, attributes, content: child + content };
  return (
    <SnippetDialog
      title="Incorporar em outro site"
      hint="Cole este código na página em que o cartão deve aparecer."
      text={embedCode([embedded], api, { library, ...loaded })}
      more={isInline ? undefined : <a href={builderAddress(embedded, api)}>Mais opções</a>}
      onClose={onClose}
    />
  );
}
