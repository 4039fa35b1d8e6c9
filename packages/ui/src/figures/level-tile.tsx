import type { LevelStep } from '@observatorio/domain';
import { icon } from '../icons/icon';
import { AlertIcon } from '../icons/icons';
import levelTileSheet from './level-tile.css?inline';

export const levelTileStyles = levelTileSheet;

const CheckIcon = icon(<path d="M4 10.5l4 4 8-9" />);

interface LevelTileProps {
  /** Levels of the scale, starting with level 1. */
  steps: readonly LevelStep[];
  /** Current level, 1-based. */
  level: number;
}

/**
 * Level of a scale as a row of tiles, with a word, a number and an icon, so that the meaning does
 * not depend on colour.
 */
export function LevelTile({ steps, level }: LevelTileProps) {
  const step = steps[level - 1];
  if (!step) return null;
  const { word, tone } = step;
  return (
    <div className="level" data-tone={tone}>
      <p className="level-head">
        {(tone === 'danger' || tone === 'warning') && <AlertIcon size={24} />}
        {tone === 'success' && <CheckIcon size={24} />}
        <span className="level-word">{word}</span>
        <span className="level-number">
          {level} de {steps.length}
        </span>
      </p>
      <div className="level-tiles" aria-hidden="true">
        {steps.map((each, index) => (
          <span
            key={each.word}
            className="level-tile"
            data-active={index + 1 === level || undefined}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <p className="level-ends" aria-hidden="true">
        <span className="level-word">{steps.at(0)?.word}</span>
        <span className="level-word">{steps.at(-1)?.word}</span>
      </p>
    </div>
  );
}
