import { comparedOccupations } from '@observatorio/contract';
import { PickList } from '@observatorio/ui';
import type { Card } from '../../../data/use-card';
import { OccupationField } from '../../shared/occupation-field';

/** No more occupations than this fit side by side. */
export const MAX_COMPARED = 4;

interface OccupationPicksProps {
  card: Card;
  /** The occupations chosen. */
  codes: readonly string[];
  /** Names one of them. */
  titleOf: (code: string) => string;
  onChange: (codes: readonly string[]) => void;
}

/** The occupations put side by side, each of which can be taken out, and the field that adds one. */
export function OccupationPicks({ card, codes, titleOf, onChange }: OccupationPicksProps) {
  const { name, label } = comparedOccupations;
  const isFixed = name in card.fixed;
  return (
    <div className="picks">
      {!isFixed && (
        <OccupationField
          card={card}
          label={codes.length < MAX_COMPARED ? 'Adicionar profissão' : 'Para trocar, retire uma'}
          value=""
          disabled={codes.length >= MAX_COMPARED}
          adds
          onChange={(code) => code && onChange([...codes, code])}
        />
      )}
      <PickList
        label={label}
        picks={codes.map((code) => ({ key: code, label: titleOf(code) }))}
        onRemove={isFixed ? undefined : (key) => onChange(codes.filter((code) => code !== key))}
      />
    </div>
  );
}
