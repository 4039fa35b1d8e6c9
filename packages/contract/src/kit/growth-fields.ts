import type { Growth } from '@observatorio/domain';
import { integerOrNull, textOrNull } from './record';

/** Years that a growth compares; null if it is unknown. */
export const growthYears = {
  growthFrom: integerOrNull('crescimento_de', 'Crescimento: primeiro ano'),
  growthTo: integerOrNull('crescimento_ate', 'Crescimento: último ano'),
};

/** Why a growth is unknown, `sem-dados` or `anos-nao-comparaveis`; null if it is known. */
export const noGrowthReason = textOrNull('crescimento_motivo', 'Motivo de não haver crescimento');

/** Returns a growth's values of these fields. */
export const growthPeriod = ({ from, to, reason }: Growth) => ({
  growthFrom: from,
  growthTo: to,
  noGrowthReason: reason,
});

/** Descriptions of these fields. */
export const growthYearsDescriptions = {
  crescimento_de: 'primeiro ano que o crescimento compara; nulo sem crescimento',
  crescimento_ate: 'último ano que o crescimento compara; nulo sem crescimento',
};

export const noGrowthDescription =
  'por que não há crescimento: sem-dados, ou anos-nao-comparaveis se só há anos separados por uma quebra da RAIS ou parciais; nulo se há';
