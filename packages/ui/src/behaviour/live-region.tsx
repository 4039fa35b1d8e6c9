/** Announces each new message once, politely. Renders nothing visible. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <output className="visually-hidden" aria-live="polite">
      {message}
    </output>
  );
}
