import type { PercentilePay } from '@observatorio/domain';
import { formatMoney } from '@observatorio/language';
import type { CSSProperties } from 'react';

interface PercentileStripProps {
  /** Accessible name of the list of percentiles. */
  label: string;
  percentiles: readonly PercentilePay[];
  /** Position of the reader's mark, 0 to 1. Default: none. */
  mark?: number | undefined;
}

const at = (share: number): CSSProperties => ({ '--o-at': `${share * 100}%` }) as CSSProperties;

/**
 * Bar of all links in order of their pay, with the pay of some percentiles and a mark. The mark is
 * hidden from screen readers, so pair it with text.
 */
export function PercentileStrip({ label, percentiles, mark }: PercentileStripProps) {
  const isPublished = (percent: number) => percentiles.some((each) => each.percent === percent);
  return (
    <div className="strip">
      <div className="strip-bar" aria-hidden="true">
        {isPublished(25) && isPublished(75) && <span className="strip-half" />}
        {percentiles.map(({ percent }) => (
          <span key={percent} className="strip-tick" style={at(percent / 100)} />
        ))}
        {mark !== undefined && (
          <span className="strip-mark" style={at(mark)}>
            <span className="strip-you">você</span>
          </span>
        )}
      </div>
      <ol className="strip-list" aria-label={label}>
        {percentiles.map(({ percent, pay }) => (
          <li key={percent} data-percent={percent} style={at(percent / 100)}>
            <span className="strip-percent">
              {percent}%<span className="visually-hidden"> dos vínculos pagam até</span>
            </span>{' '}
            <span className="strip-pay">{formatMoney(pay)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
