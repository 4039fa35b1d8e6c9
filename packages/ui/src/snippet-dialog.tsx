import { useEffect, useId, useRef, useState } from 'react';

interface SnippetDialogProps {
  title: string;
  /** One sentence on where to paste the text. */
  hint: string;
  /** The text to copy. */
  text: string;
  onClose: () => void;
}

/** Shown when the browser refuses; the text stays selected. */
const NOT_COPIED = 'O navegador não deixou copiar. O texto está selecionado: copie com Ctrl+C.';

/** Copies a text that is selected. Returns whether the browser has copied it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without HTTPS and frames without the permission have only the older command.
    return document.execCommand('copy');
  }
}

/** Modal dialog with a text to copy. Opens on mount. */
export function SnippetDialog({ title, hint, text, onClose }: SnippetDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => dialog.current?.showModal(), []);

  const copy = async () => {
    field.current?.focus();
    field.current?.select();
    setMessage((await isCopied(text)) ? 'Copiado.' : NOT_COPIED);
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className="dialog-title">
        {title}
      </h2>
      <p className="dialog-hint">{hint}</p>
      <textarea
        ref={field}
        className="dialog-text"
        aria-label={title}
        readOnly
        rows={4}
        spellCheck={false}
        value={text}
      />
      <div className="dialog-actions">
        <output>{message}</output>
        <button
          type="button"
          className="button plain"
          part="button"
          onClick={() => dialog.current?.close()}
        >
          Fechar
        </button>
        <button type="button" className="button" part="button" onClick={() => void copy()}>
          Copiar
        </button>
      </div>
    </dialog>
  );
}
