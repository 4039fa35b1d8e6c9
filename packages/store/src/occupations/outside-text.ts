import { majorGroupOf } from '@observatorio/domain';
import type { OccupationTitles } from '../titles/occupation-titles';
import type { OccupationFacts } from './facts';

/**
 * Describes an occupation that the live list lacks by its family, or else by its major group; null if
 * the list has it.
 */
export async function outsideText(
  facts: OccupationFacts,
  titles: OccupationTitles,
  code: string,
): Promise<string | null> {
  if (!titles.isOutside(code)) return null;
  const family = await facts.family();
  const group = family
    ? `da família ${code.slice(0, 4)}, ${family}`
    : `do grande grupo ${code.charAt(0)}, ${majorGroupOf(code)?.label}`;
  return `Código que a lista da CBO em serviço não traz; pelo número, é ${group}.`;
}
