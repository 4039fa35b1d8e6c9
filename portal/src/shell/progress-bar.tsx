/** The thin bar on top while a page is on its way. Decorative: the page announces itself. */
export function ProgressBar({ active }: { active: boolean }) {
  return <div className="progress-bar" data-active={active} aria-hidden="true" />;
}
