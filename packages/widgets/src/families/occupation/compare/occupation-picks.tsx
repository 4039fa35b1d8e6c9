import { comparedOccupations, MAX_COMPARED } from '@observatorio/contract';
import { PickList } from '@observatorio/ui';
import type { CardState } from '../../../data/use-card';
import { OccupationField } from '../../shared/occupation-field';

interface OccupationPicksProps {
  card: CardState;
  /** CBO codes of the compared occupations. */
  codes: readonly string[];
  /** Returns the title of a code. */
  titleOf: (code: string) => string;
  onChange: (codes: readonly string[]) => void;
}

/** Compared occupations, each with a remove button, and a field to add another. */
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
