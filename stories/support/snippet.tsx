import { useState } from 'react';

const labels = { idle: 'Copiar', done: 'Copiado', failed: 'Não foi possível copiar' };

/** Code with a copy button. */
export function Snippet({ code }: { code: string }) {
  const [state, setState] = useState<{ of: string; is: keyof typeof labels }>();
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setState({ of: code, is: 'done' }),
      () => setState({ of: code, is: 'failed' }),
    );
  };
  return (
    <div className="snippet sb-unstyled">
      <pre>
        <code>{code}</code>
      </pre>
      <button type="button" onClick={copy} aria-live="polite">
        {labels[state?.of === code ? state.is : 'idle']}
      </button>
    </div>
  );
}
