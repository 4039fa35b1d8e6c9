import { type NamedRating } from '@observatorio/domain';
import { formatDecimal, formatScore } from '@observatorio/language';
import ratingListSheet from './rating-list.css?inline';
import { Track } from './track';
import trackSheet from './track.css?inline';

export const ratingListStyles = trackSheet + ratingListSheet;

interface RatingListProps {
  /** Accessible name of the list. */
  label: string;
  /** Ratings in display order. */
  ratings: readonly NamedRating[];
  /** Maximum of the scale. */
  max: number;
}

/** List of named bars with their values, such as `Biologia 4,8 de 5`. */
export function RatingList({ label, ratings, max }: RatingListProps) {
  return (
    <ol className="ratings" aria-label={label}>
      {ratings.map(({ name, value }) => (
        <li key={name} className="rating">
          <span className="rating-name">{name}</span>
          {value !== null && (
            <>
              <span className="rating-value">
                {formatScore(value)} de {formatDecimal(max)}
              </span>
              <Track share={value / max} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
