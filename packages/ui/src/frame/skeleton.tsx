/** Placeholder for a loading chart, with its final height. */
export function Skeleton({ label = 'Carregando…' }: { label?: string }) {
  return (
    <div className="skeleton">
      <div className="skeleton-bars" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className="skeleton-label">{label}</p>
    </div>
  );
}
