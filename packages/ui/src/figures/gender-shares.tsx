import { type CountRow, genderHues, totalOf } from '@observatorio/domain';
import { formatWholePercent } from '@observatorio/language';
import type { CSSProperties } from 'react';
import { PersonIcon } from '../icons/person-icon';
import genderSharesSheet from './gender-shares.css?inline';

export const genderSharesStyles = genderSharesSheet;

interface GenderSharesProps {
  /** Counts by sex (1 or 2); the key null is “Não informado”. */
  rows: readonly CountRow[];
  /** Selected sexes. */
  selected: readonly string[];
  /** Called with the clicked sex. Default: not selectable. */
  onSelect?: ((key: string) => void) | undefined;
}

/** Toggle button per sex, with a person icon and the percentage of the total. */
export function GenderShares({ rows, selected, onSelect }: GenderSharesProps) {
  const total = totalOf(rows);
  const shareOf = (count: number) => formatWholePercent(total > 0 ? count / total : 0);
  const unknown = rows.find(({ key, count }) => key === null && count > 0);
  return (
    <div className="genders">
      {rows.map(({ key, label, count }) => {
        const hue = key && genderHues[key];
        return (
          hue && (
            <button
              key={key}
              type="button"
              className="gender"
              aria-pressed={selected.includes(key)}
              style={{ '--o-hue': `var(--o-chart-${hue})` } as CSSProperties}
              disabled={!onSelect}
              onClick={() => onSelect?.(key)}
            >
              <PersonIcon sex={key} />
              <span className="gender-label">{label}</span>
              <strong className="gender-share">{shareOf(count)}</strong>
            </button>
          )
        );
      })}
      {unknown && (
        <p className="genders-note">
          {unknown.label}: {shareOf(unknown.count)}
        </p>
      )}
    </div>
  );
}
