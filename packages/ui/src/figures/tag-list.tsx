import { type CompetencyTag } from '@observatorio/domain';
import { formatPercent } from '@observatorio/language';
import { shadeTokens } from '../styles/shades';
import tagListSheet from './tag-list.css?inline';

export const tagListStyles = shadeTokens + tagListSheet;

interface TagListProps {
  /** Accessible name of the list. */
  label: string;
  tags: readonly CompetencyTag[];
}

/** Competencies, shaded by their proximity to the occupation. */
export function TagList({ label, tags }: TagListProps) {
  return (
    <ul className="tags" aria-label={label}>
      {tags.map(({ name, score, shade }) => (
        <li
          key={name}
          className="tag"
          data-shade={shade}
          title={`Proximidade de ${formatPercent(score)}`}
        >
          {name}
          <span className="visually-hidden">, proximidade de</span>{' '}
          <span className="tag-score">{formatPercent(score)}</span>
        </li>
      ))}
    </ul>
  );
}
