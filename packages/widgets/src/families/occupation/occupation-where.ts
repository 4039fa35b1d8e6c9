import { occupationWherePanel } from '@observatorio/cards/occupation/occupation-panels';
import { whereElement } from '../shared/where-element';

/** Places a reader's pay among that of an occupation. */
export const occupationWhere = whereElement(occupationWherePanel);
