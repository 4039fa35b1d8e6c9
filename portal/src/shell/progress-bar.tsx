/**
 * Thin bar at the top while a page is loading. Decorative, because screen readers announce the new
 * page itself.
 */
export function ProgressBar({ active }: { active: boolean }) {
  return <div className="progress-bar" data-active={active} aria-hidden="true" />;
}
