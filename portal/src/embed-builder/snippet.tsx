import { copyFrom } from '@observatorio/widgets/builder';
import { useRef, useState } from 'react';

interface SnippetProps {
  /** Accessible name of the text. */
  label: string;
  /** One sentence on where to paste it. */
  hint: string;
  /** Undefined while it is being prepared. */
  text: string | undefined;
}

/** A text to copy, with its button. Mount another for another text, so that no message stays. */
export function Snippet({ label, hint, text }: SnippetProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  return (
    <div className="builder-snippet">
      <p>{hint}</p>
      <textarea
        ref={field}
        aria-label={label}
        readOnly
        rows={8}
        spellCheck={false}
        value={text ?? 'Preparando o código…'}
        onFocus={({ target }) => target.select()}
      />
      <div className="builder-copy">
        <button
          type="button"
          className="button"
          disabled={text === undefined}
          onClick={async () => setMessage(await copyFrom(field.current))}
        >
          Copiar
        </button>
        <output>{message}</output>
      </div>
    </div>
  );
}
