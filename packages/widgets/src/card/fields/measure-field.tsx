import { linkMeasures, MEASURE } from '@observatorio/contract';
import { type Choice, ChoiceField } from '@observatorio/ui';
import type { CardState } from '../../data/use-card';

const [links] = linkMeasures;

const choices: readonly Choice[] = linkMeasures.map(({ code, label }) => {
  const [lead = '', noun] = label.split(' ');
  return noun === undefined ? { value: code, label } : { value: code, lead, label: noun };
});

/** Switches the cards of a group between links and their pay. */
export function MeasureField({ card: { filters, fixed, set } }: { card: CardState }) {
  const value = filters[MEASURE]?.[0];
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <ChoiceField
      label="Mostrar vínculos ou remuneração"
      choices={choices}
      value={value !== undefined && isListed ? value : links.code}
      disabled={MEASURE in fixed}
      onChange={(code) => set(MEASURE, code === links.code ? null : code)}
    />
  );
}
