import { labourWherePanel } from '@observatorio/cards/labour/labour-panels';
import { whereElement } from '../shared/where-element';

/** Places a reader's pay among that of the selected links. */
export const labourWhere = whereElement(labourWherePanel);
