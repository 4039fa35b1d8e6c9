import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { copyFrom } from '../behaviour/copy-text';

interface SnippetDialogProps {
  title: string;
  /** Instruction on where to paste the text, in one sentence. */
  hint: string;
  /** Text to copy. */
  text: string;
  /** Content shown next to the buttons. Default: nothing. */
  more?: ReactNode;
  onClose: () => void;
}

/** Modal dialog with text to copy. Opens on mount. */
export function SnippetDialog({ title, hint, text, more, onClose }: SnippetDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => dialog.current?.showModal(), []);

  const copy = async () => setMessage(await copyFrom(field.current));

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
        {more}
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
