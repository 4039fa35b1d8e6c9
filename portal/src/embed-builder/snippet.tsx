import { copyFrom } from '@observatorio/widgets/builder';
import { useRef, useState } from 'react';

interface SnippetProps {
  /** Accessible name of the text field. */
  label: string;
  /** One sentence about where to paste the text. */
  hint: string;
  /** Undefined while the text is being prepared. */
  text: string | undefined;
}

/**
 * Text to copy, with a copy button. Remount it when the text changes, so that the message is reset.
 */
export function BuilderSnippet({ label, hint, text }: SnippetProps) {
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
