/** Thin bar at the top while a page is loading. Decorative: the page announces itself. */
export function ProgressBar({ active }: { active: boolean }) {
  return <div className="progress-bar" data-active={active} aria-hidden="true" />;
}
