import { SnippetDialog } from '@observatorio/ui';
import { useEffect, useState } from 'react';
import { commonProps } from '../base/declaration';
import { useElement } from '../base/element-context';
import type { Card } from '../data/use-card';
import { builderAddress, changedAttributes, embedCode } from './embed-code';
import { newestRelease, type Release } from './embed-release';

interface EmbedDialogProps {
  card: Card;
  /** HTML for readers without scripts. */
  content: string;
  onClose: () => void;
}

/** The code that embeds a card as it is, from the newest release of its host. */
export function EmbedDialog({ card: { api, filters, props }, content, onClose }: EmbedDialogProps) {
  const { declaration } = useElement();
  const [loaded, setLoaded] = useState<{ release: Release | undefined }>();
  useEffect(() => void newestRelease(api).then((release) => setLoaded({ release })), [api]);
  if (!loaded) return null;
  const attributes = changedAttributes(
    { ...commonProps(declaration), ...declaration.props },
    { ...props },
  );
  const embedded = { tag: declaration.tag, filters, attributes, content };
  return (
    <SnippetDialog
      title="Incorporar em outro site"
      hint="Cole este código na página em que o cartão deve aparecer."
      text={embedCode([embedded], api, loaded.release)}
      more={<a href={builderAddress(embedded, api)}>Mais opções</a>}
      onClose={onClose}
    />
  );
}
