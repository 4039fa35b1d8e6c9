import { macroSectorOf } from '@observatorio/domain';
import type { GroupRule } from '../kit/group-rule';
import { nestingRule } from '../kit/nesting';
import { placeRule } from '../kit/place-rule';

const nestSectors = nestingRule([{ outer: 'grandeSetor', inner: 'setor', outerOf: macroSectorOf }]);

/** In the labour overview, place and sector filters are hierarchical. */
export const labourRule: GroupRule = (next, change) => nestSectors(placeRule(next, change), change);
