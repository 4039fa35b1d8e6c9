/** Stands where a chart will be, in its final height, while the rows are on their way. */
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
